import { type ComponentProps, type ReactNode, useId } from 'react';
import { Note } from '../note/note';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** An on/off setting that takes effect at once. The whole row can be pressed. */
export function Switch({ label, hint, id, className, onChange, onCheckedChange, ...input }: SwitchProps) {
  const generated = useId();
  const control = id ?? generated;
  const hintId = `${control}-hint`;
  return (
    <div className={className}>
      <div className={styles.row}>
        <div className={styles.words}>
          <label htmlFor={control} className={styles.label}>
            {label}
          </label>
          {hint && <Note id={hintId}>{hint}</Note>}
        </div>
        <input
          {...input}
          id={control}
          type="checkbox"
          role="switch"
          className={styles.track}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
      </div>
    </div>
  );
}
