import type { Group, SeasonTable } from '@fairshare/contracts';
import { Card, List, ListRow, PlayerBadge, Section } from '@fairshare/ui';
import { formatDay } from '../../shared/dates';
import { rivalsOf, seasonBestDay } from './rivals';
import { SeasonLines } from './season-lines';
import styles from './season.module.css';
import { BEST_DAY, bestDayOf, CLOSEST, halvedWords, pairOf, score, STORY, YOU, YOUR_RIVAL } from './texts';

/** Highlights of the season: a line for each player over its rounds, the best day, and the rival. */
export function SeasonStory({ group, table }: { group: Group; table: SeasonTable }) {
  const best = seasonBestDay(table);
  const rivals = rivalsOf(table, group.me);
  const playerOf = (playerId: string) => table.players.find(({ player }) => player.id === playerId)?.player;
  const bestPlayer = best && playerOf(best.playerId);
  const [one, other] = rivals ? [playerOf(rivals.players[0]), playerOf(rivals.players[1])] : [];
  const isMine = rivals?.players[0] === group.me;
  if (!bestPlayer && !(one && other)) return null;
  return (
    <Section title={STORY}>
      <SeasonLines table={table} />
      <Card>
        <List label={STORY}>
          {best && bestPlayer && (
            <ListRow
              leading={<PlayerBadge player={bestPlayer} decorative />}
              title={BEST_DAY}
              subtitle={`${bestDayOf(bestPlayer.name, best.aboveEven)} · ${best.round.name}, ${formatDay(best.round.createdAt, group)}`}
            />
          )}
          {rivals && one && other && (
            <ListRow
              leading={<PlayerBadge player={other} decorative />}
              title={isMine ? YOUR_RIVAL : CLOSEST}
              subtitle={[pairOf(isMine ? YOU : one.name, other.name), rivals.halved > 0 && halvedWords(rivals.halved)].filter(Boolean).join(' · ')}
              trailing={<span className={styles.figure}>{score(rivals.won, rivals.lost)}</span>}
            />
          )}
        </List>
      </Card>
    </Section>
  );
}
