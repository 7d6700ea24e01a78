import { accounts } from '@fairshare/contracts';
import { createStubOwner, eventually, startTestPlatform, type TestClient, type TestPlatform } from '@fairshare/testing';
import { createGroupsService } from '../src/service';

const DAY = 86_400_000;
const auth = createStubOwner(accounts);
const account = (id: string) => ({
  id,
  firstName: id.toUpperCase(),
  lastName: 'Archer',
  email: `${id}@example.com`,
  role: 'golfer' as const,
  createdAt: '2026-05-02T08:00:00.000Z',
});

describe('the people of a group', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: { auth: auth.create, groups: createGroupsService } });
    for (const id of ['ann', 'bob', 'cyd']) await auth.put(account(id));
  });
  afterAll(() => platform.close());

  const as = (userId: string) => platform.as({ userId });
  let ann: TestClient;
  let bob: TestClient;
  let group: { id: string; shareCode: string; players: { id: string }[] };
  const at = (path = '') => `/api/groups/${group.id}${path}`;
  const player = (seat: number) => at(`/players/${group.players[seat]?.id}`);
  const groupFor = async (client: TestClient) => (await client.get(at())).body;

  /** Ann's group of three players; Bob is a member. */
  beforeEach(async () => {
    [ann, bob] = [as('ann'), as('bob')];
    group = (await ann.post('/api/groups', { name: 'Saturday', players: [{ name: 'Ann', me: true }, { name: 'Bne' }, { name: 'Cy' }] })).body;
    await bob.post('/api/groups/join', { shareCode: group.shareCode });
  });

  it('when a name was wrong, then it changes everywhere', async () => {
    const answer = await bob.patch(player(1), { name: 'Ben Hogan' });

    expect(answer.status).toBe(200);
    expect(answer.body.players[1]).toMatchObject({ name: 'Ben Hogan', initials: 'BH' });
    expect((await bob.patch(player(1), { initials: 'BEN', color: '#112233' })).body.players[1]).toMatchObject({ name: 'Ben Hogan', initials: 'BEN', color: '#112233' });
    expect((await bob.patch(at('/players/nobody'), { name: 'X' })).status).toBe(404);
    expect((await bob.patch(player(1), { name: '  ' })).status).toBe(400);
  });

  it('when a player is added, then the name must be free', async () => {
    const added = await bob.post(at('/players'), { name: 'Zoë' });
    expect(added.status).toBe(201);
    expect(added.body.players.at(-1)).toMatchObject({ name: 'Zoë', initials: 'Z', color: '#ef4444' });
    expect(await bob.post(at('/players'), { name: 'zoe' })).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
    expect(await bob.patch(player(1), { name: 'ZOE' })).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });

    for (let count = 5; count <= 24; count += 1) expect((await bob.post(at('/players'), { name: `Player ${count}` })).status).toBe(201);
    expect(await bob.post(at('/players'), { name: 'One too many' })).toMatchObject({ status: 409, body: { code: 'GROUP_FULL' } });
  });

  it('when a player is archived, then they can come back', async () => {
    await ann.patch(at(), { regulars: [group.players[2]?.id, group.players[1]?.id] });
    const archived = await bob.delete(player(2));

    expect(archived.body).toMatchObject({ archived: [{ name: 'Cy' }], regulars: [] });
    expect(archived.body.players).toHaveLength(2);
    expect((await bob.delete(player(2))).body.version).toBe(archived.body.version);
    expect(await bob.delete(player(1))).toMatchObject({ status: 409, body: { code: 'TOO_FEW_PLAYERS' } });
    expect(await bob.put(`${player(2)}/me`)).toMatchObject({ status: 409, body: { code: 'PLAYER_ARCHIVED' } });
    const published = (await platform.peers.call<{ state: { players: object[] } }>('groups', 'GET', `/internal/aggregates/groups/${group.id}`)).state;
    expect(published.players[2]).toMatchObject({ name: 'Cy', archivedAt: expect.any(String) });

    await ann.post(at('/players'), { name: 'CY' });
    expect(await bob.post(`${player(2)}/restore`)).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
    await ann.patch(player(2), { name: 'Cy the elder' });
    expect((await bob.post(`${player(2)}/restore`)).body.players.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Bne', 'Cy the elder', 'CY']);
  });

  it('when regulars are chosen, then they are 2 to 8', async () => {
    const [a, b, c] = group.players.map(({ id }) => id);
    expect((await ann.patch(at(), { regulars: [c, a] })).body.regulars).toEqual([a, c]);
    for (const regulars of [[a], [a, 'stranger'], [a, a], [b, b, c]]) expect((await ann.patch(at(), { regulars })).status).toBe(400);
    expect((await ann.patch(at(), { regulars: [], name: 'Sunday' })).body).toMatchObject({ regulars: [], name: 'Sunday' });
  });

  it('when a group chooses its season, then every year has it', async () => {
    expect(await groupFor(bob)).toMatchObject({ seasonStart: '01-01', showMoney: true });
    expect((await bob.patch(at(), { seasonStart: '04-01', showMoney: false })).body).toMatchObject({ seasonStart: '04-01', showMoney: false, name: 'Saturday' });
    for (const seasonStart of ['02-29', '04-31', '4-1', '13-01', 'May', null]) expect((await bob.patch(at(), { seasonStart })).status).toBe(400);
    expect((await bob.patch(at(), { showMoney: 'no' })).status).toBe(400);
    await ann.patch(at(), { showMoney: true });
    const texts = (await ann.get(at('/activity'))).body.map(({ who, text }: { who: string; text: string }) => `${who} ${text}`);
    expect(texts.slice(0, 3)).toEqual(['ANN shows money in the season', 'BOB hides money in the season', 'BOB lets seasons begin on Apr 1']);
    const published = (await platform.peers.call<{ state: object }>('groups', 'GET', `/internal/aggregates/groups/${group.id}`)).state;
    expect(published).toMatchObject({ seasonStart: '04-01', showMoney: true });
  });

  it('when a member claims a player, then nobody else can', async () => {
    expect(await groupFor(ann)).toMatchObject({ me: group.players[0]?.id, claims: { [group.players[0]?.id ?? '']: 'ANN' } });
    const taken = await bob.put(`${player(0)}/me`);
    expect(taken).toMatchObject({ status: 409, body: { code: 'PLAYER_TAKEN' } });
    expect(JSON.stringify(taken.body)).not.toMatch(/ann/i);

    await bob.put(`${player(1)}/me`);
    const moved = await bob.put(`${player(2)}/me`);
    expect(moved.body.me).toBe(group.players[2]?.id);
    expect(Object.values(moved.body.claims)).toEqual(['ANN', 'BOB']);
    expect((await bob.delete(`${player(0)}/me`)).body.claims).toEqual(moved.body.claims);
    expect((await bob.delete(`${player(2)}/me`)).body).toMatchObject({ me: null, claims: { [group.players[0]?.id ?? '']: 'ANN' } });
    const members = (await bob.get(at('/members'))).body;
    expect(members).toMatchObject([
      { name: 'ANN', playerId: group.players[0]?.id, isCreator: true },
      { name: 'BOB', playerId: null, isCreator: false },
    ]);
  });

  it('when twenty members claim at once, then each has one', async () => {
    const people = Array.from({ length: 20 }, (_, n) => as(`racer-${n}`));
    await Promise.all(people.map((person) => person.post('/api/groups/join', { shareCode: group.shareCode })));
    const answers = await Promise.all(people.map((person, n) => person.put(`${player(1 + (n % 2))}/me`)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'PLAYER_TAKEN')).toHaveLength(18);
    const claimed = (await ann.get(at('/members'))).body.flatMap(({ playerId }: { playerId: string | null }) => playerId ?? []);
    expect(claimed.sort()).toEqual(group.players.map(({ id }) => id).sort());
  });

  it('when members let people in, then whoever has the code waits for them', async () => {
    await ann.patch(at(), { joining: 'approve' });
    const cyd = as('cyd');
    expect(await cyd.post('/api/groups/join', { shareCode: group.shareCode })).toMatchObject({ status: 202, body: { status: 'waiting' } });
    expect((await cyd.get(at())).status).toBe(404);
    expect((await bob.get(at('/join-requests'))).body).toMatchObject([{ userId: 'cyd', name: 'CYD' }]);
    expect((await cyd.post(at('/join-requests/cyd'))).status).toBe(404);
    expect((await bob.post(at('/join-requests/stranger'))).status).toBe(404);

    await bob.delete(at('/join-requests/cyd'));
    expect((await bob.get(at('/join-requests'))).body).toEqual([]);
    await cyd.post('/api/groups/join', { shareCode: group.shareCode });
    expect((await bob.post(at('/join-requests/cyd'))).status).toBe(200);
    expect((await cyd.post('/api/groups/join', { shareCode: group.shareCode })).status).toBe(200);
    expect((await cyd.get(at())).status).toBe(200);
  });

  it('when joining is closed, then the code lets nobody in', async () => {
    await ann.patch(at(), { joining: 'closed' });
    expect(await as('cyd').post('/api/groups/join', { shareCode: group.shareCode })).toMatchObject({ status: 409, body: { code: 'JOINING_CLOSED' } });
    expect((await bob.post('/api/groups/join', { shareCode: group.shareCode })).status).toBe(200);
    await ann.patch(at(), { joining: 'open' });
    const { shareCode } = (await bob.post(at('/share-code'))).body;
    expect((await as('cyd').post('/api/groups/join', { shareCode: group.shareCode })).status).toBe(404);
    expect((await as('cyd').post('/api/groups/join', { shareCode })).status).toBe(200);
  });

  it('when somebody leaves, then they read nothing more', async () => {
    await bob.put(`${player(1)}/me`);
    const key = { headers: { 'idempotency-key': 'before-leaving' } };
    await bob.post(at('/players'), { name: 'Dee' }, key);
    expect((await ann.delete(at('/members/bob'))).status).toBe(204);

    for (const path of ['', '/members', '/activity', '/join-requests']) expect((await bob.get(at(path))).status).toBe(404);
    expect((await bob.post(at('/players'), { name: 'Dee' }, key)).status).toBe(404);
    expect((await bob.get('/api/groups')).body.map(({ id }: { id: string }) => id)).not.toContain(group.id);
    expect((await groupFor(ann)).claims).toEqual({ [group.players[0]?.id ?? '']: 'ANN' });
    expect((await ann.delete(at('/members/bob'))).status).toBe(204);

    expect(await ann.delete(at('/members/ann'))).toMatchObject({ status: 409, body: { code: 'LAST_MEMBER' } });
    expect((await ann.delete(at('/members/ann?confirm=true'))).status).toBe(204);
    expect((await ann.get(at())).status).toBe(404);
    expect((await ann.post(at('/restore'))).status).toBe(200);
    expect((await ann.get(at())).status).toBe(200);
  });

  it('when the group is deleted, then it can be restored', async () => {
    expect(await bob.delete(at())).toMatchObject({ status: 403, body: { code: 'NOT_THE_CREATOR' } });
    const deleted = await ann.delete(at());
    expect(deleted.body.restorableUntil).toBe(new Date(platform.clock.now().getTime() + 30 * DAY).toISOString());
    expect((await ann.delete(at())).body).toEqual(deleted.body);

    for (const client of [ann, bob]) expect((await client.get(at())).status).toBe(404);
    expect((await as('cyd').post('/api/groups/join', { shareCode: group.shareCode })).status).toBe(404);
    expect((await platform.peers.call<{ state: object }>('groups', 'GET', `/internal/aggregates/groups/${group.id}`)).state).toMatchObject({ members: [] });
    expect((await ann.get('/api/groups?deleted=true')).body).toEqual([deleted.body]);
    // Only former members can restore it.
    expect((await bob.get('/api/groups?deleted=true')).body).toMatchObject([{ id: group.id }]);
    expect((await as('cyd').get('/api/groups?deleted=true')).body).toEqual([]);
    expect((await as('cyd').post(at('/restore'))).status).toBe(404);

    expect((await ann.post(at('/restore'))).body).toMatchObject({ name: 'Saturday', me: group.players[0]?.id });
    expect((await groupFor(bob)).restorableUntil).toBeUndefined();
  });

  it('when 30 days have passed, then a deleted group is gone for good', async () => {
    await ann.delete(at());
    platform.clock.advance(31 * DAY);
    expect((await ann.post(at('/restore'))).status).toBe(404);
    await platform.stop('groups');
    await platform.start('groups');
    const left = await eventually(
      // The first call may still go to the stopped process.
      () => platform.peers.call<{ state: object }>('groups', 'GET', `/internal/aggregates/groups/${group.id}`).catch(() => ({ state: {} })),
      ({ state }) => 'deleted' in state,
    );
    expect(left.state).toEqual({ deleted: true });
  });

  it('when things happen, then the activity says who did what', async () => {
    await bob.put(`${player(1)}/me`);
    await ann.patch(player(1), { name: 'Ben' });
    await ann.patch(at(), { joining: 'approve' });
    await as('cyd').post('/api/groups/join', { shareCode: group.shareCode });
    await bob.post(at('/join-requests/cyd'));
    await ann.delete(at('/members/cyd'));

    const { body } = await bob.get(at('/activity'));
    expect(body.map(({ who, text }: { who: string; text: string }) => `${who} ${text}`)).toEqual([
      'ANN removed CYD',
      'BOB let CYD in',
      'CYD asked to join',
      'ANN lets people with the code join once a member agrees',
      'ANN renamed Bne to Ben',
      'BOB plays as Bne',
      'BOB joined',
      'ANN made the group',
    ]);
    const first = await bob.get(at('/activity?limit=3'));
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect([...first.body, ...(await bob.get(next)).body]).toEqual(body.slice(0, 6));
  });

  it('when an account is deleted, then its player is free', async () => {
    await auth.put({ ...account('dan'), photo: 'data:image/png;base64,iVBORw0KGgo=' });
    const dan = as('dan');
    await dan.post('/api/groups/join', { shareCode: group.shareCode });
    await dan.put(`${player(1)}/me`);
    await ann.delete(at('/members/dan'));
    await dan.post('/api/groups/join', { shareCode: group.shareCode });
    await dan.put(`${player(1)}/me`);
    await auth.remove('dan', [{ name: 'account-deleted' }]);

    const activity = await eventually(
      async () => (await ann.get(at('/activity'))).body,
      (entries) => JSON.stringify(entries).includes('A former member'),
    );
    expect(JSON.stringify(activity)).not.toContain('DAN');
    expect(JSON.stringify(activity)).not.toContain('"dan"');
    expect((await groupFor(ann)).claims).toEqual({ [group.players[0]?.id ?? '']: 'ANN' });
    expect((await groupFor(ann)).photos).toBeUndefined();
    expect((await groupFor(ann)).players[1].name).toBe('Bne');
  });

  it('when a member has a photo, then others see it', async () => {
    const bytes = Buffer.from('\u0089PNG\r\n\u001a\nbob', 'latin1');
    const withPhoto = (photo: string | null) => auth.put({ ...account('bob'), photo });
    const [, second] = group.players.map(({ id }) => id);
    await withPhoto(`data:image/png;base64,${bytes.toString('base64')}`);
    await bob.put(`${player(1)}/me`);
    const { photos } = await eventually(
      () => groupFor(ann),
      (shown) => shown.photos !== undefined,
    );
    expect(Object.keys(photos)).toEqual([second]);
    const photo = `${player(1)}/photo?v=${photos[second ?? '']}`;
    const image = await fetch(platform.url('groups') + photo, { headers: { authorization: `Bearer ${platform.tokenFor({ userId: 'ann' })}` } });
    expect(Buffer.from(await image.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400',
      vary: 'Cookie',
    });

    expect((await as('cyd').get(photo)).status).toBe(404);
    expect((await ann.get(`${player(0)}/photo`)).status).toBe(404);
    expect((await ann.get(at('/players/nobody/photo'))).status).toBe(404);
    await bob.delete(`${player(1)}/me`);
    expect((await groupFor(ann)).photos).toBeUndefined();
    expect((await ann.get(photo)).status).toBe(404);
    await bob.put(`${player(1)}/me`);
    expect((await ann.get(photo)).status).toBe(200);
    await ann.delete(at('/members/bob'));
    expect((await groupFor(ann)).photos).toBeUndefined();
    for (const client of [ann, bob]) expect((await client.get(photo)).status).toBe(404);
    await withPhoto(null);
  });

  it('when an older client makes a group, then equal names work', async () => {
    expect((await ann.post('/api/groups', { name: 'Twins', players: [{ name: 'Bob' }, { name: 'Bob' }] })).status).toBe(201);
    const both = [
      { name: 'A', me: true },
      { name: 'B', me: true },
    ];
    expect((await ann.post('/api/groups', { name: 'Twins', players: both })).status).toBe(400);
  });
});
