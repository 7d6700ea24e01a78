import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  BUILT_IN_CARD_TYPES,
  type BbbHole,
  type ByPlayer,
  type FbtPayout,
  type GamePoints,
  type HeldCard,
  HOLES,
  ofThreeGames,
  payOutPots,
  type PlayerId,
  type PotTerms,
  type RoundInput,
  type StrokeGame,
  type StrokesByHole,
  type ThreeGames,
} from '@fairshare/golf-rules';

export const FOUR = ['ann', 'bob', 'cid', 'dee'];

/** A round of the three games, each with its entries. */
export type RoundOfThree = ThreeGames & Omit<RoundInput, 'facts' | 'games'>;

export const roundOf = ({ cards, points, bbb, ...round }: RoundOfThree): RoundInput => ({ ...round, ...ofThreeGames({ cards, points, bbb }) });

type Terms = Pick<PotTerms, 'potsBefore' | 'unfinishedPots'>;

/** FBT of a 2/9/16 game: the fewest strokes win. */
export const payOutStrokeFbt = ({ roster, strokes }: StrokeGame, fbtValueCents: number, terms: Terms = {}): FbtPayout =>
  payOutPots(roster, strokes, { wins: 'fewest', fbtValueCents, ...terms });

/** FBT of a BBB game: the most points win. */
export const payOutBbbFbt = ({ roster, holes }: GamePoints, fbtValueCents: number, terms: Terms = {}): FbtPayout =>
  payOutPots(
    roster,
    holes.map(({ hole, points: scores, complete }) => ({ hole, scores, complete })),
    { wins: 'most', fbtValueCents, ...terms },
  );

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Values in player order, to compare with the lists of the rules. */
export const inPlayerOrder = <T>(players: readonly PlayerId[], values: ByPlayer<T>): (T | undefined)[] => players.map((playerId) => values[playerId]);

export const perPlayer = <T>(players: readonly PlayerId[], values: readonly T[]): Record<PlayerId, T> =>
  Object.fromEntries(players.map((playerId, index) => [playerId, values[index] as T]));

/** Holes 1 … n from one list of scores per hole, in player order. */
export const strokesOf = (players: readonly PlayerId[], holes: readonly (readonly number[])[]): StrokesByHole =>
  Object.fromEntries(holes.map((scores, index) => [index + 1, perPlayer(players, scores)]));

/** The balance of each player after all payments. */
export const settledBy = (players: readonly PlayerId[], payments: readonly { from: PlayerId; to: PlayerId; cents: number }[]): Record<PlayerId, number> =>
  perPlayer(
    players,
    players.map((playerId) => sum(payments.map(({ from, to, cents }) => (to === playerId ? cents : 0) - (from === playerId ? cents : 0)))),
  );

export const shuffledKeys = <T>(record: Readonly<Record<string, T>>, seed: readonly number[]): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record)
      .map((entry, index) => ({ entry, weight: seed[index % seed.length] ?? 0 }))
      .sort((a, b) => a.weight - b.weight)
      .map(({ entry }) => entry),
  );

export const arbitraryPlayers = fc.integer({ min: 2, max: 8 }).map((count) => Array.from({ length: count }, (_, index) => `p${index + 1}`));

const arbitraryValues = fc.record({
  pointValueCents: fc.integer({ min: 0, max: 1_000_000 }),
  fbtValueCents: fc.integer({ min: 0, max: 1_000_000 }),
});

const arbitraryStrokes = (players: readonly PlayerId[]): fc.Arbitrary<StrokesByHole> =>
  fc
    .array(fc.array(fc.option(fc.integer({ min: 1, max: 9 }), { freq: 20 }), { minLength: players.length, maxLength: players.length }), {
      maxLength: HOLES.length,
    })
    .map((holes) => Object.fromEntries(holes.map((scores, index) => [index + 1, perPlayer(players, scores)])));

const arbitraryBbbHole = (players: readonly PlayerId[]): fc.Arbitrary<BbbHole> => {
  const award = fc.constantFrom(...players, 'none');
  return fc.record({ firstOn: award, closestTo: award, firstIn: award }, { requiredKeys: [] });
};

const CARDS: readonly HeldCard[] = [
  ...BUILT_IN_CARD_TYPES.map((type) => ({ id: type, type })),
  { id: 'custom-1', type: 'custom', name: 'Shank', emoji: '🙈', value: 15 },
  { id: 'custom-2', type: 'custom', name: 'Whiff', emoji: '💨', value: 7 },
];

const arbitraryHands = (players: readonly PlayerId[]): fc.Arbitrary<Record<PlayerId, HeldCard[]>> =>
  fc.array(fc.option(fc.constantFrom(...players)), { minLength: CARDS.length, maxLength: CARDS.length }).map((holders) =>
    perPlayer(
      players,
      players.map((player) => CARDS.filter((_, index) => holders[index] === player)),
    ),
  );

/** Rounds of 2 to 8 players with all three games, partly entered, with any values. */
export const arbitraryGames: fc.Arbitrary<RoundOfThree> = arbitraryPlayers.chain((players) =>
  fc.record({
    players: fc.constant(players),
    cards: fc.record({
      hands: arbitraryHands(players),
      values: fc.dictionary(fc.constantFrom(...BUILT_IN_CARD_TYPES, 'custom-1'), fc.integer({ min: 0, max: 10_000 })),
    }),
    points: fc.record({ holes: arbitraryStrokes(players), values: arbitraryValues }),
    bbb: fc.record({
      holes: fc.array(arbitraryBbbHole(players), { maxLength: HOLES.length }).map((holes) => Object.fromEntries(holes.map((hole, index) => [index + 1, hole]))),
      values: arbitraryValues,
    }),
  }),
);

export const arbitraryRound: fc.Arbitrary<RoundInput> = arbitraryGames.map(roundOf);

/** Nets that cancel out, small enough for groups of zero sum to be common. */
export const arbitraryNets = (maxPlayers: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: maxPlayers - 1 }).map((nets) => [...nets, 0 - sum(nets)]);

const shareOf = (runs: number, share: string | undefined, unsaid: number): number => Math.ceil(runs * Number(share ?? unsaid));

/** Which of `runs` are tried: all in `npm run test:all`, a share in `npm test` (scripts/test-plan.json). A run after `npm test` begins where that one ended. */
export const seedsOf = (runs: number): { readonly from: number; readonly to: number } => ({
  from: shareOf(runs, process.env['PROPERTY_FROM'], 0),
  to: shareOf(runs, process.env['PROPERTY_SHARE'], 1),
});

/** The number of runs of a property with different random rounds each time. */
export function runsOf(runs: number): number {
  const { from, to } = seedsOf(runs);
  return Math.max(1, to - from);
}

/** Like `expect(found).toEqual(expected)`, which takes longer than most rounds it compares: calls it only if the values differ. */
export function expectEqual<T>(found: T, expected: T): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}
