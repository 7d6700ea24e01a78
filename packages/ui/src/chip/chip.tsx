import { CheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  icon?: ReactNode;
  children: ReactNode;
}

/** A small fact that is not to be pressed: "Card Game", "4 players". */
export function Chip({ icon, children }: ChipProps) {
  return (
    <span className={styles.chip}>
      {icon}
      <span className={styles.words}>{children}</span>
    </span>
  );
}

export interface ChipToggleProps extends ChipProps {
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
  /** The words of all the chips there may come to be: it keeps their room. */
  roomFor?: readonly string[];
  /** In one line with what they are about: for a badge or a short word each. */
  compact?: boolean;
  children: ReactNode;
}

/** Chips that belong together; they wrap onto further lines. */
export function ChipGroup({ label, roomFor = [], compact = false, children }: ChipGroupProps) {
  const group = (
    <div role="group" aria-label={label} className={styles.group} data-compact={compact || undefined}>
      {children}
    </div>
  );
  if (roomFor.length === 0) return group;
  return (
    <div className={styles.room}>
      <div className={styles.group} data-unseen aria-hidden>
        {roomFor.map((words, index) => (
          // Two of them may have the same words.
          <span key={index} className={styles.chip} data-words={words} />
        ))}
      </div>
      {group}
    </div>
  );
}
