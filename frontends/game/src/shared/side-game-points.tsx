import { Section } from '@fairshare/ui';
import { PointsList, type PointsListProps } from './points-list';
import { unitWords } from './unit-words';

interface SideGamePointsProps {
  /** As the group calls the game. */
  name: string;
  /** How it stands, in one line; empty while there is nothing to say. */
  line: string;
  /** What the totals count: "skins". */
  unit: string;
  /** Of those who play it. */
  totals: Readonly<Record<string, number>>;
  players: PointsListProps['players'];
}

/** How a side game stands; no money. */
export function SideGamePoints({ name, line, unit, totals, players }: SideGamePointsProps) {
  return (
    <Section title={<bdi>{name}</bdi>} description={line || undefined}>
      <PointsList label={name} players={players.filter(({ id }) => totals[id] !== undefined)} totals={totals} wordsOf={(count) => unitWords(count, unit)} />
    </Section>
  );
}
