import type { Payment } from '@fairshare/golf-rules';
import { type ReactNode, useId, useState } from 'react';
import { playerOf, type ShownPlayer } from '../../../shared/player-of';
import { owesNothingNow } from '../texts';
import { whyTitle } from '../why/texts';
import { useWhyBeside, WhyPanel } from '../why/why-beside';
import styles from './money.module.css';
import { PaymentRoom, PaymentRow } from './payment-row';
import { steadyOrder } from './steady-order';

interface PaymentListProps {
  /** In player order. */
  players: readonly ShownPlayer[];
  payments: readonly Payment[];
  /** Players among whom further payments may appear; empty: the payments are final, and no room is reserved. */
  roomFor: readonly ShownPlayer[];
  why: (payment: Payment) => ReactNode;
}

/** One row a payment, the user's own first. A payment's position stays fixed while the list is shown. */
export function PaymentList({ players, payments, roomFor, why }: PaymentListProps) {
  const sorted = mineFirst(payments, players);
  const byPlace = usePlaces(sorted);
  return (
    <ul role="list" className={styles.payments}>
      {byPlace.map((place, index) => {
        const payment = sorted.find((one) => placeOf(one) === place);
        return (
          // Keyed by position, so that an open card stays open when its payment changes: closing it would move those below.
          <li key={index}>
            <PaymentRoom players={roomFor} payments={1}>
              {payment ? <ExplainedPayment players={players} payment={payment} why={() => why(payment)} /> : <Settled place={place} players={players} />}
            </PaymentRoom>
          </li>
        );
      })}
    </ul>
  );
}

interface ExplainedPaymentProps {
  players: readonly ShownPlayer[];
  payment: Payment;
  why: () => ReactNode;
}

/** A payment with its reasons, beside the list if there is room, else below the payment. */
function ExplainedPayment({ players, payment, why }: ExplainedPaymentProps) {
  const id = useId();
  const beside = useWhyBeside();
  const [from, to] = [playerOf(players, payment.from), playerOf(players, payment.to)];
  const open = beside?.chosen === id;
  return (
    <>
      <PaymentRow from={from} to={to} cents={payment.cents} beside={beside ? { open, panelId: `${id}-why`, onOpenChange: (opens) => beside.choose(opens ? id : null) } : undefined}>
        {why}
      </PaymentRow>
      {beside && open && (
        <WhyPanel id={`${id}-why`} beside={beside} title={whyTitle(from, to, payment.cents)}>
          {why()}
        </WhyPanel>
      )}
    </>
  );
}

/** Replaces a payment that a later score has settled. */
function Settled({ place, players }: { place: string; players: readonly ShownPlayer[] }) {
  const [from = '', to = ''] = place.split(BETWEEN).map((playerId) => playerOf(players, playerId).name);
  return <p className={styles.settled}>{owesNothingNow(from, to)}</p>;
}

/** A separator that no id contains. */
const BETWEEN = ' ';
const placeOf = ({ from, to }: Payment): string => `${from}${BETWEEN}${to}`;

function usePlaces(payments: readonly Payment[]): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>(() => payments.map(placeOf));
  const next = steadyOrder(places, payments.map(placeOf));
  if (next.join() === places.join()) return places;
  setPlaces(next);
  return next;
}

/** The user's own payments first. */
function mineFirst(payments: readonly Payment[], players: readonly ShownPlayer[]): readonly Payment[] {
  const isMine = ({ from, to }: Payment) => players.some(({ id, isMe }) => isMe && (id === from || id === to));
  return [...payments.filter(isMine), ...payments.filter((payment) => !isMine(payment))];
}
