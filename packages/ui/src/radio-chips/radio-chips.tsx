import { CheckIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Choice } from '../shared/choice';
import styles from './radio-chips.module.css';

export interface RadioChipsProps<Value extends string> {
  /** The question the chips answer. */
  label: ReactNode;
  options: ReadonlyArray<Choice<Value>>;
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** A note beside the question when a required answer is missing. It says what to do. */
  missing?: ReactNode;
  /** One line per question, with the question before its answers: for answers that are a badge or a short word. */
  compact?: boolean;
}

const CHECK = <CheckIcon className={styles.check} aria-hidden />;

/** One question with one big chip per answer: who was first on the green, for example. */
export function RadioChips<Value extends string>({ label, options, value, onValueChange, missing, compact = false }: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} data-missing={missing ? '' : undefined} data-compact={compact || undefined}>
      <legend className={styles.legend}>
        {label}
        {missing && <span className={styles.missing}> {missing}</span>}
      </legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input type="radio" className={styles.radio} name={name} value={option.value} checked={option.value === value} onChange={() => onValueChange(option.value)} />
            <span className={styles.face}>
              <span className={styles.words}>{option.label}</span>
              {CHECK}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
