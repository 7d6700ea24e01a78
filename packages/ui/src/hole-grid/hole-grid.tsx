import { CheckIcon, CircleDashedIcon, CloudUploadIcon, TriangleAlertIcon } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { moveOnceDrawn } from '../motion/move';
import styles from './hole-grid.module.css';

export type HoleState = 'empty' | 'incomplete' | 'done' | 'conflict';

export interface HoleGridProps {
  /** For screen readers and above the grid: "Select Hole". */
  label: string;
  /** The round's holes, in the order they are shown; missing: all 18. */
  holes?: readonly number[];
  /** State of each hole by its number, 1 to 18; a hole left out is empty. */
  states: Readonly<Record<number, HoleState>>;
  /** Hole → the number of its scores that are not sent yet. */
  waiting?: Readonly<Record<number, number>>;
  /** The hole on the screen now. */
  current: number | null;
  onSelect: (hole: number) => void;
}

const HOLES = Array.from({ length: 18 }, (_, index) => index + 1);

const STATE_WORDS: Record<HoleState, string> = {
  empty: 'no scores',
  incomplete: 'incomplete',
  done: 'done',
  conflict: 'scores differ',
};

const SIGNS: Record<HoleState, ReactNode> = {
  empty: null,
  incomplete: <CircleDashedIcon aria-hidden />,
  done: <CheckIcon aria-hidden />,
  conflict: <TriangleAlertIcon aria-hidden />,
};
const UNSENT = <CloudUploadIcon aria-hidden />;

/** An overview of the round, six holes a row. A press on a hole selects it. */
export function HoleGrid({ label, holes = HOLES, states, waiting = {}, current, onSelect }: HoleGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const done = holes.filter((hole) => states[hole] === 'done').join();
  const doneBefore = useRef(done);
  useLayoutEffect(() => {
    const before = doneBefore.current.split(',');
    doneBefore.current = done;
    const saved = done.split(',').filter((hole) => !before.includes(hole));
    // Animates a hole that was just saved, but not a round that was just loaded. Only the button's content moves, because a thumb aims at the button.
    const cell = saved.length === 1 && grid.current?.children[holes.indexOf(Number(saved[0]))]?.firstElementChild;
    if (cell) moveOnceDrawn(cell, { transform: 'scale(1.4)' });
  }, [done, holes]);
  return (
    <div ref={grid} role="group" aria-label={label} className={styles.grid}>
      {holes.map((hole) => (
        <HoleButton key={hole} hole={hole} state={states[hole] ?? 'empty'} unsent={waiting[hole] ?? 0} isCurrent={hole === current} onSelect={onSelect} />
      ))}
    </div>
  );
}

interface HoleButtonProps {
  hole: number;
  state: HoleState;
  unsent: number;
  isCurrent: boolean;
  onSelect: (hole: number) => void;
}

/** Memoised, because a save changes only one of eighteen buttons. */
const HoleButton = memo(function HoleButton({ hole, state, unsent, isCurrent, onSelect }: HoleButtonProps) {
  const sign = unsent > 0 ? UNSENT : SIGNS[state];
  return (
    <button
      type="button"
      className={styles.hole}
      data-state={state}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={`Hole ${hole}, ${STATE_WORDS[state]}${unsent > 0 ? `, ${unsent} waiting to be sent` : ''}`}
      onClick={() => onSelect(hole)}
    >
      <span className={styles.number}>{hole}</span>
      {sign && <span className={styles.state}>{sign}</span>}
    </button>
  );
});
