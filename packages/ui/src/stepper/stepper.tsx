import { MinusIcon, PlusIcon } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { ScoreMarkProps } from '../score-mark/score-mark';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { stepFrom, typedValue } from './step';
import styles from './stepper.module.css';

export interface StepperProps {
  /** What is counted and for whom, such as "Strokes for Ann": names the field and both buttons. */
  label: string;
  /** Null while nothing is entered. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Where the first press of either button starts: the hole's usual number of strokes. */
  usual: number;
  /** A word for that number, shown before it: "par". Missing: "usual". */
  usualIs?: string | undefined;
  /** The shape that golfers draw around the number. Show its meaning in words beside the stepper. */
  shape?: ScoreMarkProps['shape'] | undefined;
  min?: number;
  max?: number;
  invalid?: boolean;
}

/** Constant elements, so that React does not render them again with each stepper. */
const MINUS = <MinusIcon aria-hidden />;
const PLUS = <PlusIcon aria-hidden />;

/** Minus, the number, plus: for one thumb. The number can be typed as well. */
export function Stepper({ label, value, onValueChange, usual, usualIs, shape, min = 1, max = 99, invalid = false }: StepperProps) {
  const [announced, setAnnounced] = useState('');
  const emptyId = useId();
  const range = { min, max };

  const step = (by: 1 | -1) => {
    const next = stepFrom(value, by, usual, range);
    if (next === value) return;
    onValueChange(next);
    setAnnounced(String(next));
  };
  const type = (text: string) => {
    const next = typedValue(text, range);
    if (next !== undefined) onValueChange(next);
  };
  const liftToMinimum = () => {
    if (value !== null && value < min) onValueChange(min);
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <div role="group" aria-label={label} className={styles.stepper} data-invalid={invalid ? '' : undefined}>
      <button type="button" className={styles.button} aria-label={`One less: ${label}`} aria-disabled={value !== null && value <= min} onClick={() => step(-1)}>
        {MINUS}
      </button>
      <input
        className={styles.value}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        enterKeyHint="next"
        placeholder={`${usualIs ?? 'usual'} ${usual}`}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={value === null ? emptyId : undefined}
        value={value ?? ''}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={liftToMinimum}
        onKeyDown={stepByKey}
      />
      <button type="button" className={styles.button} aria-label={`One more: ${label}`} aria-disabled={value !== null && value >= max} onClick={() => step(1)}>
        {PLUS}
      </button>
      {shape && value !== null && <span className={styles.shape} data-shape={shape} aria-hidden />}
      {value === null && <VisuallyHidden id={emptyId}>{`Not entered, ${usualIs ?? 'usually'} ${usual}`}</VisuallyHidden>}
      <span aria-live="polite">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </span>
    </div>
  );
}
