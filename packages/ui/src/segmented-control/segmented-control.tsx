import { type ReactNode, useId } from 'react';
import type { Choice } from '../shared/choice';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen; shown above unless `hideLabel`. */
  label: ReactNode;
  hideLabel?: boolean;
  options: ReadonlyArray<Choice<Value>>;
  value: Value;
  onValueChange: (value: Value) => void;
  fullWidth?: boolean;
}

/** Chooses one of two to four views of the same content: Points / FBT. */
export function SegmentedControl<Value extends string>({ label, hideLabel = false, options, value, onValueChange, fullWidth = false }: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} data-full-width={fullWidth || undefined}>
      <legend className={styles.legend}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.words}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
