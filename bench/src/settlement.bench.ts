/**
 * Exact settlement of 16 nets that are not zero, beside plain subset search, and of 24, a whole group's, where that search would take 3²⁴ steps.
 * Targets: a median under 50 ms for every kind of 16, never more payments than an exact peer, and every one of 1,000 random and of the
 * adversarial 24 proven. Exits with 1 if a target is missed.
 */
import { settle } from '@fairshare/golf-rules';
import { compare, median } from './measure';
import { report, rounded } from './report';
import { greedyPaymentCount, oneByOnePaymentCount, plainSubsetPaymentCount, spliitPaymentCount } from './settlement-peers';

const TARGET_MEDIAN_MS = 50;
const ROUNDS = 9;

const cases: Readonly<Record<string, readonly number[]>> = {
  '16 nets, one group': balanced(pseudoRandom(16, 1_000_000)),
  '16 nets, groups of 5, 6 and 5': [5, 6, 5].flatMap((size, seed) => balanced(pseudoRandom(size, 100_000, seed))),
  '16 nets, small and repeated': balanced(pseudoRandom(16, 9)),
  '16 nets, groups of 3, 3, 3, 3 and 4': [3, 3, 3, 3, 4].flatMap((size, seed) => balanced(pseudoRandom(size, 5_000, seed))),
  '8 nets, the largest group of players': balanced(pseudoRandom(8, 20_000)),
};

const results = Object.entries(cases).map(([title, nets]) => {
  const players = nets.map((_, index) => `player-${index}`);
  const byId = Object.fromEntries(nets.map((net, index) => [`player-${index}`, net]));
  const measurements = compare(
    [
      { name: 'golf-rules', run: () => settle(players, byId).payments.length },
      { name: 'plain subset search', run: () => plainSubsetPaymentCount(nets) },
      { name: 'largest-first greedy', run: () => greedyPaymentCount(nets) },
    ],
    ROUNDS,
  );
  return { title, measurements };
});

/** Nets that keep a search busy: no exact opposites to pair off, many sums alike, or no sum alike at all. */
const adversarial: Readonly<Record<string, readonly number[]>> = {
  'one group, no two sums alike': [...Array.from({ length: 23 }, (_, index) => 2 ** index), 1 - 2 ** 23],
  '1 to 22 against two': [...Array.from({ length: 22 }, (_, index) => index + 1), -100, -153],
  'tens against three that end in 5, 5 and 0': [...Array.from({ length: 21 }, (_, index) => 10 * (index + 1)), -1_005, -1_005, -300],
  'sixteen ones, eight minus twos': [...Array.from({ length: 16 }, () => 1), ...Array.from({ length: 8 }, () => -2)],
  'groups of 7, 8 and 9': [7, 8, 9].flatMap((size, seed) => balanced(pseudoRandom(size, 1_000_000, seed))),
};
const kinds: readonly (readonly [string, readonly (readonly number[])[]])[] = [
  ...[30, 300, 5_000, 1_000_000].map((size) => [`250 of up to ${size} cents`, Array.from({ length: 250 }, (_, seed) => balanced(pseudoRandom(24, size, seed)))] as const),
  ...Object.entries(adversarial).map(([title, nets]) => [title, [nets]] as const),
];
const wholeGroups = kinds.map(([title, inputs]) => {
  const settled = inputs.map((nets) => {
    const byId = Object.fromEntries(nets.map((net, index) => [`player-${index}`, net]));
    const start = performance.now();
    const { payments, optimal } = settle(Object.keys(byId), byId);
    return { nets, ms: performance.now() - start, payments: payments.length, optimal };
  });
  const times = settled.map(({ ms }) => ms);
  const count = (paymentCount: (nets: readonly number[]) => number) => settled.reduce((sum, { nets }) => sum + paymentCount(nets), 0);
  const paid = settled.reduce((sum, { payments }) => sum + payments, 0);
  const first = settled[0];
  return {
    row: {
      '24 nets': title,
      'median ms': rounded(median(times), 1),
      'worst ms': rounded(Math.max(...times), 1),
      payments: paid,
      'largest-first greedy': count(greedyPaymentCount),
      "spliit's greedy": count(spliitPaymentCount),
    },
    proven: settled.every(({ optimal }) => optimal) && first !== undefined && oneByOnePaymentCount(first.nets) === first.payments,
  };
});
console.table(wholeGroups.map(({ row }) => row));

const met =
  wholeGroups.every(({ proven }) => proven) &&
  results.every(({ measurements: [ours, exact] }) => {
    return ours !== undefined && exact !== undefined && ours.medianMs < TARGET_MEDIAN_MS && ours.answer === exact.answer;
  });

report(
  'settlement',
  results.flatMap(({ title, measurements }) =>
    measurements.map(({ name, medianMs, fastestMs, slowestMs, answer }) => ({
      nets: title,
      how: name,
      'median ms': rounded(medianMs, 3),
      'fastest ms': rounded(fastestMs, 3),
      'slowest ms': rounded(slowestMs, 3),
      payments: answer,
    })),
  ),
  { rounds: ROUNDS, targetMedianMs: TARGET_MEDIAN_MS, wholeGroups: wholeGroups.map(({ row }) => row), met },
);
process.exitCode = met ? 0 : 1;

/** Numbers of either sign up to a size, never zero, the same in every run (a Lehmer generator). */
function pseudoRandom(count: number, size: number, seed = 0): number[] {
  let state = 1_000_003 + 7919 * seed;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 2 === 0 ? 1 : -1) * (1 + (state % size));
  });
}

/** The same numbers with the last one replaced, so that all of them cancel out and none is zero. */
function balanced(nets: readonly number[]): number[] {
  const kept = nets.slice(0, -1);
  const last = 0 - kept.reduce((sum, net) => sum + net, 0);
  return last === 0 ? balanced(nets.map((net, index) => (index === 0 ? net * 2 : net))) : [...kept, last];
}
