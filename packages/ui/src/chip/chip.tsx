import { CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipToggleProps {
  icon?: ReactNode;
  children: ReactNode;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}

/** An on/off chip. Several chips of a group can be on at once: the games to settle, for example. */
export function ChipToggle({ pressed, onPressedChange, icon, children }: ChipToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={() => onPressedChange(!pressed)}>
      {pressed ? <CheckIcon aria-hidden /> : icon}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

export interface ChipGroupProps {
  /** The subject of the chips, for screen readers. */
  label: string;
  /** Chips in one line with their subject: for chips with a badge or a short word. */
  compact?: boolean;
  children: ReactNode;
}

/** Chips that belong together; they wrap onto further lines. */
export function ChipGroup({ label, compact = false, children }: ChipGroupProps) {
  return (
    <div role="group" aria-label={label} className={styles.group} data-compact={compact || undefined}>
      {children}
    </div>
  );
}
