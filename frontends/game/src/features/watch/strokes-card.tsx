import type { Leaderboard } from '@fairshare/contracts';
import { HOLES, type StrokesByHole } from '@fairshare/golf-rules';
import { Section } from '@fairshare/ui';
import { STROKES, TOTAL } from './texts';
import styles from './watch.module.css';

interface StrokesCardProps {
  players: readonly Leaderboard['players'][number][];
  /** Hole → player id → net strokes. */
  strokes: StrokesByHole;
}

/** The scorecard: a row a hole, a column a player. */
export function StrokesCard({ players, strokes }: StrokesCardProps) {
  const played = HOLES.filter((hole) => strokes[hole] !== undefined);
  if (played.length === 0) return null;
  const totalOf = (id: string) => played.reduce((sum, hole) => sum + (strokes[hole]?.[id] ?? 0), 0);
  return (
    <Section title={STROKES}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={STROKES}>
        <table className={styles.card}>
          <thead>
            <tr>
              <th scope="col">#</th>
              {players.map(({ id, name, initials }) => (
                <th key={id} scope="col" abbr={name}>
                  {initials}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {played.map((hole) => (
              <tr key={hole}>
                <th scope="row">{hole}</th>
                {players.map(({ id }) => (
                  <td key={id}>{strokes[hole]?.[id] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{TOTAL}</th>
              {players.map(({ id }) => (
                <td key={id}>{totalOf(id)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  );
}
