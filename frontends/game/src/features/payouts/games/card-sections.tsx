import { Card, Section, SplitView } from '@fairshare/ui';
import { NetBars } from '../money/net-bars';
import { PaymentsRoom } from '../money/payments';
import { PayoutsFailure } from '../money/payouts-failure';
import type { PhoneRound } from '../money/phone-round';
import { useCardPayouts } from '../money/use-game-payouts';
import { CARD_GAME_PAYOUTS, CARD_GAME_WHO_OWES_WHO } from '../texts';

/** The card game by itself; nothing while no card was assigned. */
export function CardSections({ round }: { round: PhoneRound }) {
  return round.game.cardHistory.length > 0 ? <CardPayouts round={round} /> : null;
}

function CardPayouts({ round }: { round: PhoneRound }) {
  const { settlement, failure, retry } = useCardPayouts(round);
  return (
    <SplitView
      list={
        <Section title={CARD_GAME_WHO_OWES_WHO}>
          <PayoutsFailure failure={failure} onRetry={retry} />
          {settlement && <PaymentsRoom players={round.players} settlement={settlement} />}
        </Section>
      }
      detail={
        settlement && (
          <Section title={CARD_GAME_PAYOUTS}>
            <Card>
              <NetBars label={CARD_GAME_PAYOUTS} players={round.players} nets={settlement.nets} />
            </Card>
          </Section>
        )
      }
    />
  );
}
