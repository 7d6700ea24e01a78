import { accounts } from '@fairshare/contracts';
import { createStubOwner, startTestPlatform, type TestClient, type TestPlatform } from '@fairshare/testing';
import { createGroupsService } from '../src/service';

const auth = createStubOwner(accounts);
const account = (id: string) => ({
  id,
  firstName: id.toUpperCase(),
  lastName: 'Archer',
  email: `${id}@example.com`,
  role: 'golfer' as const,
  createdAt: '2026-05-02T08:00:00.000Z',
});

const LOS_ANGELES = 'America/Los_Angeles';
const LONDON = 'Europe/London';
const REFUSED: readonly (readonly [string, unknown])[] = [
  ['empty', ''],
  ['unknown', 'Mars/Olympus_Mons'],
  ['an offset', '+05:30'],
  ['another offset', '-08:00'],
  ['a city', 'Los Angeles'],
  ['padded', ' UTC '],
  ['with a control character', 'UTC\u0000'],
  ['a long name', `America/${'a'.repeat(80)}`],
  ['100,000 letters', 'x'.repeat(100_000)],
  ['a number', 7],
  ['null', null],
  ['an object', {}],
];

describe('the time zone of a group', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: { auth: auth.create, groups: createGroupsService } });
    for (const id of ['ann', 'bob']) await auth.put(account(id));
  });
  afterAll(() => platform.close());

  let ann: TestClient;
  let bob: TestClient;
  const players = [{ name: 'Ann' }, { name: 'Ben' }];
  const make = async (more: object = {}) => {
    const { body } = await ann.post('/api/groups', { name: 'Saturday', players, ...more });
    await bob.post('/api/groups/join', { shareCode: body.shareCode });
    return `/api/groups/${body.id}`;
  };
  const publishedOf = async (path: string) =>
    (await platform.peers.call<{ state: Record<string, unknown> }>('groups', 'GET', `/internal/aggregates/groups/${path.split('/').at(-1)}`)).state;
  const activityOf = async (path: string) => (await ann.get(`${path}/activity`)).body.map(({ who, text }: { who: string; text: string }) => `${who} ${text}`);
  beforeEach(() => {
    [ann, bob] = [platform.as({ userId: 'ann' }), platform.as({ userId: 'bob' })];
  });

  it('when its creator’s browser says one, then members and services see it', async () => {
    const path = await make({ timeZone: LOS_ANGELES });
    expect((await bob.get(path)).body).toMatchObject({ timeZone: LOS_ANGELES });
    expect((await bob.get('/api/groups')).body[0]).toMatchObject({ timeZone: LOS_ANGELES });
    expect(await publishedOf(path)).toMatchObject({ timeZone: LOS_ANGELES });
  });

  it('when an old client makes or changes a group, then it has none', async () => {
    const path = await make();
    const { body } = await bob.patch(path, { name: 'Sunday', seasonStart: '04-01' });
    expect(body).toMatchObject({ name: 'Sunday' });
    expect(body).not.toHaveProperty('timeZone');
    expect(await publishedOf(path)).not.toHaveProperty('timeZone');
  });

  it('when a member changes it, then the activity says so', async () => {
    const path = await make();
    expect((await ann.patch(path, { timeZone: LOS_ANGELES })).body).toMatchObject({ timeZone: LOS_ANGELES });
    const changed = await bob.patch(path, { timeZone: LONDON });
    expect(changed.body).toMatchObject({ timeZone: LONDON, name: 'Saturday' });
    expect((await bob.patch(path, { timeZone: LONDON })).body.version).toBe(changed.body.version);
    expect((await bob.patch(path, { name: 'Sunday' })).body).toMatchObject({ timeZone: LONDON });
    expect((await activityOf(path)).slice(1, 3)).toEqual(['BOB changed the time zone from America/Los Angeles to Europe/London', 'ANN set the time zone to America/Los Angeles']);
  });

  it('when two browsers say theirs, then the first one stays', async () => {
    const path = await make();
    expect((await ann.patch(path, { browserTimeZone: LOS_ANGELES })).body).toMatchObject({ timeZone: LOS_ANGELES });
    const second = await bob.patch(path, { browserTimeZone: LONDON });
    expect(second).toMatchObject({ status: 200, body: { timeZone: LOS_ANGELES } });
    expect((await activityOf(path)).filter((text: string) => text.includes('time zone'))).toHaveLength(1);

    const raced = await make();
    const answers = await Promise.all([ann.patch(raced, { browserTimeZone: LOS_ANGELES }), bob.patch(raced, { browserTimeZone: LONDON })]);
    expect(new Set(answers.map(({ body }) => body.timeZone)).size).toBe(1);
  });

  it('when a member chose one, then no browser’s replaces it', async () => {
    const path = await make({ timeZone: LONDON });
    expect((await bob.patch(path, { browserTimeZone: LOS_ANGELES })).body).toMatchObject({ timeZone: LONDON });
    expect((await bob.patch(path, { timeZone: 'UTC' })).body).toMatchObject({ timeZone: 'UTC' });
    expect((await bob.patch(path, { browserTimeZone: LOS_ANGELES })).body).toMatchObject({ timeZone: 'UTC' });
  });

  it.each(REFUSED)('when it is %s, then it gets 400 and changes nothing', async (_what, zone) => {
    const path = await make({ timeZone: LONDON });
    const { version } = (await ann.get(path)).body;
    const field = { issues: [expect.objectContaining({ path: 'timeZone' })] };
    expect(await ann.patch(path, { timeZone: zone, name: 'Sunday' })).toMatchObject({ status: 400, body: field });
    expect((await ann.patch(path, { browserTimeZone: zone, name: 'Sunday' })).status).toBe(400);
    expect(await ann.post('/api/groups', { name: 'Another', players, timeZone: zone })).toMatchObject({ status: 400, body: field });
    expect((await ann.get(path)).body).toMatchObject({ version, name: 'Saturday', timeZone: LONDON });
  });

  it('when whoever says one is no member, then there is no such group', async () => {
    const path = await make();
    expect((await platform.as({ userId: 'stranger' }).patch(path, { browserTimeZone: LONDON })).status).toBe(404);
    expect((await ann.get(path)).body).not.toHaveProperty('timeZone');
  });
});
