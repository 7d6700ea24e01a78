import { formatMoney, formatSignedMoney } from '@fairshare/ui';
import { settlementExample } from './examples';

export function SettlementRules() {
  const { nets, payments } = settlementExample();
  return (
    <>
      <p>
        Choose the games that count under Payouts. What each golfer won and lost in them is added up, and then settled in the fewest payments possible. Every payment can be opened,
        down to the holes and cards it comes from.
      </p>
      <p>
        For example:{' '}
        {Object.entries(nets)
          .map(([golfer, cents]) => `${golfer} ${formatSignedMoney(cents)}`)
          .join(', ')}
        . {payments.length} payments settle that:
      </p>
      <ul>
        {payments.map(({ from, to, cents }) => (
          <li key={`${from}-${to}`}>
            {from} pays {to} <strong>{formatMoney(cents)}</strong>
          </li>
        ))}
      </ul>
      <p>
        Finish Round, at the end of Payouts, puts a round’s result on the group’s tab. The tab adds up all rounds and all that was paid, and says who owes whom now. Whoever paid or
        was paid taps Paid, for the whole or a part; the other side can say that it is not right. It is under Groups.
      </p>
      <p>Amounts are exact to the cent and always add up to zero. Who settles, and how, stays between you: no money moves in the app.</p>
    </>
  );
}
