import { accounts, games } from '@fairshare/contracts';
import { aRound, createStubOwner, eventually, startTestPlatform, type TestClient, type TestPlatform } from '@fairshare/testing';
import { createGroupsService } from '../src/service';
import { groupType } from '../src/store';

const auth = createStubOwner(accounts);
const rounds = createStubOwner(games);
const card = (name: string, holes = 18) => ({ name, holes: Array.from({ length: holes }, (_, index) => ({ par: 4, strokeIndex: index + 1 })) });

describe('the house of a group', () => {
  let platform: TestPlatform;
  let ann: TestClient;
  let group: { id: string; players: { id: string }[] };
  beforeAll(async () => {
    platform = await startTestPlatform({ services: { auth: auth.create, games: rounds.create, groups: createGroupsService } });
    await auth.put({ id: 'ann', firstName: 'Ann', lastName: 'Archer', email: 'ann@example.com', role: 'golfer', createdAt: '2026-05-02T08:00:00.000Z' });
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = platform.as({ userId: 'ann' });
    group = (await ann.post('/api/groups', { name: 'Saturday', players: [{ name: 'Ann' }, { name: 'Bo' }] })).body;
  });
  const at = (path = '') => `/api/groups/${group.id}${path}`;
  const roundOf = (id: string, name = 'Morning') =>
    aRound({ id, name, plays: ['bbb'], createdBy: 'ann' })
      .in(group)
      .published();
  const activity = async (): Promise<string[]> => (await ann.get(at('/activity'))).body.map(({ who, text }: { who: string; text: string }) => `${who} ${text}`);

  it('when house rules are changed, then later rounds have them', async () => {
    expect((await ann.get(at())).body).toMatchObject({
      rules: {
        games: { points: true, bbb: true, cards: true },
        pointValue: 1,
        fbtValue: 10,
        unfinishedPots: 'asItStands',
        cards: 'flat',
        offTheLow: false,
        holes: null,
        firstHole: null,
      },
      courses: [],
    });
    const { body } = await ann.patch(at(), { rules: { games: { bbb: false, cards: false }, pointValue: 2.5, unfinishedPots: 'void', holes: [3, 1, 2], firstHole: 2 } });
    expect(body.rules).toMatchObject({ games: { points: true, bbb: false, cards: false }, pointValue: 2.5, unfinishedPots: 'void', cards: 'flat', holes: [1, 2, 3], firstHole: 2 });
    expect((await ann.patch(at(), { rules: { unfinishedPots: 'void' } })).body.version).toBe(body.version);
    const published = (await platform.peers.call<{ state: object }>('groups', 'GET', `/internal/aggregates/groups/${group.id}`)).state;
    expect(published).toMatchObject({ rules: { pointValueCents: 250, games: { bbb: false } } });
    for (const rules of [{ games: { points: false } }, { firstHole: 9 }, { pointValue: 1.005 }, { cards: 'tripling' }, { holes: [19] }])
      expect((await ann.patch(at(), { rules })).status).toBe(400);
    expect((await activity())[0]).toBe(
      'Ann changed the house rules: BBB is off, Card Game is off, unfinished pots pay nothing, a point is $2.50 instead of $1.00, 3 holes are played, rounds begin on hole 2',
    );
    await ann.patch(at(), { rules: { holes: null, firstHole: null, cards: 'doubling', sideGames: [{ kind: 'skins', name: 'Dawn', options: {} }] } });
    expect((await activity())[0]).toBe('Ann changed the house rules: cards double, all 18 holes are played, rounds begin on their first hole, side games are Dawn');
  });

  it('when a course card is kept, then it is complete', async () => {
    const added = await ann.post(at('/courses'), card('Links'));
    expect([added.status, added.body.courses[0]]).toEqual([201, { id: expect.any(String), ...card('Links') }]);
    const path = at(`/courses/${added.body.courses[0].id}`);
    expect((await ann.put(path, card('Dunes', 9))).body.courses).toMatchObject([{ name: 'Dunes', holes: { length: 9 } }]);
    const twice = card('Twice');
    const nines = { name: 'Nine', holes: card('Nine').holes.slice(9) };
    for (const body of [
      card('Ten', 10),
      nines,
      { ...twice, holes: twice.holes.map((hole) => ({ ...hole, strokeIndex: 1 })) },
      { ...twice, holes: twice.holes.map((hole) => ({ ...hole, par: 9 })) },
    ])
      expect((await ann.post(at('/courses'), body)).status).toBe(400);
    expect(await ann.post(at('/courses'), card('DUNES'))).toMatchObject({ status: 409, body: { code: 'COURSE_NAME_TAKEN' } });
    expect((await ann.put(at('/courses/nowhere'), card('Elsewhere'))).status).toBe(404);
    expect((await platform.as({ userId: 'stranger' }).delete(path)).status).toBe(404);
    expect((await ann.delete(path)).body.courses).toEqual([]);
    expect((await ann.delete(path)).status).toBe(200);
    for (let count = 1; count <= 20; count += 1) expect((await ann.post(at('/courses'), card(`Course ${count}`))).status).toBe(201);
    expect(await ann.post(at('/courses'), card('One more'))).toMatchObject({ status: 409, body: { code: 'TOO_MANY_COURSES' } });
  });

  it("when a begun round's rules change, then the activity says so", async () => {
    const round = roundOf('a1b2c3');
    const first = { at: '2026-06-20T09:00:00.000Z', by: 'ann', rules: [{ rule: 'unfinishedPots' as const, before: 'asItStands', after: 'void' }] };
    const second = {
      at: '2026-06-20T09:30:00.000Z',
      by: 'ann',
      rules: [
        { rule: 'cards' as const, before: 'flat', after: 'doubling' },
        { rule: 'strokesGiven' as const, before: null, after: 12, playerId: group.players[1]?.id ?? '' },
      ],
    };
    await rounds.put({ ...round, ruleChanges: [first] });
    await rounds.put({ ...round, ruleChanges: [first, second] });
    await rounds.put({ ...round, ruleChanges: [first, second] });
    const texts = await eventually(activity, (texts) => texts.length === 3);
    expect(texts.slice(0, 2)).toEqual(['Ann changed the rules of Morning: cards double, Bo is given 12 strokes', 'Ann changed the rules of Morning: unfinished pots pay nothing']);
    const money = { at: '2026-06-20T09:40:00.000Z', by: 'ann', rules: [{ rule: 'points.pointValue' as const, before: 100, after: 10_000 }], movedCents: 1_250 };
    await rounds.put({ ...round, ruleChanges: [first, second], moneyChanges: [money] });
    const [newest] = await eventually(activity, (texts) => texts.length === 4);
    expect(newest).toBe('Ann changed the rules of Morning: a point of 2/9/16 is $100.00 instead of $1.00, which moves $12.50');
  });

  it('when a round is deleted, then the activity names who did', async () => {
    await rounds.put(roundOf('d4e5f6', 'Evening'));
    const change = { name: 'session-deleted', facts: { groupId: group.id, by: 'ann', name: 'Evening', movedCents: 500 } };
    await rounds.remove('d4e5f6', [change]);
    const [newest] = await eventually(activity, (texts) => texts.length === 2);
    expect(newest).toBe('Ann deleted Evening, in which $5.00 changed hands');
  });

  it('when a group is of an older release, then defaults apply', () => {
    const { rules, courses } = groupType.upcast({ members: [] }, 2);
    expect([rules.unfinishedPots, rules.pointValueCents, courses]).toEqual(['asItStands', 100, []]);
  });
});
