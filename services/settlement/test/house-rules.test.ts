import { ofThreeGames, DEFAULT_ROUND_RULES, HOLES, rosterOf, SELECTIONS, settleRound } from '@fairshare/golf-rules';
import { GROUP, PLAYERS, ROUND, startSettlement } from './support';

const dollars = (cents: Readonly<Record<string, number>>) => Object.fromEntries(Object.entries(cents).map(([playerId, value]) => [playerId, value / 100]));
const course = { id: 'links', name: 'Links', holes: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })) };
const rules = { ...DEFAULT_ROUND_RULES, unfinishedPots: 'void' as const, cards: 'doubling' as const, games: { points: true, bbb: false, cards: true } };
const roster = PLAYERS.map((playerId, seat) => ({ playerId, ...(seat === 1 && { strokesGiven: 3 }) }));
const strokes = Object.fromEntries(HOLES.slice(0, 10).map((hole) => [hole, { ann: 4, bob: 4, cy: 5, di: 4 }]));
const awards = { 1: { firstOn: 'ann', closestTo: 'ann', firstIn: 'ann' } };
const transfers = ['cy', 'di', 'bob'].map((playerId, index) => ({ id: `m${index}`, key: 'camel', playerId, at: `2026-05-02T09:0${index}:00.000Z`, by: 'user-1' }));

describe('settling a round by house rules', () => {
  it('when rules of every kind apply, then golf-rules give each cent', async () => {
    const settlement = await startSettlement();
    try {
      await settlement.groups.put(GROUP);
      await settlement.games.put(ROUND.with({ scores: strokes, awards, holders: { camel: 'bob' }, cards: { history: transfers }, roster, rules, course }).published());
      const { body } = await settlement.ask.post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 's1', selectedGames: SELECTIONS });

      const values = { pointValueCents: 100, fbtValueCents: 1000 };
      const ruled = settleRound(
        {
          players: PLAYERS,
          roster: rosterOf(roster, HOLES, { course, rules }),
          rules,
          ...ofThreeGames({
            cards: { hands: { bob: [{ id: 'camel', type: 'camel' }] }, values: {}, transfers },
            points: { holes: strokes, values },
            bbb: { holes: awards, values },
          }),
        },
        SELECTIONS,
      );
      expect(body.payouts).toEqual(dollars(ruled.nets));
      const [cards, points, fbt, bbb] = body.breakdown.games;
      expect(cards.accounts.bob).toMatchObject({ cards: [{ value: 8, times: 4, holders: ['cy', 'di', 'bob'] }], debt: 8 });
      expect(points.holes[0]).toMatchObject({ strokes: { bob: 4 }, given: { ann: 0, bob: 1 }, points: { bob: 7 } });
      expect(fbt.pots.map(({ outcome, missingHoles, winners }: { outcome: string; missingHoles?: number[]; winners: string[] }) => [outcome, missingHoles, winners])).toEqual([
        ['won', undefined, ['bob']],
        ['open', HOLES.slice(10), []],
        ['open', HOLES.slice(10), []],
      ]);
      expect(bbb.nets).toEqual({ ann: 0, bob: 0, cy: 0, di: 0 });
    } finally {
      await settlement.close();
    }
  });
});

describe('settling a round played from several tees', () => {
  it('when a tee has own stroke indexes, then strokes fall by them', async () => {
    const settlement = await startSettlement();
    try {
      const red = { id: 'red', name: 'Red', rating: 72, slope: 113, strokeIndex: HOLES.map((hole) => 19 - hole) };
      const rated = { ...course, tees: [red] };
      const entries = PLAYERS.map((playerId, seat) => ({ playerId, ...(seat < 2 && { strokesGiven: 1 }), ...(seat === 1 && { teeId: 'red' }) }));
      const level = Object.fromEntries(HOLES.map((hole) => [hole, Object.fromEntries(PLAYERS.map((playerId) => [playerId, 4]))]));
      await settlement.groups.put(GROUP);
      await settlement.games.put(ROUND.with({ scores: level, roster: entries, course: rated }).published());
      const { body } = await settlement.ask.post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 's1', selectedGames: ['points'] });
      const { holes } = body.breakdown.games[0];
      expect([holes[0].given, holes[17].given]).toMatchObject([
        { ann: 1, bob: 0 },
        { ann: 0, bob: 1 },
      ]);
    } finally {
      await settlement.close();
    }
  });
});
