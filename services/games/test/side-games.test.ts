import type { UsualSideGame } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES } from '@fairshare/golf-rules';
import { conflictsOf, GROUP, type GamesPlatform, type Play, ROUND, startGames } from './platform';

const FOUR = ['p1', 'p2', 'p3', 'p4'];

/** The design's five holes, player by player. */
const FIVE_HOLES = [
  [4, 4, 5, 5],
  [4, 5, 5, 6],
  [3, 4, 4, 4],
  [4, 4, 4, 4],
  [5, 4, 5, 5],
];
const strokesOf = (scores: readonly number[]) => Object.fromEntries(FOUR.map((id, seat) => [`strokes.${id}`, scores[seat]]));

let games: GamesPlatform;
let play: Pick<Play, 'id'>;
beforeAll(async () => {
  games = await startGames();
});
afterAll(() => games.platform.close());
beforeEach(async () => {
  play = { id: (await games.ann.post('/api/game-state', { groupId: GROUP.id })).body.id };
});

const add = (body: object, client = games.ann, options = {}) => client.post(`/api/game-state/${play.id}/side-games`, body, options);
const enter = (hole: number, cells: object, more: object = {}, client = games.ann) => client.put(`/api/game-state/${play.id}/holes/${hole}`, { cells, ...more });
const list = async () => (await games.ann.get(`/api/game-state/${play.id}/side-games`)).body;
const get = async (id: string) => (await games.ann.get(`/api/side-games/${id}`)).body;
const entries = async () => (await games.ann.get(`/api/game-state/${play.id}/holes`)).body;
const state = async () => (await games.ann.get(`/api/game-state/${play.id}`)).body;
const enterFive = async () => {
  for (const [index, scores] of FIVE_HOLES.entries()) await enter(index + 1, strokesOf(scores));
};
const sendOffline = (cells: object, more: object = {}, client = games.ann) =>
  client.post('/api/offline-sync/hole-cells', { gameStateId: play.id, hole: 3, cells, timestamp: games.platform.clock.now().getTime(), ...more });

describe('the kinds of side games', () => {
  it('when they are listed, then each says what it takes', async () => {
    const { status, body } = await games.ann.get('/api/game-kinds');
    expect(status).toBe(200);
    expect(body.find(({ kind }: { kind: string }) => kind === 'skins')).toMatchObject({
      name: 'Skins',
      players: { min: 2, max: 8 },
      needs: { course: false },
      options: expect.arrayContaining([
        expect.objectContaining({ key: 'value', type: 'money', default: 2 }),
        expect.objectContaining({ key: 'carry', type: 'switch', default: true }),
      ]),
      marks: [],
    });
  });
});

describe('a side game of a round', () => {
  it('when one is added, then what was left out has its default', async () => {
    const added = await add({ kind: 'skins' });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      kind: 'skins',
      name: 'Skins',
      groupId: GROUP.id,
      gameStateId: play.id,
      version: 1,
      players: FOUR,
      options: { value: 2, payout: 'perSkin', carry: true, leftover: 'void', parOrBetter: false, scoring: 'net' },
      on: true,
      marks: {},
      standing: { unit: 'skins', line: '', players: { p1: 0, p2: 0, p3: 0, p4: 0 } },
    });
    expect(added.body.id).toMatch(new RegExp(`^${play.id}\\.s\\d+$`));
    expect(await list()).toEqual([added.body]);
  });

  it('when only it reads strokes, then a hole takes them', async () => {
    expect((await enter(1, { 'strokes.p1': 4 })).status).toBe(400);
    const { id } = (await add({ kind: 'skins' })).body;
    await enterFive();
    expect(await get(id)).toMatchObject({
      standing: { line: 'Player p1 leads with 3 skins', players: { p1: 3, p2: 2, p3: 0, p4: 0 } },
      outcomes: { 1: { code: 'tied', text: 'Tied, 1 carried' }, 2: { code: 'won', figures: { skins: 2, winner: ['p1'] }, text: 'Player p1 wins 2 skins' } },
      provisional: false,
      incompleteHoles: [],
    });
  });

  it('when a round is read by cells, then its side games come along', async () => {
    expect(await entries()).not.toHaveProperty('sideGames');
    const { id } = (await add({ kind: 'skins', name: 'Birdies', players: ['p2', 'p1'], options: { value: 0.25 } })).body;
    const { sideGames, holes } = await entries();
    expect(sideGames).toEqual([
      {
        id,
        version: 1,
        kind: 'skins',
        name: 'Birdies',
        createdAt: expect.any(String),
        players: ['p2', 'p1'],
        options: { value: 0.25, payout: 'perSkin', carry: true, leftover: 'void', parOrBetter: false, scoring: 'net' },
        on: true,
      },
    ]);
    expect(holes).toEqual({});
  });

  it.each([
    [{ kind: 'chess' }, 'kind'],
    [{ kind: '__proto__' }, 'kind'],
    [{ kind: 'skins', players: ['p1'] }, 'players'],
    [{ kind: 'skins', players: ['p1', 'p1'] }, 'players.1'],
    [{ kind: 'skins', players: ['p1', 'p9'] }, 'players.1'],
    [{ kind: 'skins', sides: [['p1'], ['p2']] }, 'sides'],
    [{ kind: 'skins', options: { value: -1 } }, 'options.value'],
    [{ kind: 'skins', options: { value: 0.001 } }, 'options.value'],
    [{ kind: 'skins', options: { value: 10_001 } }, 'options.value'],
    [{ kind: 'skins', options: { value: '2' } }, 'options.value'],
    [{ kind: 'skins', options: { carry: 1 } }, 'options.carry'],
    [{ kind: 'skins', options: { payout: 'toString' } }, 'options.payout'],
    [{ kind: 'skins', options: { wager: 3 } }, 'options.wager'],
    [JSON.parse('{"kind":"skins","options":{"__proto__":3}}'), 'options'],
    [{ kind: 'skins', name: '\u0000' }, 'name'],
    [{ kind: 'skins', name: 'x'.repeat(51) }, 'name'],
  ])('when %j is asked for, then %s is refused', async (body, path) => {
    const before = await state();
    const refused = await add(body);
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, path]);
    expect(await state()).toEqual(before);
    expect(await list()).toEqual([]);
  });

  it('when there are twelve, then a thirteenth is refused', async () => {
    for (let count = 0; count < 12; count += 1) expect((await add({ kind: 'skins' })).status).toBe(201);
    const refused = await add({ kind: 'skins' });
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'kind']);
    expect(await list()).toHaveLength(12);
  });

  it('when an addition is sent twice, then there is one game', async () => {
    const options = { headers: { 'Idempotency-Key': 'add-1' } };
    const first = (await add({ kind: 'skins', name: 'One' }, games.ann, options)).body;
    await add({ kind: 'skins', name: 'Two' });
    const again = await add({ kind: 'skins', name: 'One' }, games.ann, options);
    expect([again.status, again.body.id]).toEqual([201, first.id]);
    expect(await list()).toHaveLength(2);
  });

  it('when a stranger asks for it, then there is none', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    const asked = [
      await games.stranger.get(`/api/side-games/${id}`),
      await games.stranger.patch(`/api/side-games/${id}`, { name: 'Mine' }),
      await games.stranger.delete(`/api/side-games/${id}`),
      await games.stranger.get(`/api/game-state/${play.id}/side-games`),
      await add({ kind: 'skins' }, games.stranger),
      await games.ann.get(`/api/side-games/${play.id}.s99`),
      await games.ann.get(`/api/side-games/${play.id}`),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });
});

describe('changing a side game', () => {
  it('when it changes before the first entry, then nobody is named', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    const changed = await games.bob.patch(`/api/side-games/${id}`, { name: 'Birdies', options: { value: 5 }, players: ['p3', 'p1'] });
    expect(changed.body).toMatchObject({ id, version: 2, name: 'Birdies', players: ['p3', 'p1'], options: { value: 5, carry: true } });
    expect(await state()).not.toHaveProperty('ruleChanges');
  });

  it('when it changes after the first entry, then what it moves is shown', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    await enterFive();
    await games.bob.patch(`/api/side-games/${id}`, { options: { value: 3, carry: true } });
    expect((await state()).ruleChanges).toEqual([
      { at: expect.any(String), by: 'u2', movedCents: 1000, rules: [{ rule: 'sideGame', game: 'Skins', kind: 'skins', option: 'value', before: 200, after: 300 }] },
    ]);
  });

  it('when somebody else changed it meanwhile, then what stands is shown', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    await games.bob.patch(`/api/side-games/${id}`, { options: { value: 3 } });
    const refused = await games.ann.patch(`/api/side-games/${id}`, { options: { value: 4 }, base: { options: { value: 2 } } });
    expect([refused.status, refused.body.code, refused.body.stored]).toMatchObject([409, 'VALUES_CHANGED', { players: FOUR, options: { value: 3 } }]);
    expect((await games.ann.patch(`/api/side-games/${id}`, { options: { value: 4 }, base: { options: { value: 3 } } })).body.options.value).toBe(4);
  });

  it('when it is changed to what its kind does not take, then nothing changes', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    const before = await state();
    const asked = [{ options: { value: -1 } }, { options: { nothing: 1 } }, { players: ['p1'] }, { sides: [['p1'], ['p2']] }, { name: '' }];
    const refused = await Promise.all(asked.map((body) => games.ann.patch(`/api/side-games/${id}`, body)));
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await state()).toEqual(before);
  });

  it('when another version is meant, then nothing changes', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    expect((await games.ann.patch(`/api/side-games/${id}`, { name: 'A' }, { headers: { 'if-match': '"7"' } })).status).toBe(412);
    expect((await games.ann.patch(`/api/side-games/${id}`, { name: 'A' }, { headers: { 'if-match': '"1"' } })).status).toBe(200);
  });

  it('when it is off, then it asks for nothing and keeps what was entered', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    await enter(1, strokesOf([3, 4, 4, 4]));
    expect((await games.ann.patch(`/api/side-games/${id}`, { on: false })).body).toMatchObject({ on: false, outcomes: {} });
    expect((await enter(2, strokesOf([3, 4, 4, 4]))).status).toBe(400);
    expect((await games.ann.patch(`/api/side-games/${id}`, { on: true })).body.standing.players.p1).toBe(1);
  });
});

describe('deleting a side game', () => {
  it('when no other game reads its strokes, then they go with it', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    await enter(1, strokesOf([3, 4, 4, 4]));
    expect((await games.ann.delete(`/api/side-games/${id}`)).status).toBe(204);
    expect([await list(), (await entries()).holes]).toEqual([[], {}]);
    expect((await state()).ruleChanges).toMatchObject([{ movedCents: 600, rules: [{ rule: 'sideGame', game: 'Skins', before: true, after: null }] }]);
  });

  it('when another game reads its strokes, then they stay', async () => {
    const [one, two] = [(await add({ kind: 'skins' })).body, (await add({ kind: 'skins' })).body];
    const points = (await games.ann.post('/api/points-games', { gameStateId: play.id })).body;
    await enter(1, strokesOf([3, 4, 4, 4]));
    await games.ann.delete(`/api/side-games/${one.id}`);
    await games.ann.delete(`/api/games/${points.id}`);
    expect((await get(two.id)).standing.players.p1).toBe(1);
  });

  it('when a record for it comes late, then its strokes are taken', async () => {
    const [one, two] = [(await add({ kind: 'skins' })).body, (await add({ kind: 'skins' })).body];
    await games.ann.delete(`/api/side-games/${one.id}`);
    expect((await sendOffline({ [`${one.id}.anything`]: 'p1', 'strokes.p1': 4 })).body.status).toBe('applied');
    expect((await sendOffline({ [`${one.id}.anything`]: 'p1' })).body.code).toBe('GAME_DELETED');
    expect((await get(two.id)).incompleteHoles).toEqual([3]);
  });
});

describe('strokes for a side game', () => {
  it('when two phones disagree, then the group chooses', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    await enter(3, strokesOf([4, 4, 4, 4]), {}, games.bob);
    const refused = await enter(3, { 'strokes.p1': 3 }, { baseVersion: { 'strokes.p1': 0 } });
    expect([refused.status, refused.body.code]).toEqual([409, 'CELL_CHANGED']);
    expect((await sendOffline({ 'strokes.p1': 3 }, { baseVersion: { 'strokes.p1': 0 } })).body.status).toBe('conflict');
    const [conflict] = await conflictsOf(games, play.id);
    expect(conflict).toMatchObject({ game: 'points', gameId: id, hole: 3, cell: 'p1', stored: { value: 4 }, other: { value: 3 } });
    await games.bob.post(`/api/games/${play.id}/conflicts/${conflict?.id}`, { take: 'other' });
    expect((await get(id)).standing.players.p1).toBe(1);
  });

  it('when a player is taken off a hole, then the others play on', async () => {
    const { id } = (await add({ kind: 'skins' })).body;
    await enter(1, strokesOf([3, 4, 4, 4]));
    const roster = FOUR.map((playerId) => ({ playerId, ...(playerId === 'p1' && { holes: [2, 3] }) }));
    expect((await games.ann.put(`/api/game-state/${play.id}/roster`, { roster })).status).toBe(409);
    await games.ann.put(`/api/game-state/${play.id}/roster`, { roster, discard: true });
    expect((await entries()).holes[1]).toEqual({ 'strokes.p2': 4, 'strokes.p3': 4, 'strokes.p4': 4 });
    expect((await get(id)).outcomes[1]).toMatchObject({ code: 'tied' });
  });
});

describe('side games that a group usually plays', () => {
  const usual: UsualSideGame[] = [
    { kind: 'skins', name: 'Birdies', options: { value: 500 } },
    { kind: 'gone', options: {} },
  ];

  it('when a round is made, then it begins with them', async () => {
    await games.groups.create('usual', { ...GROUP, id: 'usual', rules: { ...DEFAULT_ROUND_RULES, holes: null, firstHole: null, sideGames: usual } }, []);
    const { id } = (await games.ann.post('/api/game-state', { groupId: 'usual', roster: [{ playerId: 'p4' }, { playerId: 'p2' }] })).body;
    expect((await games.ann.get(`/api/game-state/${id}/side-games`)).body).toMatchObject([
      { kind: 'skins', name: 'Birdies', players: ['p4', 'p2'], options: { value: 5, carry: true } },
    ]);
    expect((await games.ann.post(`/api/points-games`, { gameStateId: id })).status).toBe(201);
  });

  it('when a round is played again, then its side games are, too', async () => {
    await add({ kind: 'skins', name: 'All', options: { value: 3 } });
    await add({ kind: 'skins', name: 'Two', players: ['p4', 'p3'] });
    const again = (await games.ann.post('/api/game-state', { groupId: GROUP.id, sameAs: play.id, roster: [{ playerId: 'p1' }, { playerId: 'p2' }, { playerId: 'p3' }] })).body;
    expect((await games.ann.get(`/api/game-state/${again.id}/side-games`)).body).toMatchObject([{ name: 'All', players: ['p1', 'p2', 'p3'], options: { value: 3 }, version: 1 }]);
  });
});

describe('a round without side games', () => {
  it('when it is read, then nothing of them is there', async () => {
    const { id } = await ROUND.begin(games.ann);
    const published = (await games.platform.peers.call<{ state: object }>('games', 'GET', `/internal/aggregates/games/${id}`)).state;
    for (const word of ['sideGames', 'sideConflicts', 'sideChanges']) expect(published).not.toHaveProperty(word);
    expect((await games.ann.get(`/api/game-state/${id}/side-games`)).body).toEqual([]);
  });
});
