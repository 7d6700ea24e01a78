import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../field/field-error';
import { useFieldIds } from '../field/use-field-ids';
import { Note } from '../note/note';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May contain links: a press on a link opens it and does not toggle the checkbox. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** A yes/no choice that takes effect when the form is submitted. For a setting that takes effect at once, use Switch. */
export function Checkbox({ label, hint, error, id, className, onChange, onCheckedChange, ...input }: CheckboxProps) {
  const generated = useId();
  const ids = useFieldIds({ hint, error }, id ?? generated);
  return (
    <div className={className}>
      <div className={styles.row}>
        <input
          {...input}
          id={ids.control}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <div className={styles.words}>
          <label htmlFor={ids.control} className={styles.label}>
            {label}
          </label>
          {hint && <Note id={ids.hint}>{hint}</Note>}
        </div>
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
