import type { PointsGame } from '@fairshare/contracts';
import { Card, Section } from '@fairshare/ui';
import { NetBars } from '../money/net-bars';
import { PayoutsFailure } from '../money/payouts-failure';
import type { PhoneRound } from '../money/phone-round';
import { type PointsKind, usePointsPayouts } from '../../../session/money/use-game-payouts';
import { GAME_NAMES, MODE_NAMES, payoutsTitle } from '../texts';
import { PaymentsBeside } from '../why/why-beside';
import { PointsWhoOwesWho } from './points-who-owes-who';

interface PointsSectionsProps {
  round: PhoneRound;
  kind: PointsKind;
  game: PointsGame | null;
}

/** A 2/9/16 or BBB game by itself; nothing while it has no value, and nothing is asked for then. */
export function PointsSections({ round, kind, game }: PointsSectionsProps) {
  if (!game) return null;
  const { pointValue, fbtValue } = game.settings;
  if (pointValue <= 0 && fbtValue <= 0) return null;
  return (
    <PaymentsBeside
      list={<PointsWhoOwesWho round={round} kind={kind} game={game} />}
      detail={
        <>
          {pointValue > 0 && <PayoutList round={round} kind={kind} mode="points" game={game} />}
          {fbtValue > 0 && <PayoutList round={round} kind={kind} mode="fbt" game={game} />}
        </>
      }
    />
  );
}

function PayoutList({ round, kind, mode, game }: { round: PhoneRound; kind: PointsKind; mode: 'points' | 'fbt'; game: PointsGame }) {
  const { settlement, failure, retry } = usePointsPayouts(round, game, mode);
  const title = payoutsTitle(GAME_NAMES[kind], MODE_NAMES[mode]);
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
