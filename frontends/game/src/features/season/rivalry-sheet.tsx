import type { SeasonTable } from '@fairshare/contracts';
import { Dialog, PlayerBadge } from '@fairshare/ui';
import styles from './season.module.css';
import { DECIDING_HOLE, decidingWords, halvedWords, NO_HOLE, NO_STREAK, pairOf, RECORD, score, STREAK, streakWords } from './texts';

interface RivalrySheetProps {
  table: SeasonTable;
  /** In player order. */
  players: readonly [string, string];
  onClose: () => void;
}

/** The rivalry of two players: their record, the current streak, and the hole that decides most often. */
export function RivalrySheet({ table, players, onClose }: RivalrySheetProps) {
  const isOfTwo = ({ players: two }: { players: readonly string[] }) => players.every((playerId) => two.includes(playerId));
  const met = table.headToHead.find(isOfTwo);
  const rivalry = table.rivalries?.find(isOfTwo);
  const playerOf = (playerId: string | undefined) => table.players.find(({ player }) => player.id === playerId)?.player;
  // In the order of the record.
  const [one, other] = [playerOf(met?.players[0]), playerOf(met?.players[1])];
  if (!met || !one || !other) return null;
  const { streak, decidingHole } = rivalry ?? { streak: null, decidingHole: null };
  const isOnes = decidingHole !== null && decidingHole.won > decidingHole.lost;
  const [winner, loser] = isOnes ? [one, other] : [other, one];
  const hole =
    decidingHole && decidingWords(decidingHole.hole, winner.name, Math.max(decidingHole.won, decidingHole.lost), loser.name, Math.min(decidingHole.won, decidingHole.lost));
  return (
    <Dialog open onOpenChange={onClose} title={pairOf(one.name, other.name)} size="small">
      <dl className={styles.rivalry}>
        <dt>{RECORD}</dt>
        <dd className={styles.record}>
          <PlayerBadge player={one} decorative /> <span className={styles.large}>{score(met.won, met.lost)}</span> <PlayerBadge player={other} decorative />
          {met.halved > 0 && <span>{halvedWords(met.halved)}</span>}
        </dd>
        <dt>{STREAK}</dt>
        <dd>{streak ? streakWords(playerOf(streak.wonBy)?.name ?? '', streak.rounds) : NO_STREAK}</dd>
        <dt>{DECIDING_HOLE}</dt>
        <dd>{hole ?? NO_HOLE}</dd>
      </dl>
    </Dialog>
  );
}
