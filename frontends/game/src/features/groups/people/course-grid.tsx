import { type ClipboardEvent, useId, useRef } from 'react';
import styles from './course-grid.module.css';
import { pasted } from './course-of';

interface CourseGridProps {
  label: string;
  /** The accessible name of a hole's field: "Par, hole 7". */
  nameOf: (hole: number) => string;
  values: readonly string[];
  /** Whether the number of a hole is invalid. */
  isWrong: (hole: number) => boolean;
  /** Maximum number of digits. With one digit, typing moves the focus to the next field. */
  digits: 1 | 2;
  faults: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** A number field for each hole. Pasting a row of numbers fills the fields from the focused one on. */
export function CourseGrid({ label, nameOf, values, isWrong, digits, faults, onChange }: CourseGridProps) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const enter = (hole: number, text: string) => {
    if (!/^\d*$/.test(text)) return;
    onChange(values.map((value, index) => (index === hole ? text : value)));
    if (digits === 1 && text.length === 1) fields.current?.querySelectorAll('input')[hole + 1]?.focus();
  };
  const paste = (event: ClipboardEvent, hole: number) => {
    const row = pasted(values, hole, event.clipboardData.getData('text'));
    if (!row) return;
    event.preventDefault();
    onChange(row);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.grid}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div ref={fields} className={styles.fields}>
        {values.map((value, hole) => (
          <label key={hole} className={styles.hole}>
            <span aria-hidden>{hole + 1}</span>
            <input
              aria-label={nameOf(hole + 1)}
              aria-invalid={isWrong(hole + 1) || undefined}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              maxLength={digits}
              value={value}
              onChange={(event) => enter(hole, event.target.value)}
              onPaste={(event) => paste(event, hole)}
              onFocus={(event) => event.target.select()}
            />
          </label>
        ))}
      </div>
      <div aria-live="polite" className={styles.faults}>
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </div>
  );
}
