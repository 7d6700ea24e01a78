import { ofThreeGames, type BbbHoles, HOLES, POT_HOLES, rosterOf, type RoundInput, SELECTIONS, settleRound, type StrokesByHole } from '@fairshare/golf-rules';
import { aGroup, eventually } from '@fairshare/testing';
import { GROUP, ROUND, startSettlement } from './support';

const between = (first: number, last: number) => HOLES.filter((hole) => first <= hole && hole <= last);
const dollars = (cents: Readonly<Record<string, number>>) => Object.fromEntries(Object.entries(cents).map(([playerId, value]) => [playerId, value / 100]));

const SIX = ['ann', 'bob', 'cy', 'di', 'eve', 'flo'];
const GROUP_OF_SIX = aGroup({ players: SIX.map((id) => ({ id, name: id.toUpperCase() })) });
/** Four of the six: one joins at hole 4, one leaves after 9. */
const FOUR_OF_SIX = [{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'cy', holes: between(4, 18) }, { playerId: 'di', holes: between(1, 9) }];
const ROSTER = rosterOf(FOUR_OF_SIX);

const strokes: StrokesByHole = Object.fromEntries(
  HOLES.map((hole) => [
    hole,
    Object.fromEntries(FOUR_OF_SIX.flatMap(({ playerId, holes = HOLES }, seat) => (holes.includes(hole) ? [[playerId, 3 + ((hole * (seat + 2)) % 5)]] : []))),
  ]),
);
const awards: BbbHoles = Object.fromEntries(HOLES.map((hole) => [hole, { firstOn: hole < 10 ? 'di' : 'cy', closestTo: 'ann', firstIn: hole % 2 ? 'bob' : 'none' }]));
const PLAYED = ROUND.with({ scores: strokes, awards, holders: { camel: 'bob', fish: 'di' }, roster: FOUR_OF_SIX });
const INPUT: RoundInput = {
  players: ROSTER.players,
  roster: ROSTER,
  ...ofThreeGames({
    cards: { hands: { bob: [{ id: 'camel', type: 'camel' }], di: [{ id: 'fish', type: 'fish' }] }, values: {} },
    points: { holes: strokes, values: { pointValueCents: 100, fbtValueCents: 1000 } },
    bbb: { holes: awards, values: { pointValueCents: 100, fbtValueCents: 1000 } },
  }),
};
const RULED = settleRound(INPUT, SELECTIONS);

describe('settling a round that four of six play, one from hole 4 on and one up to hole 9', () => {
  let settlement: Awaited<ReturnType<typeof startSettlement>>;
  beforeEach(async () => {
    settlement = await startSettlement();
    await settlement.groups.put(GROUP_OF_SIX);
    await settlement.games.put(PLAYED.published());
  });
  afterEach(() => settlement.close());

  const calculate = (body: object = {}) => settlement.ask.post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 's1', selectedGames: SELECTIONS, ...body });
  const saved = () => settlement.ask.get('/api/combined-payout-results/g1?gameStateId=s1');

  it('when it is settled, then golf-rules say the same', async () => {
    const { body } = await calculate();
    expect(body.payouts).toEqual(dollars(RULED.nets));
    expect(body.transactions).toEqual(RULED.payments.map(({ from, to, cents }) => ({ from, fromName: from.toUpperCase(), to, toName: to.toUpperCase(), amount: cents / 100 })));
    for (const [index, game] of RULED.breakdown.games.entries()) {
      expect(body.breakdown.games[index]).toMatchObject({
        nets: dollars(game.nets),
        directDebts: game.directDebts.map(({ from, to, cents }) => ({ from, to, amount: cents / 100 })),
      });
    }
    const pots = body.breakdown.games.find(({ selection }: { selection: string }) => selection === 'fbt').pots;
    expect(pots.map(({ name, nets }: { name: string; nets: object }) => [name, Object.keys(nets)])).toEqual([
      ['front', ['ann', 'bob', 'di']],
      ['back', ['ann', 'bob', 'cy']],
      ['total', ['ann', 'bob']],
    ]);
    expect(pots[0].countedHoles).toEqual(POT_HOLES.front);
    expect(body.cardGameDetails.payouts.map(({ playerId }: { playerId: string }) => playerId)).toEqual(ROSTER.players);
    expect(body.breakdown.roster).toEqual({ holes: HOLES, players: ROSTER.players.map((playerId) => ({ playerId, holes: ROSTER.holesOf[playerId] })) });

    const both = (await settlement.ask.get('/api/points-games/s1.p2/payouts')).body;
    expect(both.payouts).toEqual(dollars(settleRound(INPUT, ['points', 'fbt']).nets));
    expect((await settlement.ask.get('/api/game-state/s1/payouts')).body.cardGame.payouts).toHaveLength(4);
  });

  it('when who plays changes after saving, then the result is stale', async () => {
    await calculate({ saveResults: true });
    await settlement.games.put(PLAYED.with({ roster: [...FOUR_OF_SIX.slice(0, 3), { playerId: 'di', holes: between(1, 3) }] }).published());
    const stale = await eventually(
      async () => (await saved()).body,
      (result) => result.stale === true,
    );
    expect(stale.calculationResult.breakdown.roster.players[3]).toEqual({ playerId: 'di', holes: between(1, 9) });
    expect(stale.calculationResult.payouts).toEqual(dollars(RULED.nets));

    await calculate({ saveResults: true });
    expect((await saved()).body).toMatchObject({ stale: false, calculationResult: { breakdown: { roster: { players: [{}, {}, {}, { holes: between(1, 3) }] } } } });
  });

  it('when a player without a cent joins, then the result stays current', async () => {
    await settlement.games.put(ROUND.with({ roster: [{ playerId: 'ann' }, { playerId: 'bob' }] }).published());
    await calculate({ saveResults: true });
    const version = await settlement.games.put(ROUND.with({ roster: [{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'eve' }] }).published());
    expect((await settlement.ask.get('/api/combined-payout-results/g1?gameStateId=s1', settlement.having(version))).body.stale).toBe(false);
  });

  it('when everyone plays everything, then the answer names no roster', async () => {
    const all = HOLES.map((hole) => [hole, { ann: 4, bob: 5, cy: 6, di: 3 + (hole % 3) }] as const);
    const full = ROUND.with({ scores: Object.fromEntries(all), awards, holders: { camel: 'bob' } });
    await settlement.groups.put(GROUP);
    await settlement.games.put(full.published());
    const before = (await calculate()).body;
    const version = await settlement.games.put(full.with({ roster: GROUP.players.map(({ id }) => ({ playerId: id })) }).published());
    const after = await settlement.ask.post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 's1', selectedGames: SELECTIONS }, settlement.having(version));
    expect(JSON.stringify(after.body)).toBe(JSON.stringify(before));
    expect(before.breakdown).not.toHaveProperty('roster');
  });
});
