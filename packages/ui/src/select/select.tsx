import { CheckIcon, ChevronDownIcon } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { Field, type FieldProps } from '../field/field';
import { useFieldIds } from '../field/use-field-ids';
import type { Choice } from '../shared/choice';
import styles from './select.module.css';

export interface SelectProps<Value extends string> extends FieldProps {
  /** Each with a non-empty value; nothing chosen is `value` undefined, never an item. */
  options: ReadonlyArray<Choice<Value>>;
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  id?: string;
}

/** One of a list too long for a row of chips. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled,
  id,
  ...field
}: SelectProps<Value>) {
  const ids = useFieldIds(field, id);
  return (
    <Field ids={ids} {...field}>
      <RadixSelect.Root
        // Radix tells "controlled, nothing chosen" by the empty string.
        value={value ?? ''}
        onValueChange={(chosen) => onValueChange(chosen as Value)}
        name={name}
        disabled={disabled}
      >
        <RadixSelect.Trigger
          id={ids.control}
          className={styles.trigger}
          aria-describedby={ids.describedBy}
          aria-invalid={field.error ? true : undefined}
        >
          <span className={styles.value}>
            <RadixSelect.Value placeholder={placeholder} />
          </span>
          <RadixSelect.Icon className={styles.icon}>
            <ChevronDownIcon aria-hidden />
          </RadixSelect.Icon>
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content className={styles.content} position="popper" sideOffset={4} collisionPadding={8}>
            <RadixSelect.Viewport className={styles.viewport}>
              {options.map((option) => (
                <RadixSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={styles.item}
                >
                  <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                  <RadixSelect.ItemIndicator className={styles.icon}>
                    <CheckIcon aria-hidden />
                  </RadixSelect.ItemIndicator>
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
    </Field>
  );
}
