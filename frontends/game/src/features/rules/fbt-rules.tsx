import { formatMoney } from '@fairshare/ui';
import { BACK_NINE, DEFAULT_FBT_VALUE, dollarsToCents, FRONT_NINE, HOLES_PER_ROUND } from '@fairshare/golf-rules';
import { ExampleTable } from './example-table';
import { allPotsExample, fbtExample } from './examples';
import { OddCents } from './odd-cents';

const VALUE = formatMoney(dollarsToCents(DEFAULT_FBT_VALUE));

export function FbtRules() {
  return (
    <>
      <p>FBT is three prizes on top of the points, in 2/9/16 and in BBB alike:</p>
      <ul>
        <li>
          <strong>Front:</strong> holes {FRONT_NINE.firstHole} to {FRONT_NINE.lastHole}.
        </li>
        <li>
          <strong>Back:</strong> holes {BACK_NINE.firstHole} to {BACK_NINE.lastHole}.
        </li>
        <li>
          <strong>Total:</strong> all {HOLES_PER_ROUND} holes.
        </li>
      </ul>
      <p>In 2/9/16 the fewest net strokes win. In BBB the most points win.</p>
      <p>
        Each winner gets the FBT value ({VALUE} unless you change it), and the others split the cost equally. If golfers tie for the win, each of them gets the full value. If
        everyone ties, nobody pays.
      </p>
      <ExampleTable caption={`The front nine at ${VALUE}`} entered="Front" unit="money" lines={fbtExample()} />
      <ExampleTable caption={`One golfer takes front, back and total at ${VALUE}`} entered="18 holes" unit="money" lines={allPotsExample()} />
      <p>Until all its holes are entered, a prize is marked provisional: it may still change hands.</p>
      <OddCents>
        When the cost does not divide evenly, a few pay one cent more than the others. Those cents go around within a round: front, back and total of 2/9/16, then front, back and
        total of BBB, each time to whoever has paid the fewest of them, in the order the golfers are listed. Nobody pays a second one before everyone else who had to pay has paid
        one.
      </OddCents>
    </>
  );
}
