/**
 * Exact settlement of 16 nets that are not zero. Target: a median under 50 ms for every kind of round, and never more payments
 * than the exact peer. Exits with 1 if the target is missed.
 */
import { settle } from '@fairshare/golf-rules';
import { compare } from './measure';
import { report, rounded } from './report';
import { greedyPaymentCount, plainSubsetPaymentCount } from './settlement-peers';

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

const met = results.every(({ measurements: [ours, exact] }) => {
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
  { rounds: ROUNDS, targetMedianMs: TARGET_MEDIAN_MS, met },
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
