import type { GameBreakdown, RoundSettlement } from '@fairshare/golf-rules';
import { Card, Section } from '@fairshare/ui';
import { playerOf, type ShownPlayer } from '../../../shared/player-of';
import { messageText } from '../../../shared/message-text';
import { NetBars } from '../money/net-bars';
import { NoPayments, Payments } from '../money/payments';
import { isBegun } from './played-games';
import { netsTitle, NO_HOLES_YET, whoOwesWhoTitle } from '../texts';
import { PaymentsBeside } from './why-beside';

interface SideSectionsProps {
  /** The game's players. */
  players: readonly ShownPlayer[];
  /** The settlement of this game alone. */
  settlement: RoundSettlement;
  payout: Extract<GameBreakdown, { kind: 'side' }>;
}

/** A side game alone: its standing, who owes whom in it, and everyone's payouts. */
export function SideSections({ players, settlement, payout }: SideSectionsProps) {
  const { name, gameKind, standing } = payout;
  const { line } = standing;
  return (
    <PaymentsBeside
      list={
        <Section title={whoOwesWhoTitle(name)} description={line && messageText(gameKind, line, (playerId) => playerOf(players, playerId).name)}>
          {isBegun(payout) ? <Payments players={players} settlement={settlement} keepsRoom /> : <NoPayments roomFor={players} note={NO_HOLES_YET} />}
        </Section>
      }
      detail={
        <Section title={netsTitle(name)}>
          <Card>
            <NetBars label={netsTitle(name)} players={players} nets={settlement.nets} />
          </Card>
        </Section>
      }
    />
  );
}
