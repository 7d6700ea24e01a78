import type { EnteredGame, GameValues } from '@fairshare/contracts';
import { definitionOf, PAYOUT_MODES, type PayoutMode } from '@fairshare/golf-rules';
import { Section, SegmentedControl } from '@fairshare/ui';
import { useState } from 'react';
import { isPlayed } from '../../../shared/game-cells';
import { NoPayments, Payments, SwitchRoom } from '../money/payments';
import { PayoutsFailure } from '../money/payouts-failure';
import type { PhoneRound } from '../money/phone-round';
import { ProvisionalPots } from '../money/provisional-pots';
import { usePointsPayouts } from '../../../session/money/use-game-payouts';
import { MODE_NAMES, NO_HOLES_YET, whoOwesWhoTitle } from '../texts';

interface PointsWhoOwesWhoProps {
  round: PhoneRound;
  game: EnteredGame;
}

/** Who owes whom in one game: by points, by FBT or by both. */
export function PointsWhoOwesWho({ round, game }: PointsWhoOwesWhoProps) {
  const [picked, setPicked] = useState<PayoutMode>('both');
  const offered = offeredModes(game.settings);
  const mode = shownMode(picked, offered);
  const { settlement, failure, retry } = usePointsPayouts(round, game, mode);
  const title = whoOwesWhoTitle(definitionOf(game.kind).name);
  const hasHoles = isPlayed(game.kind, round.entered.holes);
  return (
    <Section title={title}>
      <PayoutsFailure failure={failure} onRetry={retry} />
      <SegmentedControl
        label={title}
        hideLabel
        fullWidth
        options={PAYOUT_MODES.map((value) => ({ value, label: MODE_NAMES[value], disabled: !offered.includes(value) }))}
        value={mode}
        onValueChange={setPicked}
      />
      {hasHoles ? (
        settlement && <Payments players={round.players} settlement={settlement} keepsRoom choice={mode} />
      ) : (
        <>
          <NoPayments roomFor={round.players} note={NO_HOLES_YET} />
          <SwitchRoom />
          {settlement && <ProvisionalPots games={settlement.breakdown.games} keepsRoom />}
        </>
      )}
    </Section>
  );
}

/** The available modes: each value above 0, and both together only if both are above 0. At least one of the values is above 0. */
function offeredModes({ pointValue, fbtValue }: GameValues): PayoutMode[] {
  const isOffered = { points: pointValue > 0, fbt: fbtValue > 0, both: pointValue > 0 && fbtValue > 0 };
  return PAYOUT_MODES.filter((mode) => isOffered[mode]);
}

/** The picked mode if it is available, else the first one. */
function shownMode(picked: PayoutMode, offered: readonly PayoutMode[]): PayoutMode {
  return offered.includes(picked) ? picked : (offered[0] ?? picked);
}
