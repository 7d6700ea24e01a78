import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  explainPlayer,
  HOLES,
  InvalidPlayersError,
  InvalidRosterError,
  payOutPoints,
  playersOn,
  POT_HOLES,
  type RosterEntry,
  rosterOf,
  scoreBbbGame,
  scoreStrokeGame,
  SELECTIONS,
  settleRound,
  sharedHoles,
  splitCents,
  type StrokesByHole,
} from '@fairshare/golf-rules';
import answers from './fixtures/full-rounds.json';
import { seededGames, seededRound } from './seeded-rounds';
import { FOUR, inPlayerOrder, perPlayer, roundOf, type RoundOfThree, runsOf, settledBy, sum } from './support';

const inOrder = (amounts: readonly number[]) => [...amounts].sort((a, b) => a - b);
const holesBetween = (first: number, last: number) => HOLES.filter((hole) => first <= hole && hole <= last);
const everyHole = (scores: Record<string, number>): StrokesByHole => Object.fromEntries(HOLES.map((hole) => [hole, scores]));

describe('a full roster', () => {
  it('when 600 rounds of an earlier release are settled, then answers are equal', () => {
    expect(answers).toHaveLength(600);
    answers.forEach(({ nets, payments, all }, seed) => {
      const round = seededRound(seed);
      for (const input of [round, { ...round, roster: rosterOf(round.players.map((playerId) => ({ playerId, holes: HOLES }))) }]) {
        const settlement = settleRound(input, SELECTIONS);
        expect(settlement.breakdown.games.map((game) => inPlayerOrder(round.players, game.nets))).toEqual(nets);
        expect(settlement.payments.map(({ from, to, cents }) => `${from} ${to} ${cents}`)).toEqual(payments);
        expect(createHash('sha256').update(JSON.stringify(settlement)).digest('hex').slice(0, 16)).toBe(all);
      }
    });
  });
});

describe('a hole of 2/9/16', () => {
  const roster = rosterOf([{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'cid', holes: holesBetween(4, 18) }, { playerId: 'dee', holes: holesBetween(1, 9) }]);

  it.each([
    [1, { ann: 4, bob: 5, dee: 6 }, { ann: 5, bob: 3, dee: 1 }],
    [4, { ann: 4, bob: 4, cid: 5, dee: 6 }, { ann: 6, bob: 6, cid: 3, dee: 1 }],
    [10, { ann: 6, bob: 5, cid: 4 }, { ann: 1, bob: 3, cid: 5 }],
  ])("when those on hole %i have strokes, then their number's ladder counts", (hole, strokes, points) => {
    expect(scoreStrokeGame(roster, { [hole]: strokes }).holes).toMatchObject([{ hole, points, complete: true }]);
  });

  it('when one on it has no strokes, then it is incomplete', () => {
    const game = scoreStrokeGame(roster, { 1: { ann: 4, bob: 5, cid: 3 }, 2: { ann: 4, bob: 5, cid: 3, dee: 4 } });
    expect(game.incompleteHoles).toEqual([1]);
    expect(game.holes).toMatchObject([{ hole: 2, points: { ann: 4, bob: 1, dee: 4 } }]);
    expect(game.strokeTotals).toEqual({ ann: 4, bob: 5, cid: 0, dee: 4 });
  });

  it('when fewer than two are on it, then it scores nothing', () => {
    const pair = rosterOf([{ playerId: 'ann' }, { playerId: 'bob', holes: [1] }]);
    expect(scoreStrokeGame(pair, everyHole({ ann: 4, bob: 5 }))).toMatchObject({ countedHoles: [1], incompleteHoles: [], totals: { ann: 2, bob: 0 } });
  });
});

describe('a hole of BBB', () => {
  it('when an award names somebody off the hole, then it is ignored', () => {
    const roster = rosterOf([{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'cid', holes: [1] }]);
    const hole = { firstOn: 'cid', closestTo: 'ann', firstIn: 'none' };
    expect(scoreBbbGame(roster, { 1: hole, 2: hole })).toMatchObject({ totals: { ann: 2, bob: 0, cid: 1 }, incompleteHoles: [2] });
  });
});

describe('the money of a round that not everyone plays whole', () => {
  const values = { pointValueCents: 100, fbtValueCents: 1_000 };

  it('when one leaves after nine, then each two settle the holes both played', () => {
    const roster = rosterOf([{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'cid', holes: holesBetween(1, 9) }]);
    const { nets, directDebts } = payOutPoints(scoreStrokeGame(roster, everyHole({ ann: 4, bob: 5, cid: 6 })), 100);
    // Nine holes of 5-3-1 among three, then nine of 2-0 between two.
    expect(directDebts).toEqual([
      { from: 'bob', to: 'ann', cents: 9 * 200 + 9 * 200 },
      { from: 'cid', to: 'ann', cents: 9 * 400 },
      { from: 'cid', to: 'bob', cents: 9 * 200 },
    ]);
    expect(nets).toEqual({ ann: 7_200, bob: -1_800, cid: -5_400 });
  });

  it('when one comes on hole 4, then only the back pot includes them', () => {
    const roster = rosterOf([{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'cid', holes: holesBetween(4, 18) }]);
    const round = roundOf({ players: roster.players, roster, points: { holes: everyHole({ ann: 4, bob: 5, cid: 3 }), values } });
    const settlement = settleRound(round, ['fbt']);
    const [game] = settlement.breakdown.games;
    expect(game?.kind === 'fbt' && game.pots.map(({ name, winners, nets }) => [name, winners, nets])).toEqual([
      ['front', ['ann'], { ann: 1_000, bob: -1_000 }],
      ['back', ['cid'], { ann: -500, bob: -500, cid: 1_000 }],
      ['total', ['ann'], { ann: 1_000, bob: -1_000 }],
    ]);
    expect(explainPlayer(settlement, 'cid').games[0]?.parts).toMatchObject([
      { kind: 'pot-not-played', pot: 'front' },
      { kind: 'pot', won: true },
      { kind: 'pot-not-played', pot: 'total' },
    ]);
    expect(settlement.nets).toEqual({ ann: 1_500, bob: -2_500, cid: 1_000 });
  });

  it.each([
    ['the front nine', holesBetween(1, 9), ['front']],
    ['the back nine', holesBetween(10, 18), ['back']],
    ['twelve holes', holesBetween(1, 12), ['front']],
    ['six holes', holesBetween(4, 9), []],
    ['all 18', HOLES, ['front', 'back', 'total']],
  ])('when the round is %s, then it has the pots of its holes', (_round, holes, pots) => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId })),
      holes,
    );
    const strokes = everyHole({ ann: 3, bob: 4, cid: 5, dee: 6 });
    const { breakdown } = settleRound(roundOf({ players: FOUR, roster, points: { holes: strokes, values } }), ['points', 'fbt']);
    expect(breakdown.games.flatMap((game) => (game.kind === 'fbt' ? game.pots.map(({ name }) => name) : []))).toEqual(pots);
    expect(breakdown.games.flatMap((game) => (game.kind === 'points' ? game.holes.map(({ hole }) => hole) : []))).toEqual(holes);
  });
});

describe('a roster', () => {
  it.each([
    ['names one player', [{ playerId: 'ann' }], undefined, InvalidPlayersError],
    ['names a player twice', [{ playerId: 'ann' }, { playerId: 'ann' }], undefined, InvalidPlayersError],
    ['names nine players', Array.from({ length: 9 }, (_, index) => ({ playerId: `p${index}` })), undefined, InvalidPlayersError],
    ['has no hole', [{ playerId: 'ann' }, { playerId: 'bob' }], [], InvalidRosterError],
    ['has a hole 19', [{ playerId: 'ann' }, { playerId: 'bob' }], [1, 19], InvalidRosterError],
    ['has a player on a hole it lacks', [{ playerId: 'ann' }, { playerId: 'bob', holes: [10] }], [1, 2], InvalidRosterError],
  ])('when it %s, then it is refused', (_what, entries, holes, error) => {
    expect(() => rosterOf(entries, holes)).toThrow(error);
  });

  it('when it names others than the round, then the round is refused', () => {
    const round = roundOf({ players: ['ann', 'bob'], roster: rosterOf([{ playerId: 'bob' }, { playerId: 'ann' }]), cards: { hands: {}, values: {} } });
    expect(() => settleRound(round, ['cards'])).toThrow(InvalidPlayersError);
  });
});

interface OpenRound extends RoundOfThree {
  readonly roster: ReturnType<typeof rosterOf>;
  readonly points: NonNullable<RoundOfThree['points']>;
  readonly bbb: NonNullable<RoundOfThree['bbb']>;
}

/** Rounds of any holes, whose players arrive, leave and sit out. Entries, values and cards come from a seed, so that they are reproducible. */
const openRound = fc.nat({ max: 2 ** 30 }).chain((seed) => {
  const full = seededGames(seed);
  const ofRound = fc.oneof(fc.constant(HOLES), fc.constantFrom(POT_HOLES.front, POT_HOLES.back), fc.subarray([...HOLES], { minLength: 1 }));
  return ofRound.chain((holes) => {
    const [first = 1, last = 18] = [holes[0], holes.at(-1)];
    const played = fc.oneof(
      fc.constant(holes),
      fc.integer({ min: first, max: last }).map((from) => holes.filter((hole) => hole >= from)),
      fc.integer({ min: first, max: last }).map((to) => holes.filter((hole) => hole <= to)),
      fc.subarray([...holes]),
    );
    const entries = fc.tuple(...full.players.map((playerId) => played.map((own): RosterEntry => ({ playerId, holes: own }))));
    return entries.map((roster): OpenRound => ({ ...full, roster: rosterOf(roster, holes) }) as OpenRound);
  });
});

describe('10,000 random rosters', () => {
  it('when a round is settled, then every part is zero-sum and explained', () => {
    fc.assert(
      fc.property(openRound, (round) => {
        const { players, roster } = round;
        const settlement = settleRound(roundOf(round), SELECTIONS);
        expect(sum(Object.values(settlement.nets))).toBe(0);
        // One expectation for all views of a round, and one for all parts: each `expect` call costs time, and there are a million parts.
        const { games } = settlement.breakdown;
        const views = [settlement.payments, settlement.directDebts, ...games.map((game) => game.directDebts)];
        expect(views.map((payments) => settledBy(players, payments))).toEqual([settlement.nets, settlement.nets, ...games.map((game) => game.nets)]);
        const holes = games.flatMap((game) => (game.kind === 'points' ? game.holes : []));
        const pots = games.flatMap((game) => (game.kind === 'fbt' ? game.pots : []));
        expect([...holes, ...pots].filter(({ nets }) => sum(Object.values(nets)) !== 0)).toEqual([]);
        expect(holes.map(({ nets }) => Object.keys(nets))).toEqual(holes.map(({ hole }) => playersOn(roster, hole)));
        const explained = players.map((playerId) => explainPlayer(settlement, playerId));
        expect(explained.map((one) => sum(one.games.flatMap((game) => game.parts.map(({ cents }) => cents))))).toEqual(explained.map(({ netCents }) => netCents));
      }),
      { numRuns: runsOf(10_000) },
    );
  }, 600_000);

  it('when points are settled, then each pair counts the holes both play', () => {
    fc.assert(
      fc.property(openRound, (round) => {
        const { players, roster, points } = round;
        const game = scoreStrokeGame(roster, points.holes);
        const pointsOn = (playerId: string, holes: readonly number[]) => sum(game.holes.filter(({ hole }) => holes.includes(hole)).map((hole) => hole.points[playerId] ?? 0));
        const expected = perPlayer(
          players,
          players.map(
            (one) =>
              points.values.pointValueCents *
              sum(players.filter((other) => other !== one).map((other) => pointsOn(one, sharedHoles(roster, one, other)) - pointsOn(other, sharedHoles(roster, one, other)))),
          ),
        );
        const { breakdown } = settleRound(roundOf(round), ['points', 'fbt']);
        expect(breakdown.games[0]?.nets).toEqual(Object.fromEntries(Object.entries(expected).map(([id, cents]) => [id, cents + 0])));
        const pots = breakdown.games.flatMap((one) => (one.kind === 'fbt' ? one.pots : []));
        // One expectation for all pots of a round: each `expect` call costs time, and there are a hundred thousand pots.
        const playingOf = pots.map(({ name }) => players.filter((id) => POT_HOLES[name].every((hole) => playersOn(roster, hole).includes(id))));
        expect(pots.map(({ nets }) => Object.keys(nets))).toEqual(playingOf);
        expect(playingOf.filter((playing) => playing.length < 2)).toEqual([]);
        const won = pots.flatMap((pot, at) => (pot.winners.length > 0 ? [{ ...pot, payers: (playingOf[at] ?? []).filter((id) => !pot.winners.includes(id)) }] : []));
        const shares = won.map(({ winners, payers }) => Object.values(splitCents(winners.length * points.values.fbtValueCents, payers)));
        expect(won.map(({ nets, payers }) => inOrder(payers.map((id) => 0 - (nets[id] ?? 0))))).toEqual(shares.map(inOrder));
      }),
      { numRuns: runsOf(10_000) },
    );
  }, 600_000);
});
