import fc from 'fast-check';
import {
  BUILT_IN_CARD_TYPES,
  type CardTransfer,
  DEFAULT_HOUSE_RULES,
  explainPlayer,
  HOLES,
  type HouseRules,
  payOutCards,
  POT_HOLES,
  rosterOf,
  type RoundInput,
  scoreStrokeGame,
  SELECTIONS,
  settleRound,
  type StrokesByHole,
} from '@fairshare/golf-rules';
import { numbersFrom, seededGames } from './seeded-rounds';
import { FOUR, inPlayerOrder, payOutStrokeFbt, perPlayer, roundOf, strokesOf, sum } from './support';

const transfers = (...route: [string, string | null][]): CardTransfer[] => route.map(([key, playerId]) => ({ key, playerId }));
const camel = { id: 'camel', type: 'camel' };
const nine = (scores: readonly number[]) => Array.from({ length: 9 }, () => scores);

describe('doubling cards', () => {
  it.each([
    ['nobody held it before', transfers(['camel', 'ann']), undefined],
    ['one held it before', transfers(['camel', 'bob'], ['camel', 'ann']), 2],
    ['it was put back between', transfers(['camel', 'bob'], ['camel', null], ['camel', 'ann']), 2],
    ['it was put back and given to its holder again', transfers(['camel', 'ann'], ['camel', null], ['camel', 'ann']), undefined],
    ['another card moved', transfers(['fish', 'bob'], ['fish', 'cid'], ['camel', 'ann']), undefined],
    ['it came back to somebody', transfers(['camel', 'ann'], ['camel', 'bob'], ['camel', 'ann']), 4],
    ['four held it', transfers(['camel', 'bob'], ['camel', 'cid'], ['camel', 'dee'], ['camel', 'ann']), 8],
    ['six held it', transfers(['camel', 'bob'], ['camel', 'cid'], ['camel', 'bob'], ['camel', 'cid'], ['camel', 'dee'], ['camel', 'ann']), 8],
  ])('when %s, then a card of 3 dollars costs as many times that', (_, route, times) => {
    const { accounts, nets } = payOutCards(FOUR, { ann: [camel] }, { camel: 3 }, route);
    expect(accounts.ann?.cards[0]).toMatchObject({ valueCents: 300 * (times ?? 1) });
    expect(accounts.ann?.cards[0]?.times).toBe(times);
    expect(inPlayerOrder(FOUR, nets)).toEqual([-1, 1 / 3, 1 / 3, 1 / 3].map((share) => share * 300 * (times ?? 1)));
  });

  it('when it doubles, then a card says how many times', () => {
    const cards = { hands: { ann: [camel] }, values: {}, transfers: transfers(['camel', 'bob'], ['camel', 'ann']) };
    const part = (rules?: Partial<HouseRules>) => explainPlayer(settleRound(roundOf({ players: FOUR, cards, rules }), ['cards']), 'ann').games[0]?.parts[0];
    expect(part({ cards: 'doubling' })).toMatchObject({ kind: 'card', card: { times: 2, holders: ['bob', 'ann'], valueCents: 400 }, cents: -400 });
    expect(part()).toEqual({ kind: 'card', card: { id: 'camel', type: 'camel', name: 'Camel', emoji: '🐫', valueCents: 200 }, cents: -200 });
  });
});

describe('void pots', () => {
  it('when a hole of a pot is missing, then it pays nothing', () => {
    const front = strokesOf(FOUR, nine([3, 4, 4, 4]));
    const after10: StrokesByHole = { ...front, 10: perPlayer(FOUR, [4, 4, 3, 4]) };
    const pots = payOutStrokeFbt(scoreStrokeGame(FOUR, after10), 1000, { unfinishedPots: 'void' }).pots;
    expect(pots.map(({ name, outcome, missingHoles, winners, nets }) => [name, outcome, missingHoles?.length, winners, inPlayerOrder(FOUR, nets)])).toEqual([
      ['front', 'won', undefined, ['ann'], [1000, -334, -333, -333]],
      ['back', 'open', 8, [], [0, 0, 0, 0]],
      ['total', 'open', 8, [], [0, 0, 0, 0]],
    ]);
    expect(payOutStrokeFbt(scoreStrokeGame(FOUR, after10), 1000).pots.map(({ outcome }) => outcome)).toEqual(['won', 'won', 'won']);
    const round = roundOf({ players: FOUR, points: { holes: after10, values: { pointValueCents: 0, fbtValueCents: 1000 } }, rules: { unfinishedPots: 'void' } });
    expect(explainPlayer(settleRound(round, ['fbt']), 'cid').games[0]?.parts[1]).toMatchObject({ pot: 'back', won: false, missingHoles: POT_HOLES.back.slice(1), cents: 0 });
  });
});

describe('games that are off', () => {
  it('when a game is off, then it nets zero whatever was entered', () => {
    const round = seededGames(3);
    const off = settleRound(roundOf({ ...round, rules: { games: { ...DEFAULT_HOUSE_RULES.games, points: false } } }), SELECTIONS);
    const netsOf = (selection: string) => Object.values(off.breakdown.games.find((game) => game.selection === selection)?.nets ?? {});
    expect([...netsOf('points'), ...netsOf('fbt')]).toEqual(round.players.flatMap(() => [0, 0]));
    expect(off.nets).toEqual(settleRound(roundOf({ ...round, points: null }), ['cards', 'bbb-points', 'bbb-fbt']).nets);
  });
});

/** Round `seed` with random rules, transfers, course, holes and strokes given. */
function houseRound(seed: number): RoundInput {
  const next = numbersFrom(seed + 9_000);
  const { players, cards, points, bbb } = seededGames(seed);
  const size = next(2) === 0 ? 9 : 18;
  const holes = Array.from({ length: size }, (_, index) => ({ par: 3 + next(3), strokeIndex: ((index * 5 + seed) % size) + 1 }));
  const entries = players.map((playerId) => ({ playerId, ...(next(5) > 0 && { strokesGiven: next(65) - 10 }), holes: next(6) === 0 ? HOLES.slice(0, 9) : null }));
  const on = () => next(4) > 0;
  const rules: HouseRules = {
    games: { points: on(), bbb: on(), cards: on() },
    unfinishedPots: next(2) ? 'void' : 'asItStands',
    cards: next(2) ? 'doubling' : 'flat',
    offTheLow: next(2) === 0,
  };
  const route = Array.from({ length: next(30) }, () => ({ key: BUILT_IN_CARD_TYPES[next(7)] as string, playerId: next(5) ? (players[next(players.length)] as string) : null }));
  const ofRound = next(3) === 0 ? HOLES.slice(9) : HOLES;
  const played = entries.map(({ holes: own, ...entry }) => ({ ...entry, holes: ofRound === HOLES ? own : null }));
  return roundOf({ players, roster: rosterOf(played, ofRound, { course: next(4) ? { holes } : null, rules }), rules, cards: cards && { ...cards, transfers: route }, points, bbb });
}

describe('any house rules', () => {
  it('when rounds are settled by random rules, then everything is zero-sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const round = houseRound(seed);
        const { nets, directDebts, breakdown } = settleRound(round, SELECTIONS);
        const parts = breakdown.games.flatMap((game) => [game.nets, ...(game.kind === 'points' ? game.holes : game.kind === 'fbt' ? game.pots : []).map((part) => part.nets)]);
        for (const part of [nets, ...parts]) expect(sum(Object.values(part))).toBe(0);
        for (const playerId of round.players) {
          expect(sum(directDebts.map(({ from, to, cents }) => (to === playerId ? cents : 0) - (from === playerId ? cents : 0)))).toBe(nets[playerId]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('when the rules are the default ones, then answers stay the same', () => {
    for (let seed = 0; seed < 120; seed += 1) {
      const round = seededGames(seed);
      const cards = round.cards && { ...round.cards, transfers: transfers(['camel', 'p1'], ['camel', 'p2']) };
      const roster = rosterOf(
        round.players.map((playerId) => ({ playerId, strokesGiven: 9 })),
        HOLES,
        { rules: { offTheLow: true } },
      );
      const withRules = roundOf({ ...round, cards, roster, rules: DEFAULT_HOUSE_RULES });
      expect(JSON.stringify(settleRound(withRules, SELECTIONS))).toBe(JSON.stringify(settleRound(roundOf(round), SELECTIONS)));
    }
  });
});
