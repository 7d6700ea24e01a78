import { dayOf, type RoundSettlement } from '@fairshare/golf-rules';
import { Button, Dialog, FlagTriangleRightIcon, PlayerBadge, PlayIcon, Stack } from '@fairshare/ui';
import { SAME_AGAIN, useSameAgain } from '../../../session/same-again';
import { playerOf } from '../../../shared/player-of';
import type { PhoneRound } from '../money/phone-round';
import { ShareResult } from '../share/share-result';
import styles from './finish.module.css';
import { TabLink } from './tab-link';
import { ALL_SQUARE, ALL_SQUARE_HINT, decidedOn, winsTheDay, withAmount } from './finish-texts';

export interface CelebrationProps {
  round: PhoneRound;
  settlement: RoundSettlement;
  onClose: () => void;
}

/** Shown when a round was finished: the winner of the day, the hole that decided it, and the next actions. */
export default function Celebration({ round, settlement, onClose }: CelebrationProps) {
  const { start, isStarting } = useSameAgain();
  const { winners, cents, decided } = dayOf(settlement, round.game.firstHole);
  const players = winners.map((playerId) => playerOf(round.players, playerId));
  const title =
    players.length === 0
      ? ALL_SQUARE
      : winsTheDay(
          players.map(({ name }) => name),
          players[0]?.isMe === true,
        );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button icon={<PlayIcon aria-hidden />} busy={isStarting} onClick={() => start(round.game, onClose)}>
            {SAME_AGAIN}
          </Button>
          <ShareResult variant="primary" shared={{ round, settlement, scope: { chosen: settlement.selections, leftOut: [], isStale: false } }} />
        </>
      }
    >
      <Stack gap={24}>
        <div className={styles.moment}>
          <span className={styles.green} aria-hidden>
            {Array.from({ length: FLECKS }, (_, index) => (
              <span key={index} className={styles.fleck} style={{ rotate: `${(index * 360) / FLECKS}deg` }} />
            ))}
            <FlagTriangleRightIcon className={styles.flag} />
          </span>
          <p className={styles.winners}>
            {players.map((player) => (
              <PlayerBadge key={player.id} player={player} decorative />
            ))}
            <strong className={styles.amount}>{players.length === 0 ? ALL_SQUARE_HINT : withAmount(cents, players.length > 1)}</strong>
          </p>
          {decided && <p className={styles.decided}>{decidedOn(decided.hole, decided.how)}</p>}
        </div>
        <TabLink groupId={round.game.groupId} />
      </Stack>
    </Dialog>
  );
}

const FLECKS = 10;
