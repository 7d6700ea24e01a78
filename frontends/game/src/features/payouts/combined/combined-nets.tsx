import type { Player } from '@fairshare/contracts';
import type { RoundSettlement } from '@fairshare/golf-rules';
import { Card, Section } from '@fairshare/ui';
import { NetBars } from '../money/net-bars';
import { NET_PER_PLAYER } from '../texts';

/** What each player gets or pays over all chosen games. */
export function CombinedNets({ players, settlement }: { players: readonly Player[]; settlement: RoundSettlement }) {
  return (
    <Section title={NET_PER_PLAYER}>
      <Card>
        <NetBars label={NET_PER_PLAYER} players={players} nets={settlement.nets} />
      </Card>
    </Section>
  );
}
