import { accounts } from '@fairshare/contracts';
import { createStubOwner, startTestPlatform, type TestClient, type TestPlatform } from '@fairshare/testing';
import { createGroupsService } from '../src/service';
import { groupType } from '../src/store';

describe('what somebody gets of groups at most', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: { auth: createStubOwner(accounts).create, groups: createGroupsService } });
  });
  afterAll(() => platform.close());

  const as = (userId: string) => platform.as({ userId });
  const at = (path = '') => `/api/groups/${group.id}${path}`;
  let ann: TestClient;
  let bob: TestClient;
  let group: { id: string; shareCode: string; players: { id: string }[] };

  /** Ann's group of three players; Bob is a member. */
  beforeEach(async () => {
    [ann, bob] = [as('ann'), as('bob')];
    group = (await ann.post('/api/groups', { name: 'Saturday', players: [{ name: 'Ann' }, { name: 'Bne' }, { name: 'Cy' }] })).body;
    await bob.post('/api/groups/join', { shareCode: group.shareCode });
  });

  it('when somebody removed repeats old requests, then they learn nothing', async () => {
    const key = { headers: { 'idempotency-key': 'when-it-was-mine' } };
    const made = { name: 'Sunday', players: [{ name: 'Ann' }, { name: 'Ben' }] };
    const { id, shareCode } = (await ann.post('/api/groups', made, key)).body;
    await bob.post('/api/groups/join', { shareCode });
    expect((await ann.delete(`/api/groups/${id}`, key)).body.restorableUntil).toBeDefined();
    expect((await ann.delete(`/api/groups/${id}`, key)).status).toBe(200);
    expect((await ann.post(`/api/groups/${id}/restore`, {}, key)).status).toBe(200);

    expect((await ann.put(`/api/groups/${id}/creator`, { userId: 'bob' })).status).toBe(200);
    expect((await bob.delete(`/api/groups/${id}/members/ann`)).status).toBe(204);
    await bob.post(`/api/groups/${id}/share-code`);

    expect(await ann.post('/api/groups', made, key)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await ann.delete(`/api/groups/${id}`, key)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await ann.post(`/api/groups/${id}/restore`, {}, key)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('when a group has had 300 players, then it takes none', async () => {
    const archived = Array.from({ length: 297 }, (_, index) => ({
      id: `old-${index}`,
      name: `Old ${index}`,
      initials: 'O',
      color: '#6b7280',
      archivedAt: '2026-05-02T08:00:00.000Z',
    }));
    const groups = platform.storage('groups').aggregates(groupType);
    await groups.update(group.id, (state) => ({ state: { ...state, players: [...state.players, ...archived] }, changes: [{ name: 'player-added' }] }));

    expect(await bob.post(at('/players'), { name: 'One too many' })).toMatchObject({
      status: 409,
      body: { code: 'GROUP_FULL', message: expect.stringContaining('archived ones too') },
    });
    expect((await bob.post(at('/players/old-7/restore'))).status).toBe(200);
    expect((await bob.patch(at(`/players/${group.players[1]?.id}`), { name: 'Ben' })).status).toBe(200);
  });

  it('when a golfer is in 150 groups, then they join none', async () => {
    const eli = as('eli');
    const made: string[] = [];
    for (let count = 0; count < 150; count += 1) made.push((await eli.post('/api/groups', { name: `Group ${count}`, players: [{ name: 'A' }, { name: 'B' }] })).body.id);
    const refused = { status: 409, body: { code: 'TOO_MANY_GROUPS' } };

    expect(await eli.post('/api/groups', { name: 'One more', players: [{ name: 'A' }, { name: 'B' }] })).toMatchObject(refused);
    expect(await eli.post('/api/groups/join', { shareCode: group.shareCode })).toMatchObject(refused);

    expect((await eli.delete(`/api/groups/${made[0]}`)).status).toBe(200);
    await ann.patch(at(), { joining: 'approve' });
    expect((await eli.post('/api/groups/join', { shareCode: group.shareCode })).status).toBe(202);
    expect((await eli.post(`/api/groups/${made[0]}/restore`)).status).toBe(200);
    expect(await ann.post(at('/join-requests/eli'))).toMatchObject(refused);
    expect((await eli.delete(`/api/groups/${made[1]}`)).status).toBe(200);
    expect((await ann.post(at('/join-requests/eli'))).status).toBe(200);
    expect((await eli.post('/api/groups/join', { shareCode: group.shareCode })).status).toBe(200);
  });
});
