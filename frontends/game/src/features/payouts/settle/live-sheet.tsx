import type { Selection } from '@fairshare/golf-rules';
import { Banner, Button, Dialog, Section, Stack } from '@fairshare/ui';
import { useSelection } from '../../../session/selection/selection';
import { SCORES_WAITING, SCORES_WAITING_HINT, someonesScoresWaiting } from '../../../session/offline/texts';
import type { Combined, UnsavedReason } from './combined';
import type { SettlementScope } from './settlement-scope';
import { LeftOutBanner } from './left-out-banner';
import { StaleBanner } from './stale-banner';
import type { ShownSettlement } from './shown-settlement';
import { NetBars } from '../money/net-bars';
import { Payments } from '../money/payments';
import type { PhoneRound } from '../money/phone-round';
import { ProvisionalPots } from '../money/provisional-pots';
import {
  AS_SAVED,
  NET_PER_PLAYER,
  NOT_SAVED,
  NOT_SAVED_HINT,
  NOT_SAVED_NO_SIGNAL,
  NOTHING_SETTLED,
  NOTHING_SETTLED_HINT,
  PAYOUTS,
  RECALCULATE,
  savedWhen,
  STALE_GAME_GONE,
} from '../texts';
import { momentOf } from './live-line';
import type { PayoutWarnings } from './use-payout-warnings';

const NOT_SAVED_HINTS: Readonly<Record<UnsavedReason, string>> = { 'no-signal': NOT_SAVED_NO_SIGNAL, refused: NOT_SAVED_HINT };

interface LiveSheetProps {
  round: PhoneRound;
  combined: Combined | null;
  scope: SettlementScope | null;
  shown: ShownSettlement;
  warnings: PayoutWarnings;
  /** Recalculating a finished round moves the same amounts on the tab. */
  isFinished: boolean;
  onSave: (chosen: readonly Selection[]) => void;
  /** Adds these games to the settlement. */
  onAdd: (selections: readonly Selection[]) => void;
  onClose: () => void;
}

/** The details of the line at the top: the saved result, what has changed since, and which scores are still unsent. */
export default function LiveSheet({ round, combined, scope, shown, warnings, isFinished, onSave, onAdd, onClose }: LiveSheetProps) {
  const { group } = useSelection();
  const mayRecalculate = combined?.state === 'saved' && combined.changes !== null && combined.changes.length > 0;
  const then = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={combined?.state === 'saved' ? savedWhen(momentOf(combined.at, group)) : combined?.state === 'none' ? NOTHING_SETTLED : PAYOUTS}
      description={combined?.state === 'none' ? NOTHING_SETTLED_HINT : undefined}
      footer={
        mayRecalculate && (
          <Button variant="primary" onClick={() => then(() => onSave(combined.chosen))}>
            {RECALCULATE}
          </Button>
        )
      }
    >
      <Stack gap={24}>
        <LeftOutBanner leftOut={scope?.leftOut ?? []} sideGames={scope?.sideGames} onAdd={(selections) => then(() => onAdd(selections))} />
        {combined?.state === 'saved' && <StaleBanner changes={combined.changes} isFinished={isFinished} />}
        {combined?.state === 'unsaved' && (
          <Banner tone={combined.reason === 'no-signal' ? 'info' : 'warning'} title={NOT_SAVED}>
            {combined.settlement ? NOT_SAVED_HINTS[combined.reason] : STALE_GAME_GONE}
          </Banner>
        )}
        {(warnings.hasUnsent || warnings.waitingOthers.length > 0) && (
          <Banner tone="warning" title={SCORES_WAITING}>
            {warnings.hasUnsent ? SCORES_WAITING_HINT : someonesScoresWaiting(warnings.waitingOthers.join(', '))}
          </Banner>
        )}
        {shown.settlement && <ProvisionalPots games={shown.settlement.breakdown.games} keepsRoom={false} />}
        {combined?.state === 'saved' && <AsSaved round={round} combined={combined} />}
      </Stack>
    </Dialog>
  );
}

/** The result as it was saved, without later scores. */
function AsSaved({ round: { players }, combined: { settlement } }: { round: PhoneRound; combined: Extract<Combined, { state: 'saved' }> }) {
  return (
    <>
      <Section title={AS_SAVED}>
        <Payments players={players} settlement={settlement} />
      </Section>
      <Section title={NET_PER_PLAYER}>
        <NetBars label={NET_PER_PLAYER} players={players} nets={settlement.nets} />
      </Section>
    </>
  );
}
