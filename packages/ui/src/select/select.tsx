import { ChevronDownIcon } from 'lucide-react';
import { Field, type FieldProps } from '../field/field';
import { useFieldIds } from '../field/use-field-ids';
import styles from './select.module.css';

interface SelectOption<Value extends string> {
  /** Never empty. If nothing is chosen, the select's `value` is undefined. */
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: ReadonlyArray<SelectOption<Value>>;
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
}

/** Chooses one of a list that is too long for a row of chips. It is the browser's native list: on a phone, the familiar wheel. */
export function Select<Value extends string>({ options, value, onValueChange, placeholder, ...field }: SelectProps<Value>) {
  const ids = useFieldIds(field);
  return (
    <Field ids={ids} {...field}>
      <div className={styles.control}>
        <select
          id={ids.control}
          className={styles.select}
          value={value ?? ''}
          data-placeholder={value === undefined ? '' : undefined}
          aria-describedby={ids.describedBy}
          aria-invalid={field.error ? true : undefined}
          onChange={(event) => onValueChange(event.target.value as Value)}
        >
          {value === undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.icon} aria-hidden />
      </div>
    </Field>
  );
}
