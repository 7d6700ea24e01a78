import { type AnySideGame, byPlayer, HOLES, type SideFacts, type SideTerms } from '@fairshare/golf-rules';
import { SIDE_KINDS } from '@fairshare/golf-rules/side-games';
import { conflictsOf, GROUP, type GamesPlatform, startGames } from './platform';

/** A kind with every type of question: a player or a word, a player or nobody on par 3s, and a yes or no for each player. */
const TOY: AnySideGame = {
  kind: 'toy',
  name: 'Toy',
  summary: 'Asks all there is to ask.',
  players: { min: 2, max: 4 },
  reads: {
    strokes: false,
    marks: [
      { cell: 'partner', question: 'Whom?', answers: 'player', choices: [{ value: 'lone', label: 'Nobody' }] },
      { cell: 'greenie', question: 'Closest?', answers: 'playerOrNone', holes: 'par3' },
      { cell: 'sandy', question: 'Sandy?', answers: 'yes', perPlayer: true },
    ],
  },
  needs: { course: false },
  options: [],
  words: {},
  rules: { paragraphs: [], examples: [] },
  play: ({ marks }: SideFacts, _options: never, { players }: SideTerms) => ({
    parts: [],
    standing: {
      unit: 'sandies',
      players: byPlayer(players, (playerId) => Object.values(marks).filter((cells) => cells[`sandy.${playerId}`] === 'true').length),
      holes: {},
      line: null,
    },
    outcomes: {},
    incompleteHoles: [],
  }),
};

/** Hole 3 is a par 3, the others are not. */
const COURSE = { id: 'links', name: 'Links', holes: HOLES.map((hole) => ({ par: hole === 3 ? 3 : 4, strokeIndex: hole })) };

let games: GamesPlatform;
let round: string;
let toy: string;
beforeAll(async () => {
  (SIDE_KINDS as AnySideGame[]).push(TOY);
  games = await startGames();
  await games.groups.create('links', { ...GROUP, id: 'links', courses: [COURSE] }, []);
});
afterAll(async () => {
  (SIDE_KINDS as AnySideGame[]).pop();
  await games.platform.close();
});
beforeEach(async () => {
  const roster = ['p1', 'p2', 'p3', 'p4'].map((playerId) => ({ playerId, ...(playerId === 'p3' && { holes: [1, 2, 3] }) }));
  round = (await games.ann.post('/api/game-state', { groupId: 'links', courseId: 'links', roster })).body.id;
  toy = (await games.ann.post(`/api/game-state/${round}/side-games`, { kind: 'toy', players: ['p1', 'p2', 'p3'] })).body.id;
});

const enter = (hole: number, answers: object, client = games.ann) => client.put(`/api/game-state/${round}/holes/${hole}`, { cells: cells(answers) });
const cells = (answers: object) => Object.fromEntries(Object.entries(answers).map(([cell, value]) => [`${toy}.${cell}`, value]));
const sendOffline = (hole: number, answers: object, more: object = {}) =>
  games.ann.post('/api/offline-sync/hole-cells', { gameStateId: round, hole, cells: cells(answers), timestamp: games.platform.clock.now().getTime(), ...more });
const get = async () => (await games.ann.get(`/api/side-games/${toy}`)).body;

describe('what a kind asks', () => {
  it('when all of it is answered, then it stands in the game', async () => {
    const { body } = await enter(3, { partner: 'p2', greenie: 'none', 'sandy.p1': true, 'sandy.p3': true });
    expect(body.cells).toEqual(cells({ partner: 'p2', greenie: 'none', 'sandy.p1': 'true', 'sandy.p3': 'true' }));
    expect(await get()).toMatchObject({ marks: { 3: { partner: 'p2', greenie: 'none', 'sandy.p1': 'true', 'sandy.p3': 'true' } }, standing: { players: { p1: 1, p2: 0, p3: 1 } } });
    await enter(3, { 'sandy.p1': null, partner: 'lone' });
    expect(await get()).toMatchObject({ marks: { 3: { partner: 'lone', 'sandy.p3': 'true' } }, standing: { players: { p1: 0, p3: 1 } } });
  });

  it.each([
    [3, { partner: 'p4' }],
    [4, { partner: 'p3' }],
    [3, { partner: 'none' }],
    [3, { partner: 'p9' }],
    [3, { greenie: 'lone' }],
    [1, { greenie: 'p1' }],
    [3, { sandy: true }],
    [3, { 'sandy.p4': true }],
    [4, { 'sandy.p3': true }],
    [3, { 'sandy.p1': 'p1' }],
    [3, { 'sandy.__proto__': true }],
    [3, { constructor: 'p1' }],
    [3, { partner: 'p1', 'sandy.p9': true }],
  ])('when hole %d is answered by %j, then nothing changes', async (hole, answers) => {
    const refused = await enter(hole, answers);
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, expect.stringContaining('cells')]);
    expect((await get()).marks).toEqual({});
  });

  it('when a late answer names a player elsewhere, then it waits', async () => {
    for (const [hole, answers] of [
      [3, { partner: 'p4' }],
      [4, { 'sandy.p3': true }],
    ] as const)
      expect((await sendOffline(hole, answers)).body.status).toBe('conflict');
    expect((await get()).marks).toEqual({});
    const [first, second] = await conflictsOf(games, round);
    expect([first, second]).toMatchObject([
      { game: 'side', gameId: toy, hole: 3, cell: 'partner', stored: null, other: { value: 'p4' } },
      { game: 'side', hole: 4, cell: 'sandy.p3', other: { value: 'true' } },
    ]);
    const take = (id?: string) => games.ann.post(`/api/games/${round}/conflicts/${id}`, { take: 'other' });
    expect((await take(first?.id)).status).toBe(400);
    await games.ann.patch(`/api/side-games/${toy}`, { players: ['p1', 'p2', 'p4'] });
    expect((await take(first?.id)).status).toBe(200);
    expect((await get()).marks).toEqual({ 3: { partner: 'p4' } });
    expect((await sendOffline(3, { partner: 'p9' })).status).toBe(400);
  });

  it('when a player is taken off the hole, then their answers go', async () => {
    await enter(3, { partner: 'p3', greenie: 'p1', 'sandy.p3': true, 'sandy.p2': true });
    const roster = ['p1', 'p2', 'p3', 'p4'].map((playerId) => ({ playerId, ...(playerId === 'p3' && { holes: [1, 2] }) }));
    const refused = await games.ann.put(`/api/game-state/${round}/roster`, { roster });
    expect([refused.status, refused.body.entries]).toEqual([409, [{ playerId: 'p3', holes: [3], cards: [] }]]);
    await games.ann.put(`/api/game-state/${round}/roster`, { roster, discard: true });
    expect((await get()).marks).toEqual({ 3: { greenie: 'p1', 'sandy.p2': 'true' } });
  });

  it('when a player is called like a word, then the word stays', async () => {
    await games.groups.create('words', { ...GROUP, id: 'words', players: ['lone', 'p1', 'p2'].map((id) => ({ id, name: id, initials: id, color: '#112233' })) }, []);
    round = (await games.ann.post('/api/game-state', { groupId: 'words' })).body.id;
    toy = (await games.ann.post(`/api/game-state/${round}/side-games`, { kind: 'toy', players: ['p1', 'p2'] })).body.id;
    await enter(3, { partner: 'lone' });
    const roster = [{ playerId: 'p1' }, { playerId: 'p2' }];
    expect((await games.ann.put(`/api/game-state/${round}/roster`, { roster })).status).toBe(200);
    expect((await get()).marks).toEqual({ 3: { partner: 'lone' } });
  });
});
