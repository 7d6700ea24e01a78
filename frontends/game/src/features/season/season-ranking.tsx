import type { SeasonTable } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { List, ListRow, meFirst, Money, PlayerBadge, Section, Select } from '@fairshare/ui';
import { useState } from 'react';
import { FIRST_MEASURE, isOfGame, type Measure, measuresOf, nameOf, type Ranked, rankedBy, unitOf } from './measures';
import styles from './season.module.css';
import { pointsWords } from '../../shared/points-words';
import { ARCHIVED, perRoundWords, PLAYERS, RANKED_BY, roundsWords, YOU } from './texts';

interface SeasonRankingProps {
  table: SeasonTable;
  /** The user's player. */
  me: string | null;
  onPlayer: (playerId: string) => void;
}

/** All players of the season: the user first, the others by the chosen measure. */
export function SeasonRanking({ table, me, onPlayer }: SeasonRankingProps) {
  const [picked, setPicked] = useState<Measure | null>(null);
  const measures = measuresOf(table);
  const measure = picked !== null && measures.includes(picked) ? picked : (measures[0] ?? FIRST_MEASURE);
  const rows = meFirst(rankedBy(measure, table.players).map((ranked) => ({ ...ranked, isMe: ranked.row.player.id === me })));
  return (
    <Section title={roundsWords(table.rounds)}>
      {measures.length > 1 && (
        <Select label={RANKED_BY} options={measures.map((value) => ({ value, label: nameOf(value, table.players) }))} value={measure} onValueChange={setPicked} />
      )}
      <List label={PLAYERS}>
        {rows.map(({ isMe, ...ranked }) => (
          <ListRow
            key={ranked.row.player.id}
            leading={
              <span className={styles.place}>
                <span className={styles.rank}>{ranked.rank ?? '–'}</span>
                <PlayerBadge player={ranked.row.player} decorative />
              </span>
            }
            title={isMe ? YOU : ranked.row.player.name}
            subtitle={noteOn(ranked, measure)}
            trailing={<Figure figure={ranked.figure} measure={measure} unit={unitOf(measure, table.players)} />}
            current={isMe}
            onPress={() => onPlayer(ranked.row.player.id)}
          />
        ))}
      </List>
    </Section>
  );
}

function Figure({ figure, measure, unit }: { figure: number | null; measure: Measure; unit: string }) {
  if (figure === null) return <span className={styles.figure}>–</span>;
  if (measure === 'net') return <Money cents={dollarsToCents(figure)} />;
  return (
    <span className={styles.withUnit}>
      <span className={styles.figure}>{perRoundWords(figure)}</span> <span className={styles.unit}>{figure === 1 ? unit.replace(/s\b/, '') : unit}</span>
    </span>
  );
}

/** An average comes with the number of rounds that it is computed from. */
function noteOn({ row }: Ranked, measure: Measure): string {
  const average = isOfGame(measure) ? row[measure] : null;
  const rounds = average && average.rounds !== row.rounds ? `${average.rounds} of ${roundsWords(row.rounds)}` : roundsWords(row.rounds);
  return [average && pointsWords(average.points), rounds, row.player.isArchived && ARCHIVED].filter(Boolean).join(' · ');
}
