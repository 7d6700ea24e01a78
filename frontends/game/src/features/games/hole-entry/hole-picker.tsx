import { HoleGrid, type HoleState, Section } from '@fairshare/ui';
import { SELECT_HOLE } from './texts';

interface HolePickerProps {
  hole: number;
  states: Readonly<Record<number, HoleState>>;
  onHole: (hole: number) => void;
}

export function HolePicker({ hole, states, onHole }: HolePickerProps) {
  return (
    <Section title={SELECT_HOLE}>
      <HoleGrid label={SELECT_HOLE} states={states} current={hole} onSelect={onHole} />
    </Section>
  );
}
