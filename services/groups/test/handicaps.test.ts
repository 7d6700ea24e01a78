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
const holes = Array.from({ length: 18 }, (_, index) => ({ par: 4, strokeIndex: index + 1 }));
const WHITE = { name: 'White', rating: 71.2, slope: 125 };
const RED = { name: 'Red', rating: 73.4, slope: 130, par: holes.map(() => 4), strokeIndex: holes.map((_, index) => 18 - index) };

let platform: TestPlatform;
let ann: TestClient;
let bob: TestClient;
let group: { id: string; shareCode: string; players: { id: string }[] };
beforeAll(async () => {
  platform = await startTestPlatform({ services: { auth: auth.create, groups: createGroupsService } });
  for (const id of ['ann', 'bob']) await auth.put(account(id));
});
afterAll(() => platform.close());

const at = (path = '') => `/api/groups/${group.id}${path}`;
const player = (seat: number) => at(`/players/${group.players[seat]?.id}`);
const published = async (id = group.id) =>
  (await platform.peers.call<{ state: { players: { handicapIndex?: number }[]; courses: object[] } }>('groups', 'GET', `/internal/aggregates/groups/${id}`)).state;
const activity = async (): Promise<string[]> => (await ann.get(at('/activity'))).body.map(({ who, text }: { who: string; text: string }) => `${who} ${text}`);
const groupOf = async (client: TestClient, name: string) => (await client.post('/api/groups', { name, players: [{ name: 'Ann', me: true }, { name: 'Bo' }] })).body;

beforeEach(async () => {
  [ann, bob] = [platform.as({ userId: 'ann' }), platform.as({ userId: 'bob' })];
  group = await groupOf(ann, 'Saturday');
  await bob.post('/api/groups/join', { shareCode: group.shareCode });
});

describe('the handicap index of a player', () => {
  it('when a member sets one, then the group sees it', async () => {
    expect((await bob.patch(player(1), { handicapIndex: 18.4 })).body.players[1]).toMatchObject({ name: 'Bo', handicapIndex: 18.4 });
    expect((await ann.get(at())).body.players[0]).not.toHaveProperty('handicapIndex');
    expect((await published()).players.map(({ handicapIndex }) => handicapIndex)).toEqual([undefined, 18.4]);
    expect((await platform.as({ userId: 'stranger' }).patch(player(1), { handicapIndex: 1 })).status).toBe(404);
  });

  it('when it is changed, then the activity says from what', async () => {
    await ann.patch(player(1), { handicapIndex: 18.4 });
    await bob.patch(player(1), { handicapIndex: -2.3 });
    const { version } = (await bob.patch(player(1), { handicapIndex: null })).body;
    expect((await activity()).slice(0, 3)).toEqual([
      'BOB removed the handicap index of Bo, +2.3',
      'BOB set the handicap index of Bo to +2.3, from 18.4',
      'ANN set the handicap index of Bo to 18.4',
    ]);
    expect((await bob.patch(player(1), { handicapIndex: null })).body.version).toBe(version);
    expect((await bob.patch(player(1), { name: 'Bo', initials: 'B' })).body.players[1]).not.toHaveProperty('handicapIndex');
  });

  it.each([54.1, -10.1, 18.44, '18.4'])('when it is %s, then it is refused and nothing changes', async (handicapIndex) => {
    const { version } = (await ann.get(at())).body;
    expect(await ann.patch(player(1), { name: 'Other', handicapIndex })).toMatchObject({ status: 400 });
    expect((await ann.get(at())).body.version).toBe(version);
  });

  it('when a player is added with one, then it is kept', async () => {
    const added = (await ann.post(at('/players'), { name: 'Cy', handicapIndex: -10 })).body;
    expect(added.players.at(-1)).toMatchObject({ name: 'Cy', handicapIndex: -10 });
    const id = added.players.at(-1).id;
    expect((await ann.delete(at(`/players/${id}`))).body.archived).toMatchObject([{ handicapIndex: -10 }]);
    expect((await ann.post(at(`/players/${id}/restore`))).body.players.at(-1)).toMatchObject({ handicapIndex: -10 });
  });

  it('when it is for all my groups, then my players have it', async () => {
    const other = await groupOf(ann, 'Sunday');
    const foreign = await groupOf(bob, 'Monday');
    const changed = await ann.patch(player(0), { handicapIndex: 7.1, inAllMyGroups: true });
    expect(changed.body.players.map(({ handicapIndex }: { handicapIndex?: number }) => handicapIndex)).toEqual([7.1, undefined]);
    expect((await published(other.id)).players).toMatchObject([{ handicapIndex: 7.1 }, {}]);
    expect((await published(foreign.id)).players[0]).not.toHaveProperty('handicapIndex');
    expect(await ann.patch(player(1), { handicapIndex: 7.1, inAllMyGroups: true })).toMatchObject({ status: 400, body: { issues: [{ path: 'inAllMyGroups' }] } });
    expect((await published()).players[1]).not.toHaveProperty('handicapIndex');
  });
});

describe('the tees of a course card', () => {
  const add = async (tees?: object[]) => ann.post(at('/courses'), { name: 'Links', holes, ...(tees && { tees }) });
  const courseOf = (answer: { body: { courses: { id: string; tees?: { id: string; name: string }[] }[] } }) =>
    answer.body.courses[0] as { id: string; tees?: { id: string; name: string }[] };

  it('when a card has tees, then each has an id of its own', async () => {
    const course = courseOf(await add([WHITE, RED]));
    expect(course.tees).toMatchObject([WHITE, RED]);
    expect(new Set(course.tees?.map(({ id }) => id)).size).toBe(2);
    expect((await published()).courses).toEqual([course]);
  });

  it('when an older app changes a card, then its tees stay', async () => {
    const course = courseOf(await add([WHITE, RED]));
    const path = at(`/courses/${course.id}`);
    expect(courseOf(await ann.put(path, { name: 'Dunes', holes })).tees).toEqual(course.tees);
    const nine = courseOf(await ann.put(path, { name: 'Dunes', holes: holes.slice(0, 9) }));
    expect(nine.tees).toEqual(course.tees?.map(({ id, name }) => ({ id, name, rating: name === 'Red' ? 73.4 : 71.2, slope: name === 'Red' ? 130 : 125 })));
    expect(courseOf(await ann.put(path, { name: 'Dunes', holes, tees: [] }))).not.toHaveProperty('tees');
  });

  it('when a tee is changed, then it keeps its id', async () => {
    const course = courseOf(await add([WHITE]));
    const [white] = course.tees ?? [];
    const changed = courseOf(await ann.put(at(`/courses/${course.id}`), { name: 'Links', holes, tees: [RED, { ...WHITE, ...white, slope: 126 }] }));
    expect(changed.tees).toMatchObject([RED, { id: white?.id, slope: 126 }]);
    expect(changed.tees?.[0]?.id).not.toBe(white?.id);
  });

  it.each([
    ['rating', 19.9],
    ['rating', 71.25],
    ['slope', 54],
    ['slope', 156],
    ['slope', 120.5],
    ['name', ''],
    ['par', [4, 4]],
    ['par', holes.map(() => 9)],
    ['strokeIndex', holes.map(() => 1)],
    ['strokeIndex', [1]],
  ])('when its %s is %j, then the card is refused', async (field, value) => {
    expect((await add([{ ...WHITE, [field]: value }])).status).toBe(400);
    expect((await ann.get(at())).body.courses).toEqual([]);
  });

  it('when there are thirteen or two of a name, then they are refused', async () => {
    expect((await add(Array.from({ length: 13 }, (_, index) => ({ ...WHITE, name: `Tee ${index}` })))).status).toBe(400);
    expect((await add([WHITE, { ...WHITE, name: 'WHITE' }])).status).toBe(400);
    expect((await add(Array.from({ length: 12 }, (_, index) => ({ ...WHITE, name: `Tee ${index}` })))).status).toBe(201);
  });
});

it('when a group says an allowance, then its rules have it', async () => {
  expect((await ann.get(at())).body.rules).not.toHaveProperty('allowance');
  expect((await ann.patch(at(), { rules: { allowance: 95 } })).body.rules).toMatchObject({ allowance: 95, pointValue: 1 });
  for (const allowance of [-1, 101, 95.5]) expect((await ann.patch(at(), { rules: { allowance } })).status).toBe(400);
});
