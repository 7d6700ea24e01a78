import type { GameKind } from '@fairshare/golf-rules';
import { Card, Section } from '@fairshare/ui';
import type { CSSProperties } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { PointsList } from '../../../shared/points-list';
import styles from './standings.module.css';
import { NO_SCORES_YET, scoresTitle } from './texts';

interface ScoresListProps {
  kind: GameKind;
  players: readonly ShownPlayer[];
  totals: Readonly<Record<string, number>>;
  /** No hole counts yet. */
  empty: boolean;
}

/** Points per player: the user's own first, then most points first. Players with equal points stay in player order. */
export function ScoresList({ kind, players, totals, empty }: ScoresListProps) {
  return (
    <Section title={scoresTitle(kind)}>
      {empty ? (
        <Card>
          <div className={styles.room} style={{ '--rows': players.length } as CSSProperties}>
            <p className={styles.quiet}>{NO_SCORES_YET}</p>
          </div>
        </Card>
      ) : (
        <PointsList label={scoresTitle(kind)} players={players} totals={totals} />
      )}
    </Section>
  );
}
