import { Button, FlagIcon, PlayIcon, Row, Section } from '@fairshare/ui';
import { useSelection } from '../../../session/selection/selection';
import { SAME_AGAIN, useSameAgain } from '../../../session/same-again';
import { formatDay } from '../../../shared/dates';
import type { PhoneRound } from '../money/phone-round';
import { InRoomOf } from '../news';
import { FINISH_HINT, FINISH_ROUND, FINISHED_HINT, finishedOn, FINISHING, NEEDS_SIGNAL, REOPEN } from './texts';
import { TabLink } from './tab-link';
import type { Finishing } from './use-finish';

/** The end of a round: the way to finish it, while that is not what there is to do next anyway; of a finished one, what follows. */
export function FinishSection({ round, finishing }: { round: PhoneRound; finishing: Finishing }) {
  const { state, online, isBusy, reopen, show } = finishing;
  if (state === 'finished') return <FinishedSection round={round} finishing={finishing} onReopen={reopen} />;
  if (state === 'not-yet') return null;
  return (
    <Section title={FINISH_ROUND} description={<InRoomOf words={online ? FINISH_HINT : NEEDS_SIGNAL} longest={FINISH_HINT} />}>
      {state === 'early' && (
        <Row>
          <Button icon={<FlagIcon aria-hidden />} disabled={!online} busy={isBusy} busyLabel={FINISHING} onClick={() => show('missing')}>
            {FINISH_ROUND}
          </Button>
        </Row>
      )}
    </Section>
  );
}

function FinishedSection({ round: { game }, finishing: { online, isBusy }, onReopen }: { round: PhoneRound; finishing: Finishing; onReopen: () => void }) {
  const { group } = useSelection();
  const { start, isStarting } = useSameAgain();
  return (
    <Section
      title={finishedOn(formatDay(game.finishedAt ?? game.createdAt, group))}
      description={<InRoomOf words={online ? FINISHED_HINT : NEEDS_SIGNAL} longest={NEEDS_SIGNAL} />}
    >
      <TabLink groupId={game.groupId} />
      <Row>
        <Button icon={<PlayIcon aria-hidden />} disabled={!online} busy={isStarting} onClick={() => start(game)}>
          {SAME_AGAIN}
        </Button>
        <Button variant="ghost" disabled={!online} busy={isBusy} onClick={onReopen}>
          {REOPEN}
        </Button>
      </Row>
    </Section>
  );
}
