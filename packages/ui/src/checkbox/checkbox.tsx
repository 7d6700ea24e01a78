import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../field/field-error';
import { useFieldIds } from '../field/use-field-ids';
import { Note } from '../note/note';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May hold links: pressing one follows it and leaves the box alone. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, taken when the form is sent. For a setting that works at once use Switch. */
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
