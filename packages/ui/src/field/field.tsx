import type { ReactNode } from 'react';
import { Note } from '../note/note';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldError } from './field-error';
import styles from './field.module.css';
import type { FieldIds } from './use-field-ids';

/** The props of every labelled field. */
export interface FieldProps {
  label: ReactNode;
  /** Shows the label only to screen readers, where the screen makes it obvious. */
  hideLabel?: boolean;
  /** Beside the label: a help button, for example. */
  labelAction?: ReactNode;
  hint?: ReactNode;
  /** The error and how to correct it; announced when it appears. */
  error?: ReactNode;
}

/** Label above, control, hint and error below: the frame of every field. */
export function Field({ ids, label, hideLabel = false, labelAction, hint, error, children }: FieldProps & { ids: FieldIds; children: ReactNode }) {
  const labelElement = (
    <label id={ids.label} htmlFor={ids.control}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {hideLabel ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.label}>
          {labelElement}
          {labelAction}
        </div>
      )}
      {children}
      {hint && <Note id={ids.hint}>{hint}</Note>}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
