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

/** The fewest payments, or direct debts: everyone pays those they lost to. */
export type Way = 'fewest' | 'direct';

interface PaymentsProps {
  /** In player order. */
  players: readonly ShownPlayer[];
  settlement: RoundSettlement;
  /** Whether other players' scores can change the payments: room is then reserved, so that their number moves nothing. */
  keepsRoom?: boolean;
  /** The user's choice of games. Another choice mounts the list anew, in the order of the rules. */
  choice?: string;
}

/** The payments, with the switch between the two ways to pay, and a note on what can still change. Each payment opens down to the hole. */
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
  /** Players among whom payments may appear. */
  roomFor: readonly ShownPlayer[];
  note: ReactNode;
}

/** The reason why there is nothing to pay, in the room reserved for payments. */
export function NoPayments({ roomFor, note }: NoPaymentsProps) {
  return (
    <PaymentRoom players={roomFor}>
      <Card>
        <p className={styles.even}>{note}</p>
      </Card>
    </PaymentRoom>
  );
}

/** A placeholder as high as the switch between the ways to pay. */
export const SwitchRoom = () => <div className={styles.switchRoom} />;

function Why({ way, players, settlement, payment }: Pick<PaymentsProps, 'players' | 'settlement'> & { way: Way; payment: Payment }) {
  if (way === 'fewest') return <WhyPayment players={players} settlement={settlement} explanation={explainPayment(settlement, payment)} />;
  return <WhyDirectDebt players={players} settlement={settlement} explanation={explainDirectDebt(settlement, payment)} />;
}
