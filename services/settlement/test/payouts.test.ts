import { GROUP, ROUND, startSettlement } from './support';

describe('payouts of one game', () => {
  let settlement: Awaited<ReturnType<typeof startSettlement>>;
  beforeAll(async () => {
    settlement = await startSettlement();
    await settlement.groups.put(GROUP);
  });
  afterAll(() => settlement.close());

  it('when 2/9/16 points are paid out, then each hole is explained', async () => {
    const version = await settlement.games.put(ROUND.with({ scores: { 1: { ann: 4, bob: 4, cy: 5, di: 6 }, 2: { ann: 4 } } }).published());

    const answer = await settlement.ask.get('/api/points-games/s1.p2/payouts?mode=points', settlement.having(version));

    expect(answer.status).toBe(200);
    expect(answer.body.payouts).toEqual({ ann: 8, bob: 8, cy: -4, di: -12 });
    expect(answer.body.transactions).toEqual([
      { from: 'di', fromName: 'DI', to: 'ann', toName: 'ANN', amount: 8 },
      { from: 'cy', fromName: 'CY', to: 'bob', toName: 'BOB', amount: 4 },
      { from: 'di', fromName: 'DI', to: 'bob', toName: 'BOB', amount: 4 },
    ]);
    const [game] = answer.body.breakdown.games;
    expect(game).toMatchObject({ kind: 'points', gameId: 's1.p2', pointValue: 1, incompleteHoles: [2] });
    expect(game.holes).toEqual([expect.objectContaining({ hole: 1, points: { ann: 6, bob: 6, cy: 3, di: 1 }, nets: { ann: 8, bob: 8, cy: -4, di: -12 } })]);
  });

  it('when BBB is paid out, then each pot says its state', async () => {
    const version = await settlement.games.put(ROUND.with({ awards: { 1: { firstOn: 'ann', closestTo: 'ann', firstIn: 'none' } } }).published());
    const answer = await settlement.ask.get('/api/points-games/s1.b1/payouts', settlement.having(version));
    // Points: ann 2, others 0 → +6 and −2 each. FBT: front and total to ann, +10 each; bob pays the first odd cent, cy the second.
    expect(answer.body.payouts).toEqual({ ann: 26, bob: -8.67, cy: -8.67, di: -8.66 });
    expect(answer.body.pots.map((pot: { name: string; outcome: string; provisional: boolean }) => [pot.name, pot.outcome, pot.provisional])).toEqual([
      ['front', 'won', true],
      ['back', 'open', true],
      ['total', 'won', true],
    ]);
  });

  it('when cards are paid out, then the smallest debt receives', async () => {
    const holders = { camel: 'ann', fish: 'bob', ghost: 'cy', snake: 'di' };
    const version = await settlement.games.put(ROUND.with({ holders, cardValues: { camel: 11, ghost: 4 } }).published());
    const answer = await settlement.ask.get('/api/game-state/s1/payouts', settlement.having(version));
    expect(answer.body.cardGame.payouts.map((row: { netPayout: number }) => row.netPayout)).toEqual([-9, 5.5, -2, 5.5]);
    expect(answer.body.whoOwesWho).toHaveLength(3);
  });

  it("when a round is active, then its cards are the group's", async () => {
    const goose = { id: 'goose', name: 'Goose', emoji: '🪿', value: 15 };
    const recorded = { goose: { key: 'goose', type: 'custom', name: 'Goose', emoji: '🪿', value: 10 } };
    await settlement.games.put(ROUND.with({ id: 'old', createdAt: '2026-05-02T09:00:00.000Z', holders: { goose: 'ann' }, cards: { recorded } }).published());
    await settlement.groups.put({ ...GROUP, customCards: [goose] });
    const annPays = async (headers: Record<string, string>) => (await settlement.ask.get('/api/game-state/old/payouts', { headers })).body.cardGame.payouts[0].netPayout;

    const withCard = await settlement.groups.put({ ...GROUP, customCards: [goose], name: 'Five' });
    expect(await annPays({ 'x-at-least': `groups/g1=${withCard}, games/old=1` })).toBe(-15);
    const withoutCard = await settlement.groups.put(GROUP);
    expect(await annPays({ 'x-at-least': `groups/g1=${withoutCard}` })).toBe(0);
    await settlement.games.put(ROUND.with({ id: 'new', createdAt: '2026-05-03T08:00:00.000Z' }).published());
    expect(await annPays({ 'x-at-least': 'games/new=1' })).toBe(-10);
  });

  it('when a game is unknown, then payouts get a 404', async () => {
    await settlement.games.put(ROUND.published());
    for (const path of ['/api/game-state/nope/payouts', '/api/points-games/s1.p9/payouts', '/api/points-games/s1/payouts']) {
      expect((await settlement.ask.get(path)).status).toBe(404);
    }
    const stranger = settlement.as({ userId: 'stranger' });
    expect((await stranger.get('/api/game-state/s1/payouts')).status).toBe(404);
    expect((await settlement.ask.get('/api/points-games/s1.p2/payouts?mode=all')).status).toBe(400);
  });
});

it('when no event of a round has arrived, then its owner is asked', async () => {
  const settlement = await startSettlement({ wrapBus: (_service, bus) => ({ ...bus, consume: (consumer) => bus.consume({ ...consumer, handle: async () => undefined }) }) });
  await settlement.groups.put(GROUP);
  await settlement.games.put(ROUND.with({ plays: ['bbb'] }).published());
  expect((await settlement.ask.get('/api/game-state/s1/payouts')).status).toBe(200);
  await settlement.games.put(ROUND.with({ scores: { 1: { ann: 4, bob: 4, cy: 5, di: 6 } } }).published());
  settlement.clock.advance(1_001);
  expect((await settlement.ask.get('/api/points-games/s1.p2/payouts')).status).toBe(200);
  await settlement.close();
});
