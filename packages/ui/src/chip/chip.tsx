import { CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipToggleProps {
  icon?: ReactNode;
  children: ReactNode;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}

/** On or off, several of a group at once: which games to settle. */
export function ChipToggle({ pressed, onPressedChange, icon, children }: ChipToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={() => onPressedChange(!pressed)}>
      {pressed ? <CheckIcon aria-hidden /> : icon}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

export interface ChipGroupProps {
  /** What the chips are about, for screen readers. */
  label: string;
  /** In one line with what they are about: for a badge or a short word each. */
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
