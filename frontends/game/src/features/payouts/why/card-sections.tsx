import { Card, Section } from '@fairshare/ui';
import { NetBars } from '../money/net-bars';
import { Payments } from '../money/payments';
import { PayoutsFailure } from '../money/payouts-failure';
import type { PhoneRound } from '../money/phone-round';
import { useCardPayouts } from '../../../session/money/use-game-payouts';
import { CARD_GAME_PAYOUTS, CARD_GAME_WHO_OWES_WHO } from '../texts';
import { PaymentsBeside } from './why-beside';

/** The payments and payouts of the card game alone. */
export function CardSections({ round }: { round: PhoneRound }) {
  const { settlement, failure, retry } = useCardPayouts(round, round.game.id);
  return (
    <PaymentsBeside
      list={
        <Section title={CARD_GAME_WHO_OWES_WHO}>
          <PayoutsFailure failure={failure} onRetry={retry} />
          {settlement && <Payments players={round.players} settlement={settlement} keepsRoom />}
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
