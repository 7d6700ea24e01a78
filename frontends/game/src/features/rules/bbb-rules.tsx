import { formatMoney } from '@fairshare/ui';
import { DEFAULT_POINT_VALUE, dollarsToCents } from '@fairshare/golf-rules';
import { ExampleTable } from './example-table';
import { bbbExample } from './examples';

export function BbbRules() {
  return (
    <>
      <p>Three points are up for grabs on every hole, whatever your handicap:</p>
      <ul>
        <li>
          <strong>Bingo, first on:</strong> the first ball on the green.
        </li>
        <li>
          <strong>Bango, closest to:</strong> closest to the pin once every ball is on the green.
        </li>
        <li>
          <strong>Bongo, first in:</strong> the first ball in the hole.
        </li>
      </ul>
      <p>One golfer may take two of them, or all three. Play in order, farthest from the hole first, or the points mean little.</p>
      <p>If nobody earned a point, choose None: it goes to no one.</p>
      <ExampleTable caption="Ann is first on the green. Cal ends up closest and holes out first." entered="Took" unit="points" lines={bbbExample()} />
      <p>
        <strong>Points payout:</strong> at the end, every two golfers compare points, and the one behind pays the difference times the point value (
        {formatMoney(dollarsToCents(DEFAULT_POINT_VALUE))} unless you change it).
      </p>
    </>
  );
}
