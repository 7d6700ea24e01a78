import { Section } from '@fairshare/ui';
import { PointsList, type PointsListProps } from './points-list';
import { unitWords } from './unit-words';

interface SideGamePointsProps {
  /** The game's name in the group. */
  name: string;
  /** The standings in one line; empty if there is nothing to show. */
  line: string;
  /** The unit of the totals: "skins". */
  unit: string;
  /** Totals of the players in the game. */
  totals: Readonly<Record<string, number>>;
  players: PointsListProps['players'];
}

/** The standings of a side game, without money. */
export function SideGamePoints({ name, line, unit, totals, players }: SideGamePointsProps) {
  return (
    <Section title={<bdi>{name}</bdi>} description={line || undefined}>
      <PointsList label={name} players={players.filter(({ id }) => totals[id] !== undefined)} totals={totals} wordsOf={(count) => unitWords(count, unit)} />
    </Section>
  );
}
