import { conflictsOf, GROUP, type GamesPlatform, startGames } from './platform';

let games: GamesPlatform;
let round: string;
let nassau: string;
beforeAll(async () => {
  games = await startGames();
});
afterAll(() => games.platform.close());
beforeEach(async () => {
  round = (await games.ann.post('/api/game-state', { groupId: GROUP.id })).body.id;
  nassau = (await add({})).body.id;
});

const add = (body: object) =>
  games.ann.post(`/api/game-state/${round}/side-games`, { kind: 'nassau', players: ['p1', 'p2', 'p3'], sides: [['p1'], ['p2', 'p3']], options: { press: 'called' }, ...body });
const enter = (hole: number, cells: object, more: object = {}, client = games.ann) => client.put(`/api/game-state/${round}/holes/${hole}`, { cells, ...more });
const scores = (one: number, two: number) => ({ 'strokes.p1': one, 'strokes.p2': two, 'strokes.p3': 9 });
const press = (value: unknown) => ({ [`${nassau}.press`]: value });
const get = async () => (await games.ann.get(`/api/side-games/${nassau}`)).body;
const entries = async () => (await games.ann.get(`/api/game-state/${round}/holes`)).body;
const sendOffline = (cells: object, more: object = {}, client = games.ann) =>
  client.post('/api/offline-sync/hole-cells', { gameStateId: round, hole: 2, cells, timestamp: games.platform.clock.now().getTime(), ...more });

describe('the sides of a game', () => {
  it.each([
    [{ sides: [['p1'], ['p1', 'p2']] }, 'sides'],
    [{ sides: [['p1'], ['p2', 'p4']] }, 'sides.1'],
    [{ sides: [['p1'], []] }, 'sides.1'],
    [{ sides: [['p1', 'p2', 'p3'], []] }, 'sides.0'],
    [{ sides: [['p1'], ['p2']] }, 'sides'],
    [{ sides: [['p1', 'p2']] }, 'sides'],
    [{ players: ['p1', 'p2', 'p3', 'p4', 'p5'], sides: undefined }, 'players.4'],
  ])('when they are %j, then %s is refused', async (body, path) => {
    const refused = await add(body);
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, path]);
  });

  it('when they are left out, then the first half plays the others', async () => {
    const { body } = await add({ players: undefined, sides: undefined });
    expect([body.players, body.sides]).toEqual([
      ['p1', 'p2', 'p3', 'p4'],
      [
        ['p1', 'p2'],
        ['p3', 'p4'],
      ],
    ]);
  });

  it('when they alone are changed, then the players are theirs', async () => {
    const changed = (await games.ann.patch(`/api/side-games/${nassau}`, { sides: [['p4'], ['p2']] })).body;
    expect([changed.players, changed.sides]).toEqual([
      ['p4', 'p2'],
      [['p4'], ['p2']],
    ]);
  });
});

describe('an answer to a side game', () => {
  it('when a press is called with the strokes, then it begins there', async () => {
    await enter(1, scores(3, 4));
    const answer = await enter(2, { ...scores(4, 3), ...press('two') });
    expect(answer.body).toMatchObject({ cells: press('two'), cellVersions: press(1) });
    expect(await get()).toMatchObject({ version: 3, marks: { 2: { press: 'two' } }, cellVersions: { 2: { press: 1 } }, standing: { line: 'All square with 16 to play' } });
    expect((await get()).outcomes[2]).toMatchObject({ code: 'won', figures: { winner: ['p2', 'p3'] } });
  });

  it('when it is taken back, then its version alone stays', async () => {
    await enter(2, press('two'));
    const answer = await enter(2, press(null), { baseVersion: press(1) });
    expect(answer.body).toMatchObject({ cells: {}, cellVersions: press(2) });
    expect([(await get()).marks, (await entries()).holes]).toEqual([{ 2: {} }, { 2: {} }]);
    expect((await enter(2, press('one'), { baseVersion: press(1) })).status).toBe(409);
  });

  it.each(['three', 'p1', 'none ', true, 4, '__proto__'])('when it is %j, then it is refused and nothing changes', async (value) => {
    const refused = await enter(2, { ...scores(4, 4), ...press(value) });
    expect(refused.status).toBe(400);
    expect((await entries()).holes).toEqual({});
  });

  it('when its options do not ask for it, then it is refused', async () => {
    await games.ann.patch(`/api/side-games/${nassau}`, { options: { press: 'auto' } });
    const refused = await enter(2, press('one'));
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, `cells.${nassau}.press`]);
  });

  it('when awards or strokes are taken back, then that is refused', async () => {
    expect([(await enter(2, { 'bbb.firstOn': null })).status, (await enter(2, { 'strokes.p1': null })).status]).toEqual([400, 400]);
  });

  it('when somebody else answered meanwhile, then both are shown', async () => {
    await enter(2, press('one'), {}, games.bob);
    const refused = await enter(2, { ...press('two'), 'strokes.p1': 4 }, { baseVersion: press(0) });
    expect([refused.status, refused.body.stored]).toMatchObject([409, { [`${nassau}.press`]: { value: 'one', version: 1, by: 'u2' } }]);
    expect((await entries()).holes).toEqual({ 2: press('one') });
  });

  it('when a late one lost, then the group chooses it', async () => {
    await enter(2, press('one'), {}, games.bob);
    expect((await sendOffline({ ...press('two'), 'strokes.p1': 4 }, { baseVersion: press(0) })).body.status).toBe('conflict');
    const [conflict] = await conflictsOf(games, round);
    expect(conflict).toMatchObject({ game: 'side', gameId: nassau, hole: 2, cell: 'press', stored: { value: 'one' }, other: { value: 'two' } });
    const published = (await games.platform.peers.call<{ state: Record<string, object[]> }>('games', 'GET', `/internal/aggregates/games/${round}`)).state;
    expect([published['conflicts'], published['sideConflicts']]).toMatchObject([[], [{ cell: 'press' }]]);
    await games.bob.post(`/api/games/${round}/conflicts/${conflict?.id}`, { take: 'other', version: 1 });
    expect((await get()).marks).toEqual({ 2: { press: 'two' } });
    expect((await entries()).holes[2]).toEqual({ ...press('two'), 'strokes.p1': 4 });
  });

  it('when its game is deleted, then the answer and its conflict go', async () => {
    await enter(2, press('one'), {}, games.bob);
    await sendOffline(press('two'), { baseVersion: press(0) });
    await games.ann.delete(`/api/side-games/${nassau}`);
    expect([(await entries()).holes, await conflictsOf(games, round)]).toEqual([{}, []]);
  });

  it('when its game was switched off meanwhile, then a late one is kept', async () => {
    await games.ann.patch(`/api/side-games/${nassau}`, { on: false });
    expect((await enter(2, press('one'))).status).toBe(400);
    expect((await sendOffline({ ...press('one'), 'strokes.p1': 4 })).body.status).toBe('applied');
    await games.ann.patch(`/api/side-games/${nassau}`, { on: true });
    expect((await entries()).holes[2]).toEqual({ ...press('one'), 'strokes.p1': 4 });
  });

  it('when a late one is no answer, then it is refused', async () => {
    expect((await sendOffline(press('three'))).status).toBe(400);
    expect((await sendOffline(press('one'), { id: 'x' })).body.status).toBe('applied');
    expect((await sendOffline(press('one'), { id: 'x' })).body.status).toBe('duplicate');
  });
});

describe('the spectators of a round', () => {
  it('when they watch, then side games stand without money', async () => {
    await enter(1, scores(3, 4));
    const { token } = (await games.ann.post(`/api/game-state/${round}/spectator-link`)).body;
    const seen = (await games.platform.anonymous().get(`/api/watch/${token}`)).body;
    expect(seen.sideGames).toEqual([
      {
        id: nassau,
        kind: 'nassau',
        name: 'Nassau',
        standing: { unit: 'up', line: 'Player p1 1 up with 17 to play', players: { p1: 1, p2: -1, p3: -1 }, holes: { 1: { p1: 1, p2: -1, p3: -1 } } },
      },
    ]);
  });
});
