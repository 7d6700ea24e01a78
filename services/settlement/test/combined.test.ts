import { eventually } from '@fairshare/testing';
import { savedResultType } from '../src/store';
import RESULT_OF_SCHEMA_1 from './fixtures/saved-result.schema-1.json';
import { GROUP, ROUND, startSettlement } from './support';

const PLAYED = ROUND.with({ scores: { 1: { ann: 3, bob: 4, cy: 5, di: 6 } }, awards: { 1: { firstOn: 'di', closestTo: 'di', firstIn: 'cy' } }, holders: { camel: 'bob' } });

describe('the combined settlement', () => {
  let settlement: Awaited<ReturnType<typeof startSettlement>>;
  beforeEach(async () => {
    settlement = await startSettlement();
    await settlement.groups.put(GROUP);
    await settlement.games.put(PLAYED.published());
  });
  afterEach(() => settlement.close());

  const calculate = (body: object) => settlement.ask.post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 's1', ...body });
  const saved = (query = 'gameStateId=s1') => settlement.ask.get(`/api/combined-payout-results/g1?${query}`);

  it('when several games are selected, then their nets settle once', async () => {
    const answer = await calculate({ selectedGames: ['bbb-points', 'cards', 'points'], saveResults: true });
    expect(answer.status).toBe(200);
    // 2/9/16 7-5-3-1 → 12 4 −4 −12; BBB 0 0 1 2 → −3 −3 1 5; cards: bob −2, the others share 2.00.
    expect(answer.body.payouts).toEqual({ ann: 9.67, bob: -1, cy: -2.33, di: -6.34 });
    expect(answer.body).toMatchObject({ success: true, totalTransactions: 3, optimal: true, savedId: 's1', selectedGames: ['cards', 'points', 'bbb-points'] });
    expect(answer.body.cardGameDetails.payouts).toHaveLength(4);
    expect(answer.headers.get('x-versions')).toBe('settlements/s1=1');
  });

  it('when one kind is selected, then the values of the request are used', async () => {
    const doubled = await calculate({ selectedGames: ['points'], pointValue: 2 });
    expect(doubled.body.payouts).toEqual({ ann: 24, bob: 8, cy: -8, di: -24 });
  });

  it('when both kinds are selected, then only stored values are accepted', async () => {
    const both = { selectedGames: ['points', 'bbb-points'], saveResults: true };
    for (const [field, value] of [
      ['pointValue', 2],
      ['fbtValue', 0],
    ] as const) {
      const refused = await calculate({ ...both, [field]: value });
      expect([refused.status, refused.body.issues]).toEqual([400, [{ path: field, message: expect.stringContaining('each game uses its own') }]]);
    }
    expect((await saved()).status).toBe(404);
    expect((await calculate({ ...both, pointValue: 1, fbtValue: 10 })).body.payouts).toEqual({ ann: 9, bob: 1, cy: -3, di: -7 });

    await settlement.games.put(PLAYED.with({ values: { bbb: { pointValueCents: 200 } } }).published());
    expect((await calculate({ ...both, pointValue: 1 })).status).toBe(400);
    expect((await calculate({ ...both, selectedGames: ['points', 'bbb-fbt'], pointValue: 1, fbtValue: 10 })).status).toBe(200);
    expect((await calculate(both)).status).toBe(200);
  });

  it.each([
    ['those of the one kind selected', { selectedGames: ['points'] }, [1, 10]],
    ['those of the request', { selectedGames: ['cards', 'bbb-fbt'], fbtValue: 2.5 }, [3, 2.5]],
    ['those that both kinds have in common, each where it is paid', { selectedGames: ['points', 'bbb-fbt'] }, [1, 10]],
    ['none where two that are paid differ', { selectedGames: ['points', 'bbb-points', 'bbb-fbt'] }, [null, 10]],
    ['none for cards alone', { selectedGames: ['cards'] }, [null, null]],
  ])('when a result is saved, then it names the values that applied: %s', async (_case, body, [pointValue, fbtValue]) => {
    await settlement.games.put(PLAYED.with({ values: { bbb: { pointValueCents: 300 } } }).published());
    await calculate({ ...body, saveResults: true });
    expect((await saved()).body).toMatchObject({ pointValue, fbtValue, stale: false });
  });

  it("when the game's value changes, then only results using it are stale", async () => {
    await calculate({ selectedGames: ['points'], saveResults: true });
    await settlement.games.put(PLAYED.with({ values: { points: { pointValueCents: 200 } } }).published());
    expect((await saved()).body).toMatchObject({ pointValue: 1, overrides: { pointValue: null, fbtValue: null }, stale: true });

    await calculate({ selectedGames: ['points'], pointValue: 1, saveResults: true });
    await settlement.games.put(PLAYED.with({ values: { points: { pointValueCents: 500 } } }).published());
    expect((await saved()).body).toMatchObject({ pointValue: 1, overrides: { pointValue: 1, fbtValue: null }, stale: false });
  });

  it("when a last release's result is opened, then its values stand", async () => {
    const { schema: _today, upcast: _from, ...type } = savedResultType;
    await settlement
      .storage('settlement')
      .aggregates<object>({ ...type, schema: 1, indexes: {}, publish: undefined })
      .create('s1', RESULT_OF_SCHEMA_1, []);
    await settlement.games.put(ROUND.with({ scores: { 1: { ann: 3, bob: 4, cy: 4, di: 4 } } }).published());
    const opened = (await saved()).body;
    expect(opened).toMatchObject({ pointValue: 1, fbtValue: 10, overrides: { pointValue: null, fbtValue: null }, stale: true });
    expect(opened.calculationResult.payouts).toEqual({ ann: 32, bob: -10.68, cy: -10.66, di: -10.66 });
    expect(opened.currentPayouts).toEqual({ ann: 32, bob: -10.67, cy: -10.67, di: -10.66 });
  });

  it.each([
    ['another session', 's2.p2'],
    ['another group', 'elsewhere.p2'],
    ['no game any more', 's1.p9'],
    ['no game at all', 's1'],
  ])('when a game of %s is named beside the round, then 400 follows', async (_case, pointsGameId) => {
    await settlement.games.put(ROUND.with({ id: 's2' }).published());
    await settlement.games.put(ROUND.with({ id: 'elsewhere', groupId: 'g2' }).published());
    const refused = await calculate({ selectedGames: ['points'], pointsGameId, saveResults: true });
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'pointsGameId']);
    expect((await saved()).status).toBe(404);
  });

  it('when either points game is named, then its round is found', async () => {
    for (const pointsGameId of ['s1.p2', 's1.b1', null]) expect((await calculate({ selectedGames: ['points'], pointsGameId })).status).toBe(200);
    expect((await calculate({ selectedGames: ['points'], gameStateId: null, pointsGameId: 's1.b1' })).status).toBe(200);
    expect((await calculate({ selectedGames: ['points'], gameStateId: null, pointsGameId: 's1.p9' })).status).toBe(404);
  });

  it.each([
    ['nothing selected', { selectedGames: [] }, 400],
    ['an unknown game', { selectedGames: ['poker'] }, 400],
    ['a value with three decimals', { selectedGames: ['points'], pointValue: 0.005 }, 400],
    ['a value that only nearly has two decimals', { selectedGames: ['points'], pointValue: 1.000000001 }, 400],
    ['a value below zero', { selectedGames: ['points'], fbtValue: -1 }, 400],
    ['a value in words', { selectedGames: ['points'], fbtValue: '1e3' }, 400],
    ['no session', { selectedGames: ['points'], gameStateId: null }, 400],
    ["another group's session", { selectedGames: ['points'], groupId: 'g2' }, 404],
  ])('when the request has %s, then it is refused and nothing is saved', async (_case, body, status) => {
    expect((await calculate({ saveResults: true, ...body })).status).toBe(status);
    expect((await saved()).status).toBe(404);
  });

  it('when a selected game is not in the round, then it gets a 400', async () => {
    await settlement.games.put(ROUND.with({ id: 's2', plays: ['bbb'] }).published());
    expect((await calculate({ gameStateId: 's2', selectedGames: ['points'] })).status).toBe(400);
  });

  it('when scores change after saving, then the result is stale', async () => {
    expect((await saved()).body.message).toBe('No saved results found');
    const first = await calculate({ selectedGames: ['points'], saveResults: true });
    expect((await saved('pointsGameId=s1.p2')).body).toMatchObject({
      selectedGames: ['points'],
      pointValue: 1,
      fbtValue: 10,
      stale: false,
      currentPayouts: null,
      calculationResult: first.body,
    });

    const version = await settlement.games.put(PLAYED.with({ scores: { 1: { ann: 9, bob: 4, cy: 5, di: 6 } } }).published());
    const stale = await settlement.ask.get('/api/combined-payout-results/g1?gameStateId=s1', settlement.having(version));
    expect(stale.body).toMatchObject({ stale: true, calculationResult: { payouts: first.body.payouts } });
    expect(stale.body.currentPayouts).toEqual({ ann: -12, bob: 12, cy: 4, di: -4 });

    await calculate({ selectedGames: ['points'], saveResults: true });
    expect((await saved()).body).toMatchObject({ stale: false, calculationResult: { payouts: { ann: -12, bob: 12, cy: 4, di: -4 } } });
  });

  it('when scores change and change back, then the result is current', async () => {
    await calculate({ selectedGames: ['points'], saveResults: true });
    const read = async (version: number) => (await settlement.ask.get('/api/combined-payout-results/g1?gameStateId=s1', settlement.having(version))).body;
    expect(await read(await settlement.games.put(PLAYED.with({ scores: {} }).published()))).toMatchObject({ stale: true });
    expect(await read(await settlement.games.put(PLAYED.published()))).toMatchObject({ stale: false });
  });

  it('when its round is deleted, then a saved result is deleted', async () => {
    await calculate({ selectedGames: ['points'], saveResults: true });
    const published = () => settlement.peers.call<{ state: { deleted?: boolean } }>('settlement', 'GET', '/internal/aggregates/settlements/s1');
    await settlement.games.remove('s1');
    await eventually(published, ({ state }) => state.deleted === true);
  });

  it('when the owner is unavailable, then settlement uses what it knows', async () => {
    expect((await calculate({ selectedGames: ['points'] })).status).toBe(200);
    await settlement.stop('games');
    expect((await calculate({ selectedGames: ['points'] })).status).toBe(200);
    const answer = await settlement.ask.get('/api/game-state/s1/payouts', settlement.having(99));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  });
});
