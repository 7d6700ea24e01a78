import { explainDirectDebt, explainPayment, type Payment, type RoundSettlement } from '@fairshare/golf-rules';
import { Card, Note, SegmentedControl } from '@fairshare/ui';
import { type ReactNode, useState } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { ALL_EVEN, DIRECT, DIRECT_HINT, FEWEST, PAYMENTS_SWITCH } from '../texts';
import { WhyDirectDebt } from '../why/why-direct-debt';
import { WhyPayment } from '../why/why-payment';
import styles from './money.module.css';
import { PaymentList } from './payment-list';
import { PaymentRoom } from './payment-row';
import { ProvisionalPots } from './provisional-pots';

/** In the fewest payments, or everyone to those they lost to. */
export type Way = 'fewest' | 'direct';

interface PaymentsProps {
  /** In player order. */
  players: readonly ShownPlayer[];
  settlement: RoundSettlement;
  /** Other people's scores change it: it takes the same room however many payments there are. */
  keepsRoom?: boolean;
  /** What the reader chose to see: for another choice the list is drawn anew, in the order of the rules. */
  choice?: string;
}

/** The payments, each to be opened down to the hole, with the switch between the two ways to pay, and what can still change. */
export function Payments(props: PaymentsProps) {
  const [way, setWay] = useState<Way>('fewest');
  const { settlement, keepsRoom = false } = props;
  const hasPayments = settlement.payments.length > 0;
  return (
    <>
      {hasPayments && <WaySwitch settlement={settlement} way={way} onChange={setWay} />}
      <PaymentsInWay {...props} way={way} />
      {!hasPayments && keepsRoom && <SwitchRoom />}
      <ProvisionalPots games={settlement.breakdown.games} keepsRoom={keepsRoom} />
    </>
  );
}

interface WaySwitchProps {
  settlement: RoundSettlement;
  way: Way;
  onChange: (way: Way) => void;
}

export function WaySwitch({ settlement: { payments, directDebts }, way, onChange }: WaySwitchProps) {
  return (
    <SegmentedControl
      label={PAYMENTS_SWITCH}
      hideLabel
      fullWidth
      options={[
        { value: 'fewest', label: `${FEWEST} (${payments.length})` },
        { value: 'direct', label: `${DIRECT} (${directDebts.length})` },
      ]}
      value={way}
      onValueChange={onChange}
    />
  );
}

/** The payments alone. */
export function PaymentsInWay({ players, settlement, keepsRoom = false, choice = '', way }: PaymentsProps & { way: Way }) {
  const { payments, directDebts } = settlement;
  const roomFor = keepsRoom ? players : [];
  if (payments.length === 0) return <NoPayments roomFor={roomFor} note={ALL_EVEN} />;
  return (
    <>
      {way === 'direct' && <Note>{DIRECT_HINT}</Note>}
      <PaymentRoom players={roomFor}>
        <PaymentList
          key={`${way} ${choice}`}
          players={players}
          payments={way === 'fewest' ? payments : directDebts}
          roomFor={roomFor}
          why={(payment) => <Why way={way} players={players} settlement={settlement} payment={payment} />}
        />
      </PaymentRoom>
    </>
  );
}

interface NoPaymentsProps {
  /** Whose payments may come. */
  roomFor: readonly ShownPlayer[];
  note: ReactNode;
}

/** Says why there is nothing to pay, in the room of what may come. */
export function NoPayments({ roomFor, note }: NoPaymentsProps) {
  return (
    <PaymentRoom players={roomFor}>
      <Card>
        <p className={styles.even}>{note}</p>
      </Card>
    </PaymentRoom>
  );
}

/** As high as the switch between the ways to pay. */
export const SwitchRoom = () => <div className={styles.switchRoom} />;

function Why({ way, players, settlement, payment }: Pick<PaymentsProps, 'players' | 'settlement'> & { way: Way; payment: Payment }) {
  if (way === 'fewest') return <WhyPayment players={players} settlement={settlement} explanation={explainPayment(settlement, payment)} />;
  return <WhyDirectDebt players={players} settlement={settlement} explanation={explainDirectDebt(settlement, payment)} />;
}
