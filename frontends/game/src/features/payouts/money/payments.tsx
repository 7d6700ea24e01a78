import type { Player } from '@fairshare/contracts';
import { explainDirectDebt, explainPayment, type Payment, type RoundSettlement } from '@fairshare/golf-rules';
import { Card, PaymentCard, SegmentedControl } from '@fairshare/ui';
import { type CSSProperties, useState } from 'react';
import { ALL_EVEN, DIRECT, DIRECT_HINT, FEWEST, PAYMENTS_SWITCH } from '../texts';
import { WhyDirectDebt } from '../why/why-direct-debt';
import { WhyPayment } from '../why/why-payment';
import styles from './money.module.css';
import { playerOf } from '../../../shared/player-of';
import { ProvisionalPots } from './provisional-pots';

type Way = 'fewest' | 'direct';

interface PaymentsProps {
  /** In player order. */
  players: readonly Player[];
  settlement: RoundSettlement;
}

/** One card a payment, each to be opened down to the hole, in the fewest payments or as everyone's direct debts. */
export function Payments({ players, settlement }: PaymentsProps) {
  const [way, setWay] = useState<Way>('fewest');
  if (settlement.payments.length === 0) {
    return (
      <>
        <ProvisionalPots games={settlement.breakdown.games} />
        <Card>
          <p className={styles.even}>{ALL_EVEN}</p>
        </Card>
      </>
    );
  }
  const payments = way === 'fewest' ? settlement.payments : settlement.directDebts;
  return (
    <>
      <ProvisionalPots games={settlement.breakdown.games} />
      <SegmentedControl
        label={PAYMENTS_SWITCH}
        hideLabel
        fullWidth
        options={[
          { value: 'fewest', label: `${FEWEST} (${settlement.payments.length})` },
          { value: 'direct', label: `${DIRECT} (${settlement.directDebts.length})` },
        ]}
        value={way}
        onValueChange={setWay}
      />
      {way === 'direct' && <p className={styles.hint}>{DIRECT_HINT}</p>}
      <ul role="list" className={styles.payments}>
        {payments.map((payment) => (
          <li key={`${way} ${payment.from} ${payment.to}`}>
            <PaymentCard from={playerOf(players, payment.from)} to={playerOf(players, payment.to)} cents={payment.cents}>
              <Why way={way} players={players} settlement={settlement} payment={payment} />
            </PaymentCard>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same in room for as many payments as there may be: they come and go with other people's scores, and what is below stays. */
export function PaymentsRoom(props: PaymentsProps) {
  return (
    <div className={styles.room} style={{ '--rows': props.players.length - 1 } as CSSProperties}>
      <Payments {...props} />
    </div>
  );
}

function Why({ way, players, settlement, payment }: PaymentsProps & { way: Way; payment: Payment }) {
  if (way === 'fewest') return <WhyPayment players={players} settlement={settlement} explanation={explainPayment(settlement, payment)} />;
  return <WhyDirectDebt players={players} settlement={settlement} explanation={explainDirectDebt(settlement, payment)} />;
}
