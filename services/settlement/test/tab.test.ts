import type { Tab, TabLine } from '@fairshare/contracts';
import { eventually } from '@fairshare/testing';
import type { Tab as StoredTab } from '../src/domain/tab';
import { savedResultType, tabType } from '../src/store';
import TAB_OF_SCHEMA_1 from './fixtures/tab.schema-1.json';
import { GROUP, PLAYERS, ROUND, startSettlement } from './support';

const DAY = 86_400_000;
const AT = '2026-05-02T12:00:00.000Z';
/** Users claim Ann and Bob; no user claims Cy and Di. */
const CLAIMED = { ...GROUP, members: ['user-1', 'user-2', 'user-3'], claims: { ann: 'user-1', bob: 'user-2' } };
const finished = (id: string) => ({ id, at: AT, by: 'user-1' });

/** A round of cards only: the holder of the camel pays 9 dollars, 3 to each of the others. */
const cardsOnly = (camel: string, finish: string | null = null, id = 's1') =>
  ROUND.with({ id, plays: ['bbb'], holders: { camel }, cardValues: { camel: 9 }, finished: finish !== null && finished(finish) });
const round = (...held: Parameters<typeof cardsOnly>) => cardsOnly(...held).published();

describe('a group’s tab', () => {
  let settlement: Awaited<ReturnType<typeof startSettlement>>;
  beforeEach(async () => {
    settlement = await startSettlement();
    await settlement.groups.put(CLAIMED);
  });
  afterEach(() => settlement.close());

  const as = (userId: string) => settlement.as({ userId });
  const readTab = async (userId = 'user-1', version?: number): Promise<Tab> =>
    (await as(userId).get('/api/groups/g1/tab', version === undefined ? {} : settlement.having(version))).body;
  const pay = (userId: string, body: object, key?: string) =>
    as(userId).post('/api/groups/g1/tab/payments', { from: 'bob', to: 'ann', amount: 9, ...body }, key ? { headers: { 'idempotency-key': key } } : {});
  const kinds = ({ lines }: { lines: TabLine[] }) => lines.map(({ kind }) => kind);
  const calculate = (body: object = {}) =>
    settlement.ask.post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 's1', selectedGames: ['cards'], saveResults: true, ...body });

  it('when nothing was finished, then it is empty, and strangers find none', async () => {
    expect(await readTab()).toEqual({ groupId: 'g1', version: 0, balances: {}, payments: [], optimal: true, lines: [], canRemind: [] });
    expect((await as('stranger').get('/api/groups/g1/tab')).status).toBe(404);
    await settlement.games.put(round('bob'));
    await calculate();
    expect((await readTab()).lines).toEqual([]);
  });

  it('when a round is finished, then its result is on the tab', async () => {
    let version = await settlement.games.put(round('bob', 's1.f1'));
    const first = await readTab('user-1', version);
    expect(first.balances).toEqual({ ann: 3, bob: -9, cy: 3, di: 3 });
    expect(first.payments).toHaveLength(3);
    expect(first.lines).toEqual([expect.objectContaining({ kind: 'round', by: 'user-1', round: { id: 's1', name: 'Saturday', createdAt: expect.any(String), isGone: false } })]);
    expect((await settlement.ask.get('/api/combined-payout-results/g1?gameStateId=s1')).body).toMatchObject({ stale: false, selectedGames: ['cards', 'bbb-points', 'bbb-fbt'] });

    version = await settlement.games.put(round('cy', 's1.f1'));
    expect((await readTab('user-1', version)).balances).toEqual(first.balances);
    expect((await settlement.ask.get('/api/combined-payout-results/g1?gameStateId=s1', settlement.having(version))).body.stale).toBe(true);
    await calculate();
    const corrected = await readTab();
    expect(corrected.lines[0]).toMatchObject({ kind: 'correction', nets: { bob: 12, cy: -12 } });
    expect(corrected.lines[1]).toEqual(first.lines[0]);
    expect(corrected.balances).toEqual({ ann: 3, bob: 3, cy: -9, di: 3 });
  });

  it('when other games or values are saved, then the correction says which', async () => {
    const version = await settlement.games.put(round('bob', 's1.f1'));
    await readTab('user-1', version);
    await settlement.games.put(
      cardsOnly('bob', 's1.f1')
        .with({ awards: { 1: { firstOn: 'ann' } } })
        .published(),
    );
    await calculate({ selectedGames: ['bbb-points'], pointValue: 5 });
    const [correction, first] = (await readTab()).lines;
    expect(correction).toMatchObject({ kind: 'correction', by: 'user-1', chosen: { selectedGames: ['bbb-points'], pointValue: 5, fbtValue: null } });
    expect(first).not.toHaveProperty('chosen');
  });

  it('when a finished round’s custom card is deleted, then its result stays', async () => {
    const bear = { key: 'bear', type: 'custom', name: 'Bear', emoji: '🐻', value: 9 };
    await settlement.groups.put({ ...CLAIMED, customCards: [{ id: 'bear', name: 'Bear', emoji: '🐻', value: 9 }] });
    const held = ROUND.with({ plays: ['bbb'], holders: { bear: 'bob' }, cards: { recorded: { bear } }, finished: finished('s1.f1') }).published();
    const version = await settlement.games.put(held);
    expect((await readTab('user-1', version)).balances).toEqual({ ann: 3, bob: -9, cy: 3, di: 3 });
    const groupVersion = await settlement.groups.put(CLAIMED);
    const having = { headers: { 'x-at-least': `groups/g1=${groupVersion}` } };
    await settlement.ask.post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 's1', selectedGames: ['cards'], saveResults: true }, having);
    expect((await readTab()).balances).toEqual({ ann: 3, bob: -9, cy: 3, di: 3 });
  });

  it('when a round is reopened, then nothing moves until finished again', async () => {
    let version = await settlement.games.put(round('bob', 's1.f1'));
    const { balances } = await readTab('user-1', version);
    await settlement.games.put(round('bob'));
    version = await settlement.games.put(round('ann'));
    await as('user-1').post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 's1', selectedGames: ['cards'], saveResults: true }, settlement.having(version));
    expect((await readTab()).balances).toEqual(balances);

    version = await settlement.games.put(round('ann', 's1.f2'));
    expect(kinds(await readTab('user-1', version))).toEqual(['correction', 'round']);
    expect((await readTab()).balances).toEqual({ ann: -9, bob: 3, cy: 3, di: 3 });
  });

  it('when a finished round is deleted, then a correction takes everything back', async () => {
    const version = await settlement.games.put(round('bob', 's1.f1'));
    await readTab('user-1', version);
    await settlement.games.remove('s1', [{ name: 'session-deleted', facts: { groupId: 'g1', by: 'user-2' } }]);
    const tab = await eventually(readTab, ({ lines }) => lines.length === 2);
    expect(tab.lines[0]).toMatchObject({ kind: 'correction', by: 'user-2', nets: { ann: -3, bob: 9, cy: -3, di: -3 }, round: { name: 'Saturday', isGone: true } });
    expect(Object.values(tab.balances)).toEqual([0, 0, 0, 0]);
  });

  it("when a process stopped before the tab's write, then readers repair it", async () => {
    await settlement.games.put(round('bob', 's1.f1'));
    await eventually(readTab, ({ lines }) => lines.length === 1);
    // The state after a crash between the two writes.
    const results = settlement.storage('settlement').aggregates(savedResultType);
    await results.update('s1', (state) => ({
      state: { ...state, tab: state.tab && { ...state.tab, isAwaited: true }, settlement: { ...state.settlement, nets: { ann: 100, bob: -100, cy: 0, di: 0 } } },
      changes: [],
    }));
    expect((await readTab()).lines[0]).toMatchObject({ kind: 'correction', nets: { ann: -2, bob: 8, cy: -3, di: -3 } });
    expect((await readTab()).lines).toHaveLength(2);
  });

  it('when somebody pays, then it counts at once', async () => {
    const line = await pay('user-2', { amount: 2.5, note: ' cash ' });
    expect(line).toMatchObject({
      status: 201,
      body: { kind: 'payment', by: 'user-2', payment: { from: 'bob', to: 'ann', amount: 2.5, note: 'cash' }, nets: { bob: 2.5, ann: -2.5 }, canUndo: true, canReopen: false },
    });
    expect(await readTab()).toMatchObject({ balances: { ann: -2.5, bob: 2.5 }, lines: [{ id: line.body.id, canUndo: false, canReopen: true }] });
    expect(await pay('user-3', {})).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_PAYMENT' } });
    expect((await pay('user-3', { from: 'cy', to: 'di' })).status).toBe(201);
    expect((await pay('user-3', { from: 'cy', to: 'ann' })).status).toBe(403);
    expect((await pay('stranger', {})).status).toBe(404);
    for (const wrong of [{ to: 'bob' }, { to: 'zed' }, { amount: 0 }, { amount: 1.005 }, { amount: 100_001 }, { note: 'x'.repeat(141) }])
      expect((await pay('user-2', wrong)).status).toBe(400);
  });

  it('when both sides record one payment, then it counts once', async () => {
    const first = (await pay('user-2', { seen: null }, 'a')).body.id;
    expect((await pay('user-2', { seen: null }, 'a')).body.id).toBe(first);
    expect((await pay('user-1', { seen: null }, 'b')).body.id).toBe(first);
    expect((await pay('user-1', { seen: null }, 'b')).body.id).toBe(first);
    expect((await readTab()).lines).toHaveLength(1);
    // A user who had seen the payment records another one. So does a user who records the same payment again.
    const second = (await pay('user-1', { seen: first })).body.id;
    expect(second).not.toBe(first);
    expect((await pay('user-2', { seen: first })).body.id).toBe(second);
    // Without `seen`, payments more than ten minutes apart are different ones.
    settlement.clock.advance(11 * 60_000);
    expect((await pay('user-2', { amount: 9 })).body.id).not.toBe(second);
    expect((await readTab()).balances).toEqual({ ann: -27, bob: 27 });
  });

  it('when a payment is undone, then it counts no more', async () => {
    const { id } = (await pay('user-2', {})).body;
    const at = (path = '', payment = id) => `/api/groups/g1/tab/payments/${payment}${path}`;
    expect((await as('user-3').delete(at())).status).toBe(403);
    expect((await as('user-2').post(at('/reopen'), { reason: 'mine' })).status).toBe(403);
    const reopened = await as('user-1').post(at('/reopen'), { reason: 'Never got it' });
    expect(reopened).toMatchObject({ status: 200, body: { kind: 'undone', undoes: id, reason: 'Never got it', by: 'user-1', nets: { bob: -9, ann: 9 } } });
    expect((await as('user-1').post(at('/reopen'), { reason: 'Never got it' })).body.id).toBe(reopened.body.id);
    expect((await as('user-2').delete(at())).body.id).toBe(reopened.body.id);
    expect(await as('user-1').post(at('/reopen'), { reason: 'Again' })).toMatchObject({ status: 409, body: { code: 'PAYMENT_UNDONE' } });
    expect((await as('user-1').delete(at('', 'nothing'))).status).toBe(404);

    const late = (await pay('user-2', { at: '2020-01-01T00:00:00.000Z' })).body.id;
    settlement.clock.advance(30 * DAY + 1);
    expect(await as('user-1').post(at('/reopen', late), { reason: 'Too late' })).toMatchObject({ status: 409, body: { code: 'REOPEN_TOO_LATE' } });
    expect(await as('user-1').delete(at('', late))).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_PAYMENT' } });
    expect(await as('user-2').delete(at('', late))).toMatchObject({ status: 200, body: { reason: null } });
    expect((await readTab()).balances).toEqual({ ann: 0, bob: 0 });
  });

  it('when the other side deletes a payment, then only its recorder can', async () => {
    const { id } = (await pay('user-2', {})).body;
    const path = `/api/groups/g1/tab/payments/${id}`;
    expect(await as('user-1').delete(path)).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_PAYMENT' } });
    expect((await readTab()).balances).toEqual({ ann: -9, bob: 9 });
    // User 1 recorded it as well, and so can undo it, too.
    expect((await pay('user-1', { seen: null })).body.id).toBe(id);
    expect(await as('user-1').delete(path)).toMatchObject({ status: 200, body: { undoes: id, reason: null } });
  });

  it('when a payment is named, then its line names it to that caller', async () => {
    const { id, entryIds } = (await pay('user-2', { seen: null, entryId: 'of-bob' })).body;
    expect(entryIds).toEqual(['of-bob']);
    expect((await pay('user-1', { seen: null, entryId: 'of-ann' })).body).toMatchObject({ id, entryIds: ['of-ann'] });
    expect((await readTab('user-2')).lines).toMatchObject([{ entryIds: ['of-bob'] }]);
    expect((await readTab('user-1')).lines).toMatchObject([{ entryIds: ['of-ann'] }]);
    expect((await readTab('user-3')).lines[0]).not.toHaveProperty('entryIds');
    expect((await pay('user-2', { entryId: '../' })).status).toBe(400);
  });

  it('when nobody claims the other side, then every member can reopen', async () => {
    const { id } = (await pay('user-1', { from: 'cy', to: 'ann' })).body;
    const reopen = (userId: string, payment: string) => as(userId).post(`/api/groups/g1/tab/payments/${payment}/reopen`, { reason: 'Not by Cy' });
    const rights = async (userId: string) => (await readTab(userId)).lines[0];
    expect(await rights('user-1')).toMatchObject({ canUndo: true, canReopen: false });
    expect(await rights('user-3')).toMatchObject({ canUndo: false, canReopen: true });
    expect((await reopen('user-1', id)).status).toBe(403);
    expect(await reopen('user-3', id)).toMatchObject({ status: 200, body: { kind: 'undone', undoes: id, by: 'user-3' } });
    // Once a user claims the other side, only that user can reopen it.
    const other = (await pay('user-1', { from: 'cy', to: 'ann' })).body.id;
    await settlement.groups.put({ ...CLAIMED, members: [...CLAIMED.members, 'user-4'], claims: { ...CLAIMED.claims, cy: 'user-4' } });
    await eventually(
      () => rights('user-3'),
      (line) => line?.canReopen === false,
    );
    expect((await reopen('user-3', other)).status).toBe(403);
    expect((await reopen('user-4', other)).status).toBe(200);
  });

  it('when a tab is of its first release, then it reads equal', async () => {
    await settlement
      .storage('settlement')
      .aggregates(tabType)
      .create('g1', TAB_OF_SCHEMA_1 as unknown as StoredTab, []);
    const tab = await readTab();
    expect(tab.balances).toEqual({ ann: 4, bob: -9, cy: 2, di: 3 });
    expect(tab.lines).toMatchObject([
      { kind: 'undone', undoes: tab.lines[1]?.id, reason: 'Never got it' },
      { kind: 'payment', payment: { amount: 2.5, note: 'cash' }, undoneBy: tab.lines[0]?.id },
      { kind: 'correction', by: null, byName: 'Former member', round: { isGone: true } },
      { kind: 'round', nets: { bob: -9 }, round: { name: 'Saturday' } },
    ]);
    expect((await as('user-1').get('/api/groups/g1/tab?limit=1')).headers.get('link')).toMatch(/cursor=undo-.*rel="next"/);
  });

  it('when a round cannot be settled, then what follows is', async () => {
    // An invalid amount, which games would never accept.
    await settlement.games.put(
      cardsOnly('bob', 's9.f1', 's9')
        .with({ cardValues: { camel: 0.001 } })
        .published(),
    );
    const version = await settlement.games.put(round('bob', 's1.f1'));

    const tab = await eventually(readTab, ({ lines }) => lines.length === 1);
    expect(tab.lines[0]).toMatchObject({ kind: 'round', round: { id: 's1' } });
    expect((await as('user-1').get('/api/groups/g1/tab', settlement.having(1, 's9'))).body.lines).toHaveLength(1);
    expect((await readTab('user-1', version)).lines).toHaveLength(1);
  });

  it('when one member records without end, then only they are stopped', async () => {
    const spam = (number: number) => pay('user-1', { amount: 1 + number, seen: null }, `spam-${number}`);
    for (let number = 0; number < 100; number += 1) expect((await spam(number)).status).toBe(201);
    const before = await readTab();
    expect(before.lines).toHaveLength(100);
    for (let number = 100; number < 400; number += 1) expect((await spam(number)).status).toBe(409);
    const refused = await pay('user-1', {});
    expect(refused).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PAYMENTS' } });
    const { nextAt, message } = refused.body;
    const hours = (Date.parse(nextAt) - settlement.clock.now().getTime()) / 3_600_000;
    expect(message).toMatch(/^You have recorded 100 payments on this tab today, as many as one person can\. You can record the next one in \d+ (hour|minute)s?$/);
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(24);
    // Nothing changed. A recorded payment still gets its response, and can be undone.
    expect(await readTab()).toEqual(before);
    expect((await spam(99)).body.id).toBe(before.lines[0]?.id);
    expect((await as('user-1').delete(`/api/groups/g1/tab/payments/${before.lines[0]?.id}`)).status).toBe(200);

    expect((await pay('user-2', { amount: 500 })).status).toBe(201);
    expect((await pay('user-3', { from: 'cy', to: 'di' })).status).toBe(201);
    await settlement.groups.put({ ...CLAIMED, id: 'g2' });
    expect((await as('user-1').post('/api/groups/g2/tab/payments', { from: 'ann', to: 'bob', amount: 1 })).status).toBe(201);
    settlement.clock.advance(Date.parse(nextAt) - settlement.clock.now().getTime() - 1);
    expect((await pay('user-1', {})).body.message).toMatch(/in 1 minute$/);
    settlement.clock.advance(1);
    expect((await pay('user-1', {})).status).toBe(201);
  });

  it('when a player is archived, then they stay until even', async () => {
    await settlement.accounts.put({ id: 'user-2', firstName: 'Ben', lastName: 'Hogan', email: 'ben@example.com', role: 'golfer', createdAt: AT });
    await settlement.games.put(round('bob', 's1.f1'));
    await eventually(readTab, ({ lines }) => lines.length === 1);
    await settlement.groups.put({ ...CLAIMED, claims: {}, players: CLAIMED.players.map((player) => (player.id === 'di' ? { ...player, archivedAt: AT } : player)) });
    expect(Object.keys((await readTab()).balances)).toEqual(PLAYERS);
    await eventually(
      () => pay('user-2', { from: 'bob', to: 'di', amount: 3 }),
      ({ status }) => status === 201,
    );
    expect(Object.keys((await eventually(readTab, ({ balances }) => !('di' in balances))).balances)).toEqual(['ann', 'bob', 'cy']);
    const written = await settlement.peers.call<{ lines: TabLine[] }[]>('settlement', 'POST', '/internal/personal-data', { userId: 'user-2', groupIds: ['g1', 'other'] });
    expect(written).toEqual([{ groupId: 'g1', lines: [expect.objectContaining({ kind: 'payment', by: 'user-2', byName: 'Ben' })] }]);
    await settlement.accounts.remove('user-2');
    const forgotten = await eventually(readTab, ({ lines }) => lines[0]?.by === null);
    expect(forgotten.lines[0]).toMatchObject({ kind: 'payment', byName: 'Former member', nets: { bob: 3, di: -3 } });
    await settlement.groups.remove('g1');
    await eventually(
      () => settlement.peers.call<{ state: object }>('settlement', 'GET', '/internal/aggregates/tabs/g1'),
      ({ state }) => 'deleted' in state,
    );
  });
});
