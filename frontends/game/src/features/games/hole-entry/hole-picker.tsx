import { HoleGrid, type HoleState, Section } from '@fairshare/ui';
import { SELECT_HOLE } from './texts';

interface HolePickerProps {
  hole: number;
  /** The round's holes as they are played; missing: all 18. */
  holes?: readonly number[];
  states: Readonly<Record<number, HoleState>>;
  /** Hole → entries of it that are on this phone alone. */
  waiting?: Readonly<Record<number, number>>;
  onHole: (hole: number) => void;
}

export function HolePicker({ hole, holes, states, waiting, onHole }: HolePickerProps) {
  return (
    <Section title={SELECT_HOLE}>
      <HoleGrid label={SELECT_HOLE} holes={holes} states={states} waiting={waiting} current={hole} onSelect={onHole} />
    </Section>
  );
}
