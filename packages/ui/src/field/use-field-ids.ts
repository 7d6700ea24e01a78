import { useId } from 'react';

export interface FieldWords {
  hint?: unknown;
  error?: unknown;
}

/** The ids that tie a control to its label, hint and error. */
export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
  /** For `aria-describedby`: whichever of hint and error is shown. */
  describedBy: string | undefined;
}

export function useFieldIds({ hint, error }: FieldWords, givenId?: string): FieldIds {
  const generated = useId();
  const control = givenId ?? generated;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const shown = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return { control, label: `${control}-label`, hint: hintId, error: errorId, describedBy: shown || undefined };
}
