import { DEFAULT_ROUND_RULES } from '@fairshare/golf-rules';
import { eventually } from '@fairshare/testing';
import { open, linksPath, GUEST } from './guest-browsers';
import { type GamesPlatform, GROUP, ROUND, startGames } from './platform';

const holes = Array.from({ length: 18 }, (_, index) => ({ par: 4, strokeIndex: index + 1 }));
const WHITE = { id: 'white', name: 'White', rating: 71.2, slope: 131 };
const RED = { id: 'red', name: 'Red', rating: 72, slope: 113, strokeIndex: holes.map((_, index) => 18 - index) };
const LINKS = { id: 'links', name: 'Links', holes, tees: [WHITE, RED] };
const INDEXES: Readonly<Record<string, number>> = { p1: 4.2, p2: 11.8, p3: 18.5 };
const PLAYERS = GROUP.players.map((player) => ({ ...player, ...(INDEXES[player.id] !== undefined && { handicapIndex: INDEXES[player.id] }) }));
const RULES = { ...DEFAULT_ROUND_RULES, holes: null, firstHole: null };
const GIVEN = { p1: 4, p2: 13, p3: 21 };

interface Entry {
  readonly playerId: string;
  readonly strokesGiven?: number;
  readonly teeId?: string;
  readonly handicap?: object;
}

describe('the tees of a round', () => {
  let games: GamesPlatform;
  beforeAll(async () => {
    games = await startGames();
    await games.groups.create('rated', { ...GROUP, id: 'rated', players: PLAYERS, rules: RULES, courses: [LINKS, { ...LINKS, id: 'dunes', name: 'Dunes', tees: [RED] }] }, []);
  });
  afterAll(() => games.platform.close());

  const all = (teeId = 'white') => ['p1', 'p2', 'p3', 'p4'].map((playerId) => ({ playerId, teeId }));
  const make = (body: object = {}) => games.ann.post('/api/game-state', { groupId: 'rated', courseId: 'links', roster: all(), ...body });
  const put = (id: string, path: string, body: object) => games.bob.put(`/api/game-state/${id}/${path}`, body);
  const strokesOf = ({ body }: { body: { roster: Entry[] } }) =>
    Object.fromEntries(body.roster.flatMap(({ playerId, strokesGiven }) => (strokesGiven === undefined ? [] : [[playerId, strokesGiven]])));

  it('when players have tees, then strokes are proposed and noted', async () => {
    const made = await make();
    expect(made.body.roster).toMatchObject([
      { playerId: 'p1', teeId: 'white', strokesGiven: 4, handicap: { index: 4.2, allowance: 100, strokes: 4 } },
      { playerId: 'p2', strokesGiven: 13 },
      { playerId: 'p3', strokesGiven: 21 },
      { playerId: 'p4', teeId: 'white' },
    ]);
    expect(made.body.roster[3]).not.toHaveProperty('strokesGiven');
    expect(made.body.course).toEqual(LINKS);
    const { state } = await games.platform.peers.call<{ state: { roster: Entry[] } }>('games', 'GET', `/internal/aggregates/games/${made.body.id}`);
    expect(state.roster[2]).toEqual({ playerId: 'p3', strokesGiven: 21, teeId: 'white', handicap: { index: 18.5, allowance: 100, strokes: 21 } });
  });

  it('when the rules say 95 percent, then less is proposed', async () => {
    const made = await make({ rules: { allowance: 95 } });
    expect(strokesOf(made)).toEqual({ p1: 4, p2: 12, p3: 20 });
    expect(made.body.rules).toMatchObject({ allowance: 95 });
    expect((await put(made.body.id, 'rules', { rules: { allowance: 85 } })).body).toMatchObject({ rules: { allowance: 85 } });
    expect(strokesOf(await put(made.body.id, 'roster', { roster: all().map((entry) => ({ ...entry, teeId: 'red' })) }))).toEqual({ p1: 4, p2: 10, p3: 16 });
  });

  it('when strokes are said by hand, then they count', async () => {
    const roster = all().map((entry, seat) => (seat === 1 ? { ...entry, strokesGiven: 10 } : entry));
    const made = await make({ roster });
    expect(made.body.roster[1]).toMatchObject({ strokesGiven: 10, handicap: { index: 11.8, strokes: 13 } });
    const again = await make({ sameAs: made.body.id, roster: undefined });
    expect(strokesOf(again)).toEqual({ ...GIVEN, p2: 10 });
  });

  it('when an older app sends the roster, then tees and strokes stay', async () => {
    const made = await make();
    const same = await put(made.body.id, 'roster', { roster: all().map(({ playerId }) => ({ playerId })) });
    expect(same.body).toMatchObject({ version: made.body.version, roster: made.body.roster });
    const fewer = await put(made.body.id, 'roster', { roster: all().map(({ playerId }) => ({ playerId, ...(playerId === 'p1' && { holes: [1, 2] }) })) });
    const none = await put(made.body.id, 'roster', {
      roster: all().map(({ playerId }) => ({ playerId, ...(playerId === 'p4' && { strokesGiven: null }), ...(playerId === 'p1' && { holes: [1, 2] }) })),
    });
    expect(none.body.version).toBe(fewer.body.version);
    expect(fewer.body.roster).toEqual(made.body.roster.map((entry: Entry) => (entry.playerId === 'p1' ? { ...entry, holes: [1, 2] } : entry)));
  });

  it('when an index changes, then only rounds to come are given others', async () => {
    const group = { ...GROUP, id: 'moving', players: PLAYERS, rules: RULES, courses: [LINKS] };
    await games.groups.create('moving', group, []);
    const made = await make({ groupId: 'moving' });
    await games.groups.update('moving', (state) => ({ state: { ...state, players: state.players.map((one) => ({ ...one, handicapIndex: 26.4 })) }, changes: [] }));
    const again = await eventually(
      () => make({ groupId: 'moving', sameAs: made.body.id, roster: undefined }),
      (answer) => answer.body.roster?.[0]?.strokesGiven !== 4,
    );
    expect(strokesOf(again)).toEqual({ p1: 30, p2: 30, p3: 30, p4: 30 });
    expect((await games.ann.get(`/api/game-state/${made.body.id}`)).body.roster).toEqual(made.body.roster);
    const resent = await put(made.body.id, 'roster', { roster: made.body.roster });
    expect(resent.body.version).toBe(made.body.version);
  });

  it('when a tee has own stroke indexes, then strokes fall by them', async () => {
    const roster = [
      { playerId: 'p1', teeId: 'white', strokesGiven: 1 },
      { playerId: 'p2', teeId: 'red', strokesGiven: 1 },
    ];
    const { id } = (await make({ roster })).body;
    const points = (await games.ann.post('/api/points-games', { gameStateId: id })).body;
    expect(points.given).toMatchObject({ 1: { p1: 1, p2: 0 }, 18: { p1: 0, p2: 1 } });
  });

  it('when nine holes of a nine-hole rating are played, then halves count', async () => {
    const nine = { ...LINKS, tees: [{ id: 'nine', name: 'Nine', rating: 35.3, slope: 121 }] };
    await games.groups.create('nines', { ...GROUP, id: 'nines', players: PLAYERS.map((player) => ({ ...player, handicapIndex: 8.7 })), courses: [nine] }, []);
    const made = await make({ groupId: 'nines', holes: [1, 2, 3, 4, 5, 6, 7, 8, 9], roster: all('nine') });
    expect(strokesOf(made)).toEqual({ p1: 8, p2: 8, p3: 8, p4: 8 });
    const points = (await games.ann.post('/api/points-games', { gameStateId: made.body.id })).body;
    expect(Object.values(points.given).map((given) => (given as Record<string, number>)['p1'])).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0]);
  });

  it('when the course has no such tee, then nothing is made', async () => {
    expect(await make({ roster: all('gold') })).toMatchObject({ status: 400, body: { issues: [{ path: 'roster.0.teeId', message: 'This is no tee of the course' }] } });
    expect((await make({ courseId: null })).status).toBe(400);
    const made = (await make()).body;
    expect((await put(made.id, 'roster', { roster: all('gold') })).status).toBe(400);
    expect((await games.ann.get(`/api/game-state/${made.id}`)).body.version).toBe(made.version);
  });

  it('when the round moves to another course, then foreign tees go', async () => {
    const made = (
      await make({
        roster: [
          { playerId: 'p1', teeId: 'white' },
          { playerId: 'p2', teeId: 'red' },
        ],
      })
    ).body;
    const moved = await put(made.id, 'rules', { courseId: 'dunes' });
    expect(moved.body.roster).toMatchObject([
      { playerId: 'p1', strokesGiven: 4 },
      { playerId: 'p2', teeId: 'red' },
    ]);
    expect(moved.body.roster[0]).not.toHaveProperty('teeId');
    expect((await put(made.id, 'roster', { roster: [{ playerId: 'p1' }, { playerId: 'p2', teeId: null }] })).body.roster[1]).not.toHaveProperty('teeId');
    expect((await make({ sameAs: made.id, courseId: 'dunes', roster: undefined })).body.roster[0]).toMatchObject({ playerId: 'p1', strokesGiven: 4 });
  });

  it('when a guest scores, then no handicap index shows', async () => {
    const { id } = (await make()).body;
    const { token } = (await games.ann.post(linksPath(id), { playerId: 'p2' })).body;
    const browser = games.platform.anonymous();
    await open(browser, token);
    const seen = await browser.get(`/api/game-state/${id}`, { headers: GUEST });
    expect([seen.status, seen.body.roster[1]]).toEqual([200, { playerId: 'p2', holes: expect.any(Array), strokesGiven: 13, teeId: 'white' }]);
    expect(JSON.stringify((await browser.get('/api/guest/round', { headers: GUEST })).body)).not.toContain('handicap');
    const link = (await games.ann.post(`/api/game-state/${id}/spectator-link`)).body;
    expect(JSON.stringify((await games.platform.anonymous().get(`/api/watch/${link.token}`)).body)).not.toMatch(/handicap|18\.5/);
  });

  it('when spectators watch, then they see pars from everyone’s tee', async () => {
    const gold = { ...WHITE, id: 'gold', name: 'Gold', par: [5, ...holes.slice(1).map(({ par }) => par)] };
    await games.groups.create('watched', { ...GROUP, id: 'watched', courses: [{ ...LINKS, tees: [gold] }] }, []);
    const watched = async (teeId: string | null, courseId: string | null) => {
      const roster = [{ playerId: 'p1' }, { playerId: 'p2', teeId }];
      const { id } = (await games.ann.post('/api/game-state', { groupId: 'watched', courseId, holes: [1, 2], roster })).body;
      const { token } = (await games.ann.post(`/api/game-state/${id}/spectator-link`)).body;
      return (await games.platform.anonymous().get(`/api/watch/${token}`)).body;
    };
    const seen = await watched('gold', 'links');
    expect(seen.pars).toEqual({ 1: { p1: 4, p2: 5 }, 2: { p1: 4, p2: 4 } });
    expect(seen.round.course).toHaveLength(18);
    expect(seen.round.course[0]).toEqual({ par: 4, strokeIndex: expect.any(Number) });
    expect(await watched(null, null)).not.toHaveProperty('pars');
  });

  it('when a round has no tees, then it is as it always was', async () => {
    const { id } = await ROUND.begin(games.ann);
    for (const entry of (await games.ann.get(`/api/game-state/${id}`)).body.roster ?? []) expect(Object.keys(entry)).toEqual(['playerId', 'holes']);
  });
});
