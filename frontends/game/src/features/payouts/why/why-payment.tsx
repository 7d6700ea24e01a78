import type { Player } from '@fairshare/contracts';
import { formatDollars, type PaymentExplanation, type PlayerExplanation, type RoundSettlement } from '@fairshare/golf-rules';
import { isolated, Money, Note, PlayerRow, Stack } from '@fairshare/ui';
import { playerOf } from '../../../shared/player-of';
import { absenceWords } from '../../../shared/absence-words';
import { netIsSettledBy } from '../texts';
import { GameDisclosure } from './game-disclosure';
import { PartList } from './part-list';
import styles from './why.module.css';

interface WhyPaymentProps {
  players: readonly Player[];
  settlement: RoundSettlement;
  explanation: PaymentExplanation;
}

/** A payment settles two nets: the payer's and the receiver's, each from its games down to holes, pots and cards. */
export function WhyPayment({ players, settlement, explanation: { from, to } }: WhyPaymentProps) {
  return (
    <Stack gap={24}>
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
      {settlement.breakdown.games.map((game, index) => {
        const part = net.games[index];
        return (
          part && (
            <GameDisclosure key={game.selection} selection={game.selection} cents={part.netCents}>
              <PartList game={game} parts={part.parts} absence={absenceWords(settlement.roster, net.playerId)} nameOf={(playerId) => playerOf(players, playerId).name} />
            </GameDisclosure>
          )
        );
      })}
    </section>
  );
}

/** "pays Ann Lee $3.00", "gets $4.00 from Bob" */
function paymentWords(players: readonly Player[], { playerId, payments }: PlayerExplanation): string[] {
  return payments.map(({ from, to, cents }) =>
    from === playerId ? `pays ${isolated(playerOf(players, to).name)} ${formatDollars(cents)}` : `gets ${formatDollars(cents)} from ${isolated(playerOf(players, from).name)}`,
  );
}
