import type { EnteredGame } from '@fairshare/contracts';
import { definitionOf } from '@fairshare/golf-rules';
import { Card, Section } from '@fairshare/ui';
import { NetBars } from '../money/net-bars';
import { PayoutsFailure } from '../money/payouts-failure';
import type { PhoneRound } from '../money/phone-round';
import { usePointsPayouts } from '../../../session/money/use-game-payouts';
import { MODE_NAMES, payoutsTitle } from '../texts';
import { PaymentsBeside } from './why-beside';
import { PointsWhoOwesWho } from './points-who-owes-who';

interface PointsSectionsProps {
  round: PhoneRound;
  game: EnteredGame | null;
}

/** The payments and payouts of one game that is entered by holes. Without a value it renders nothing and sends no request. */
export function PointsSections({ round, game }: PointsSectionsProps) {
  if (!game) return null;
  const { pointValue, fbtValue } = game.settings;
  if (pointValue <= 0 && fbtValue <= 0) return null;
  return (
    <PaymentsBeside
      list={<PointsWhoOwesWho round={round} game={game} />}
      detail={
        <>
          {pointValue > 0 && <PayoutList round={round} mode="points" game={game} />}
          {fbtValue > 0 && <PayoutList round={round} mode="fbt" game={game} />}
        </>
      }
    />
  );
}

function PayoutList({ round, mode, game }: { round: PhoneRound; mode: 'points' | 'fbt'; game: EnteredGame }) {
  const { settlement, failure, retry } = usePointsPayouts(round, game, mode);
  const title = payoutsTitle(definitionOf(game.kind).name, MODE_NAMES[mode]);
  return (
    <Section title={title}>
      <PayoutsFailure failure={failure} onRetry={retry} />
      {settlement && (
        <Card>
          <NetBars label={title} players={round.players} nets={settlement.nets} />
        </Card>
      )}
    </Section>
  );
}
