import type { Player } from '@fairshare/contracts';
import { formatDollars, type PaymentExplanation, type PlayerExplanation, type RoundSettlement } from '@fairshare/golf-rules';
import { isolated, Money, Note, PlayerRow, Stack } from '@fairshare/ui';
import { playerOf } from '../../../shared/player-of';
import { netIsSettledBy } from '../texts';
import { NetGames } from './net-games';
import { ShortWhy } from './short-why';
import styles from './why.module.css';

interface WhyPaymentProps {
  players: readonly Player[];
  settlement: RoundSettlement;
  explanation: PaymentExplanation;
}

/** A summary first. A payment settles two nets, so both follow: the payer's and the receiver's, each from its games down to holes, pots and cards. */
export function WhyPayment({ players, settlement, explanation: { from, to } }: WhyPaymentProps) {
  return (
    <Stack gap={24}>
      <ShortWhy players={players} settlement={settlement} from={from.playerId} to={to.playerId} />
      {[from, to].map((net) => (
        <WhyNet key={net.playerId} players={players} settlement={settlement} net={net} />
      ))}
    </Stack>
  );
}

function WhyNet({ players, settlement, net }: { players: readonly Player[]; settlement: RoundSettlement; net: PlayerExplanation }) {
  const settledBy = netIsSettledBy(paymentWords(players, net));
  return (
    <section className={styles.net}>
      <PlayerRow player={playerOf(players, net.playerId)} size="small">
        <Money cents={net.netCents} size="large" />
      </PlayerRow>
      {settledBy && <Note>{settledBy}</Note>}
      <NetGames players={players} settlement={settlement} net={net} />
    </section>
  );
}

/** "pays Ann Lee $3.00", "gets $4.00 from Bob" */
function paymentWords(players: readonly Player[], { playerId, payments }: PlayerExplanation): string[] {
  return payments.map(({ from, to, cents }) =>
    from === playerId ? `pays ${isolated(playerOf(players, to).name)} ${formatDollars(cents)}` : `gets ${formatDollars(cents)} from ${isolated(playerOf(players, from).name)}`,
  );
}
