import type { Player } from '@fairshare/contracts';
import { explainDirectDebt, explainPayment, type Payment, type RoundSettlement } from '@fairshare/golf-rules';
import { Card, Note, PaymentsRoom, SegmentedControl } from '@fairshare/ui';
import { type ReactNode, useState } from 'react';
import { ALL_EVEN, DIRECT, DIRECT_HINT, FEWEST, PAYMENTS_SWITCH } from '../texts';
import { WhyDirectDebt } from '../why/why-direct-debt';
import { WhyPayment } from '../why/why-payment';
import styles from './money.module.css';
import type { ShownPlayer } from '../../../shared/player-of';
import { PaymentList } from './payment-list';
import { ProvisionalPots } from './provisional-pots';

type Way = 'fewest' | 'direct';

interface PaymentsProps {
  /** In player order. */
  players: readonly ShownPlayer[];
  settlement: RoundSettlement;
  /** Other people's scores change it: it takes the same room however many payments there are. */
  keepsRoom?: boolean;
  /** What the reader chose to see: for another choice the list is drawn anew, in the order of the rules. */
  choice?: string;
}

/** The payments, each to be opened down to the hole, in the fewest payments or as everyone's direct debts. */
export function Payments({ players, settlement, keepsRoom = false, choice = '' }: PaymentsProps) {
  const [way, setWay] = useState<Way>('fewest');
  const { payments, directDebts, breakdown } = settlement;
  const pots = <ProvisionalPots games={breakdown.games} keepsRoom={keepsRoom} />;
  const roomFor = keepsRoom ? players : [];
  if (payments.length === 0) return <NoPayments roomFor={roomFor} note={ALL_EVEN} pots={pots} />;
  return (
    <>
      <SegmentedControl
        label={PAYMENTS_SWITCH}
        hideLabel
        fullWidth
        options={[
          { value: 'fewest', label: `${FEWEST} (${payments.length})` },
          { value: 'direct', label: `${DIRECT} (${directDebts.length})` },
        ]}
        value={way}
        onValueChange={setWay}
      />
      {way === 'direct' && <Note>{DIRECT_HINT}</Note>}
      <PaymentsRoom players={roomFor}>
        <PaymentList
          key={`${way} ${choice}`}
          players={players}
          payments={way === 'fewest' ? payments : directDebts}
          roomFor={roomFor}
          why={(payment) => <Why way={way} players={players} settlement={settlement} payment={payment} />}
        />
      </PaymentsRoom>
      {pots}
    </>
  );
}

interface NoPaymentsProps {
  /** Whose payments may come. */
  roomFor: readonly Player[];
  note: ReactNode;
  pots?: ReactNode;
}

/** Says why there is nothing to pay, in the room of what may come. */
export function NoPayments({ roomFor, note, pots }: NoPaymentsProps) {
  return (
    <>
      <PaymentsRoom players={roomFor}>
        <Card>
          <p className={styles.even}>{note}</p>
        </Card>
      </PaymentsRoom>
      {roomFor.length > 0 && <div className={styles.switchRoom} />}
      {pots}
    </>
  );
}

function Why({ way, players, settlement, payment }: Omit<PaymentsProps, 'keepsRoom'> & { way: Way; payment: Payment }) {
  if (way === 'fewest') return <WhyPayment players={players} settlement={settlement} explanation={explainPayment(settlement, payment)} />;
  return <WhyDirectDebt players={players} settlement={settlement} explanation={explainDirectDebt(settlement, payment)} />;
}
