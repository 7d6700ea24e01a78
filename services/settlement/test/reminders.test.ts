import type { Tab } from '@fairshare/contracts';
import { GROUP, ROUND, startSettlement } from './support';

const DAY = 86_400_000;
const CLAIMED = { ...GROUP, members: ['user-1', 'user-2', 'user-3'], claims: { ann: 'user-1', bob: 'user-2' } };

/** Bob holds the camel and owes each of the others 3 dollars. */
const FINISHED = ROUND.with({ plays: ['bbb'], holders: { camel: 'bob' }, cardValues: { camel: 9 }, finished: true }).published();

describe('a reminder of the tab', () => {
  let settlement: Awaited<ReturnType<typeof startSettlement>>;
  let version: number;
  beforeEach(async () => {
    settlement = await startSettlement();
    await settlement.groups.put(CLAIMED);
    version = await settlement.games.put(FINISHED);
    expect((await tab('user-1')).balances).toEqual({ ann: 3, bob: -9, cy: 3, di: 3 });
  });
  afterEach(() => settlement.close());

  const tab = async (userId: string): Promise<Tab> => (await settlement.as({ userId }).get('/api/groups/g1/tab', settlement.having(version))).body;
  const remind = (userId: string, playerId: unknown) => settlement.as({ userId }).post('/api/groups/g1/tab/reminders', { playerId });

  it('when a player owes, then others remind them once a week', async () => {
    expect((await tab('user-1')).canRemind).toEqual(['bob']);
    const first = await remind('user-1', 'bob');
    expect(first.status).toBe(201);
    expect(Date.parse(first.body.nextAt) - Date.parse(first.body.at)).toBe(7 * DAY);
    expect((await tab('user-3')).canRemind).toEqual([]);
    expect(await remind('user-3', 'bob')).toMatchObject({ status: 409, body: { code: 'REMINDED_ALREADY' } });

    settlement.clock.advance(7 * DAY - 1);
    expect((await remind('user-3', 'bob')).status).toBe(409);
    settlement.clock.advance(1);
    expect((await remind('user-3', 'bob')).status).toBe(201);
  });

  it.each([
    ['the player is the reader', 'user-2', 'bob', 400, 'NOBODY_TO_REMIND'],
    ['nobody says to be the player', 'user-1', 'cy', 400, 'NOBODY_TO_REMIND'],
    ['the player is owed', 'user-2', 'ann', 409, 'OWES_NOTHING'],
  ])('when %s, then nobody is reminded', async (_why, userId, playerId, status, code) => {
    const before = await tab(userId);
    expect(before.canRemind).not.toContain(playerId);
    expect(await remind(userId, playerId)).toMatchObject({ status, body: { code } });
    expect((await tab(userId)).version).toBe(before.version);
  });

  it('when the group is somebody else’s, or the player nobody’s, then it is refused', async () => {
    expect((await remind('stranger', 'bob')).status).toBe(404);
    expect((await remind('user-1', 'nobody')).status).toBe(400);
    expect((await remind('user-1', 7)).status).toBe(400);
  });
});
