import { HoleGrid, type HoleState } from '@fairshare/ui';
import styles from './hole-picker.module.css';
import { SELECT_HOLE } from './texts';

interface HolePickerProps {
  hole: number;
  /** The round's holes as they are played; missing: all 18. */
  holes?: readonly number[];
  states: Readonly<Record<number, HoleState>>;
  /** Hole → number of its entries that are on this phone only. */
  waiting?: Readonly<Record<number, number>>;
  onHole: (hole: number) => void;
}

/** The round's holes, right below the entries of the open one. */
export function HolePicker({ hole, holes, states, waiting, onHole }: HolePickerProps) {
  return (
    <div className={styles.holes} data-keep-clear>
      <HoleGrid label={SELECT_HOLE} holes={holes} states={states} waiting={waiting} current={hole} onSelect={onHole} />
    </div>
  );
}
