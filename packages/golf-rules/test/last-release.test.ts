import { createHash } from 'node:crypto';
import {
  dayOf,
  explainDirectDebt,
  explainPlayer,
  playableSelections,
  progressOf,
  receiptOf,
  type RoundInput,
  settleRound,
  summarizeRound,
  valuesApplied,
} from '@fairshare/golf-rules';
import batches from './fixtures/last-release.json';
import { seededRoundWithAll } from './rounds-of-the-last-release';
import { seedsOf } from './support';

const ROUNDS_A_BATCH = 100;

/** All results of the rules for a round, in the format of the last release. */
function everythingOf(seed: number): unknown {
  const { round, firstHole } = seededRoundWithAll(seed);
  const playable = playableSelections(round);
  const chosen = playable.filter((_, index) => (seed >> index) % 2 === 0);
  const settlements = [playable, chosen].filter((selections) => selections.length > 0).map((selections) => settleRound(round, selections));
  return [
    playable,
    summaryOf(round),
    progressIn(round),
    settlements.map((settlement) => [
      settlement,
      valuesApplied(round, settlement),
      receiptOf(settlement),
      dayOf(settlement, firstHole),
      round.players.map((playerId) => explainPlayer(settlement, playerId)),
      settlement.directDebts.map((debt) => explainDirectDebt(settlement, debt)),
    ]),
  ];
}

/** The summary in the format of the last release, which named points by their games. */
function summaryOf(round: RoundInput): unknown {
  const { ofPlayers, ...summary } = summarizeRound(round);
  const named = Object.entries(ofPlayers).map(([playerId, { taken, ...player }]) => [playerId, { ...player, points: taken.points ?? null, bbb: taken.bbb ?? null }]);
  return { ...summary, ofPlayers: Object.fromEntries(named) };
}

/** The progress in the format of the last release, which ignored house rules and asked only for awards. */
function progressIn(round: RoundInput): unknown {
  const { played, missing } = progressOf({ ...round, rules: null });
  return { played, missing: missing.map(({ questions, ...hole }) => ({ ...hole, awards: questions })) };
}

const inKeyOrder = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

describe('rounds of the last release', () => {
  it('when 10,000 rounds are settled, then every figure is as it was', () => {
    const { from, to } = seedsOf(batches.length);
    const tried = batches.slice(from, to);
    const hashes = tried.map((_, batch) => {
      const hash = createHash('sha256');
      for (let index = 0; index < ROUNDS_A_BATCH; index += 1) hash.update(JSON.stringify(everythingOf((from + batch) * ROUNDS_A_BATCH + index), inKeyOrder));
      return hash.digest('hex').slice(0, 16);
    });
    expect(hashes).toEqual(tried);
  });
});
