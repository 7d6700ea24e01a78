import { DEFAULT_ROUND_RULES } from '@fairshare/golf-rules';
import { eventually } from '@fairshare/testing';
import { GROUP, type GamesPlatform, ROUND, startGames } from './platform';

const COURSE = { id: 'links', name: 'Links', holes: Array.from({ length: 18 }, (_, index) => ({ par: 4, strokeIndex: index + 1 })) };
const RULES = { ...DEFAULT_ROUND_RULES, holes: null, firstHole: null };

describe('the house rules of a round', () => {
  let games: GamesPlatform;
  beforeAll(async () => {
    games = await startGames();
    const rules = { ...RULES, pointValueCents: 250, unfinishedPots: 'void' as const, holes: [10, 11, 12], firstHole: 11 };
    await games.groups.create('house', { ...GROUP, id: 'house', rules, courses: [COURSE] }, []);
  });
  afterAll(() => games.platform.close());

  const make = (body: object = {}) => games.ann.post('/api/game-state', { groupId: 'house', ...body });
  const put = (id: string, path: string, body: object, options = {}) => games.bob.put(`/api/game-state/${id}/${path}`, body, options);
  const published = async (id: string) => (await games.platform.peers.call<{ state: object }>('games', 'GET', `/internal/aggregates/games/${id}`)).state;

  it('when a round is made, then it copies the group’s rules', async () => {
    const copied = (await make()).body;
    expect(copied).toMatchObject({ holes: [10, 11, 12], firstHole: 11, rules: { unfinishedPots: 'void', pointValue: 2.5, fbtValue: 10 } });
    const bbb = await games.ann.post('/api/bbb-games', { gameStateId: copied.id });
    expect([bbb.body.settings, (await games.ann.post('/api/points-games', { gameStateId: copied.id })).body.settings]).toEqual([
      { pointValue: 2.5, fbtValue: 10 },
      { pointValue: 2.5, fbtValue: 10 },
    ]);

    const own = (await make({ holes: [1, 2], rules: { unfinishedPots: 'asItStands', pointValue: 1, games: { bbb: false } }, courseId: 'links' })).body;
    expect(own).toMatchObject({ holes: [1, 2], firstHole: 1, course: COURSE, rules: { games: { points: true, bbb: false, cards: true }, unfinishedPots: 'asItStands' } });
    expect(await make({ courseId: 'elsewhere' })).toMatchObject({ status: 400, body: { issues: [{ path: 'courseId' }] } });
    expect(await make({ rules: { games: { points: false, bbb: false, cards: false } } })).toMatchObject({ status: 400, body: { issues: [{ path: 'rules.games' }] } });
  });

  it('when nobody has said a rule, then the round has none', async () => {
    const { id: sessionId } = await ROUND.begin(games.ann);
    const { body } = await games.ann.get(`/api/game-state/${sessionId}`);
    for (const word of ['rules', 'course', 'ruleChanges']) expect(body).not.toHaveProperty(word);
    expect(await published(sessionId)).not.toHaveProperty('rules');
  });

  it('when rules change after the first entry, then who is named', async () => {
    const { id, score } = await ROUND.begin(games.ann);
    const before = (await put(id, 'rules', { rules: { unfinishedPots: 'void' } })).body;
    expect(before).toMatchObject({ rules: { unfinishedPots: 'void', cards: 'flat' } });
    expect(before).not.toHaveProperty('ruleChanges');

    await score(1, [4, 4, 4, 4]);
    const state = (await games.ann.get(`/api/game-state/${id}`)).body;
    const after = (await put(id, 'rules', { rules: { unfinishedPots: 'asItStands', cards: 'doubling' } }, { headers: { 'if-match': `"${state.version}"` } })).body;
    const change = {
      at: expect.any(String),
      by: 'u2',
      rules: [
        { rule: 'unfinishedPots', before: 'void', after: 'asItStands' },
        { rule: 'cards', before: 'flat', after: 'doubling' },
      ],
    };
    expect(after.ruleChanges).toEqual([change]);
    expect(await published(id)).toMatchObject({ ruleChanges: [change], rules: { cards: 'doubling', pointValueCents: 100 } });
    expect((await put(id, 'rules', { rules: { cards: 'doubling' } })).body.version).toBe(after.version);
    expect((await put(id, 'rules', { rules: { cards: 'flat' } }, { headers: { 'if-match': `"${state.version}"` } })).status).toBe(412);
    expect((await put(id, 'rules', { rules: { games: { points: false, bbb: false, cards: false } } })).status).toBe(400);
    expect((await put(id, 'rules', { courseId: 'links' })).status).toBe(400);
    expect((await put(id, 'rules', { rules: { unfinishedPots: 'maybe' } })).status).toBe(400);
    const back = (await put(id, 'rules', { rules: { cards: 'flat' } })).body;
    expect(back).not.toHaveProperty('rules');
    expect(back.ruleChanges).toHaveLength(2);
  });

  it('when strokes are given on a course, then entries stay gross', async () => {
    const roster = ['p1', 'p2', 'p3'].map((playerId) => ({ playerId }));
    const { id } = (await make({ holes: [1, 2, 3], courseId: 'links', roster: [{ playerId: 'p1', strokesGiven: 1 }, ...roster.slice(1)] })).body;
    const points = (await games.ann.post('/api/points-games', { gameStateId: id })).body;
    const scored = (await games.ann.post(`/api/games/${points.id}/holes/1/scores`, { scores: { p1: 5, p2: 4, p3: 5 } })).body;
    expect(scored).toMatchObject({ holes: { 1: { p1: 5, p2: 4, p3: 5 } }, given: { 1: { p1: 1, p2: 0, p3: 0 }, 2: { p1: 0 } }, points: { 1: { p1: 4, p2: 4, p3: 1 } } });
    const link = (await games.ann.post(`/api/game-state/${id}/spectator-link`)).body;
    expect((await games.platform.anonymous().get(`/api/watch/${link.token}`)).body.points.strokes).toEqual({ 1: { p1: 4, p2: 4, p3: 5 } });

    expect((await put(id, 'roster', { roster: roster.toReversed() })).body).toMatchObject({
      roster: [{ playerId: 'p3' }, { playerId: 'p2' }, { playerId: 'p1', strokesGiven: 1 }],
    });
    const given = await put(id, 'roster', { roster: [{ playerId: 'p1', strokesGiven: null }, { playerId: 'p2', strokesGiven: -2 }, { playerId: 'p3' }] });
    expect(given.body.ruleChanges).toMatchObject([
      {
        by: 'u2',
        rules: [
          { rule: 'strokesGiven', before: null, after: -2, playerId: 'p2' },
          { rule: 'strokesGiven', before: 1, after: null, playerId: 'p1' },
        ],
      },
    ]);
    expect((await put(id, 'roster', { roster: [{ playerId: 'p1', strokesGiven: 55 }, { playerId: 'p2' }] })).status).toBe(400);
    const none = await put(id, 'rules', { courseId: null });
    expect(none.body).not.toHaveProperty('course');
    expect(none.body.ruleChanges.at(-1)).toMatchObject({ rules: [{ rule: 'course', before: 'Links', after: null }] });
    expect((await games.ann.get(`/api/points-games/house?gameStateId=${id}`)).body[0]).toMatchObject({ points: { 1: { p1: 2, p2: 5, p3: 2 } } });
  });

  it('when the same is played again, then its rules are copied', async () => {
    const rules = { ...RULES, unfinishedPots: 'void' as const };
    await games.groups.create('again', { ...GROUP, id: 'again', rules, courses: [COURSE] }, []);
    const roster = [{ playerId: 'p3', strokesGiven: 20 }, { playerId: 'p1', strokesGiven: -2 }, { playerId: 'p4' }, { playerId: 'p2', strokesGiven: 7 }];
    const own = { games: { points: true, bbb: false, cards: true }, cards: 'doubling', offTheLow: true };
    const before = (await make({ groupId: 'again', roster, courseId: 'links', rules: own })).body;
    await games.groups.update('again', (state) => ({
      state: {
        ...state,
        rules: { ...RULES },
        courses: [],
        players: state.players.map((player) => (player.id === 'p1' ? { ...player, archivedAt: '2026-06-19T00:00:00.000Z' } : player)),
      },
      changes: [],
    }));
    const again = await eventually(
      async () => (await make({ groupId: 'again', sameAs: before.id })).body,
      (body) => body.roster?.length === 3,
    );
    expect(again).toMatchObject({ course: COURSE, rules: { ...own, unfinishedPots: 'void' } });
    expect(again.roster.map(({ playerId, strokesGiven }: { playerId: string; strokesGiven?: number }) => [playerId, strokesGiven])).toEqual([
      ['p3', 20],
      ['p4', undefined],
      ['p2', 7],
    ]);
    expect(again).not.toHaveProperty('ruleChanges');
  });
});
