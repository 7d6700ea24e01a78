import { dayOf, type RoundSettlement } from '@fairshare/golf-rules';
import { Button, Card, PlayIcon, Row, Section } from '@fairshare/ui';
import { useSelection } from '../../../session/selection/selection';
import { NEEDS_SIGNAL, REOPEN } from '../../../session/reopen';
import { SAME_AGAIN, useSameAgain } from '../../../session/same-again';
import { formatDay } from '../../../shared/dates';
import { playerOf } from '../../../shared/player-of';
import { ReservedText } from '../headline';
import type { PhoneRound } from '../money/phone-round';
import styles from './finish.module.css';
import { TabLink } from './tab-link';
import { ALL_SQUARE, FINISHED_HINT, finishedOn, winsTheDay, withAmount } from './finish-texts';
import type { Finishing } from './use-finish';

interface FinishedCardProps {
  round: PhoneRound;
  /** Null: nothing was played for. */
  settlement: RoundSettlement | null;
  finishing: Finishing;
}

/** The first card of a finished round: the winner, and the next actions. */
export function FinishedCard({ round, settlement, finishing: { online, isBusy, reopen } }: FinishedCardProps) {
  const { group } = useSelection();
  const { start, isStarting } = useSameAgain();
  const { game } = round;
  return (
    <Card>
      <Section
        title={finishedOn(formatDay(game.finishedAt ?? game.createdAt, group))}
        description={<ReservedText words={online ? FINISHED_HINT : NEEDS_SIGNAL} longest={NEEDS_SIGNAL} />}
      >
        {settlement && <p className={styles.result}>{resultWords(round, settlement)}</p>}
        <Row>
          <Button icon={<PlayIcon aria-hidden />} disabled={!online} busy={isStarting} onClick={() => start(game)}>
            {SAME_AGAIN}
          </Button>
          <Button variant="ghost" disabled={!online} busy={isBusy} onClick={reopen}>
            {REOPEN}
          </Button>
        </Row>
        <TabLink groupId={game.groupId} />
      </Section>
    </Card>
  );
}

/** "Ann Archer wins the day, $72.66 up" */
function resultWords({ players, game }: PhoneRound, settlement: RoundSettlement): string {
  const { winners, cents } = dayOf(settlement, game.firstHole);
  if (winners.length === 0) return ALL_SQUARE;
  const won = winners.map((playerId) => playerOf(players, playerId));
  return `${winsTheDay(
    won.map(({ name }) => name),
    won[0]?.isMe === true,
  )}, ${withAmount(cents, winners.length > 1)}`;
}
