import { formatMoney } from '@fairshare/ui';
import { DEFAULT_POINT_VALUE, dollarsToCents } from '@fairshare/golf-rules';
import { ExampleTable } from './example-table';
import { LADDERS, pointsFor, pointsPayoutExample, TIED_HOLES } from './examples';
import styles from './rules.module.css';

export function TwoNineSixteenRules() {
  return (
    <>
      <p>
        Net strokes become points on every hole: the fewer strokes, the more points. The name is what a hole is worth in all: 2 points with two golfers, 9 with three, 16 with four.
      </p>
      <table className={styles.table}>
        <caption>Points for first place, second place and so on</caption>
        <thead>
          <tr>
            <th scope="col">Golfers</th>
            <th scope="col">Points by place</th>
            <th scope="col">Per hole</th>
          </tr>
        </thead>
        <tbody>
          {LADDERS.map(({ players, points, sum }) => (
            <tr key={players}>
              <th scope="row">{players}</th>
              <td>{points.join(' – ')}</td>
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>Ties share.</strong> Golfers with the same strokes add up the points of the places they cover and split them evenly.
      </p>
      <table className={styles.table}>
        <caption>Ties, worked out</caption>
        <thead>
          <tr>
            <th scope="col">Strokes</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {TIED_HOLES.map((strokes) => (
            <tr key={strokes.join()}>
              <th scope="row">{strokes.join(', ')}</th>
              <td>{pointsFor(strokes).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>A hole counts once every golfer has strokes for it. Until then it is shown as incomplete and scores nothing.</p>
      <p>
        <strong>Points payout:</strong> every two golfers compare their total points, and the one behind pays the difference times the point value (
        {formatMoney(dollarsToCents(DEFAULT_POINT_VALUE))} unless you change it).
      </p>
      <ExampleTable caption={`Three golfers at ${formatMoney(dollarsToCents(DEFAULT_POINT_VALUE))} a point`} entered="Total" unit="money" lines={pointsPayoutExample()} />
    </>
  );
}
