import type { GroupState } from '@fairshare/contracts';
import { HOLES, rosterOf, scoreBbbGame, scoreStrokeGame } from '@fairshare/golf-rules';
import { aRound, eventually, type RoundPlan } from '@fairshare/testing';
import { gamesAsPublished } from '../src/domain/games';
import { roundType } from '../src/store';
import { type GamesPlatform, GROUP, NOW, startGames } from './platform';

const SIX = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'];
const player = (id: string, more: object = {}) => ({ id, name: id.toUpperCase(), initials: 'P', color: '#0ea5e9', ...more });
const group = (id: string, players: GroupState['players'], more: Partial<GroupState> = {}): GroupState => ({ ...GROUP, id, players, ...more });
const between = (first: number, last: number) => HOLES.filter((hole) => first <= hole && hole <= last);

/** Four of the six: one joins on hole 4, one leaves after 9. */
const FOUR_OF_SIX = [{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'cid', holes: between(4, 18) }, { playerId: 'dee', holes: between(1, 9) }];

let games: GamesPlatform;
beforeAll(async () => {
  games = await startGames();
  await games.groups.create(
    'g6',
    group(
      'g6',
      SIX.map((id) => player(id)),
    ),
    [],
  );
});
afterAll(() => games.platform.close());

/** A round of a group (the six players by default), and the calls whose responses matter here. */
async function startRound({ groupId = 'g6', ...plan }: RoundPlan = { roster: FOUR_OF_SIX }) {
  const { id, game, pointsId, bbbId } = await aRound(plan).in({ id: groupId, players: [] }).begin(games.ann);
  return {
    id,
    game,
    pointsId,
    bbbId,
    state: async () => (await games.bob.get(`/api/game-state/${id}`)).body,
    score: (hole: number, scores: Record<string, number>) => games.ann.post(`/api/games/${pointsId}/holes/${hole}/scores`, { scores }),
    award: (hole: number, firstOn: string) => games.ann.put(`/api/bbb-games/${bbbId}/hole/${hole}`, { firstOn, closestTo: 'none', firstIn: 'ann' }),
    assign: (cardType: string, playerId: string | null) => games.ann.post(`/api/game-state/${id}/assign-card`, { cardType, playerId }),
    change: (roster: object, more: object = {}, options = {}) => games.ann.put(`/api/game-state/${id}/roster`, { roster, ...more }, options),
  };
}

const issueOf = ({ status, body }: { status: number; body: { issues?: { path: string }[] } }) => [status, body.issues?.[0]?.path];

describe('a round that four of six play, one from hole 4 on and one up to hole 9', () => {
  it('when it is scored, then each hole takes who plays it', async () => {
    const round = await startRound();
    expect(round.game).toMatchObject({
      roster: [
        { playerId: 'ann', holes: HOLES },
        { playerId: 'bob', holes: HOLES },
        { playerId: 'cid', holes: between(4, 18) },
        { playerId: 'dee', holes: between(1, 9) },
      ],
      holes: HOLES,
      firstHole: 1,
      playerCards: { ann: [], bob: [], cid: [], dee: [] },
    });
    const strokes = Object.fromEntries(
      HOLES.map((hole) => [
        hole,
        Object.fromEntries(FOUR_OF_SIX.flatMap(({ playerId, holes = HOLES }, seat) => (holes.includes(hole) ? [[playerId, 3 + ((hole * (seat + 2)) % 4)]] : []))),
      ]),
    );
    for (const hole of HOLES) expect((await round.score(hole, strokes[hole] as Record<string, number>)).status).toBe(200);
    expect(issueOf(await round.score(1, { ann: 4, bob: 4, cid: 4, dee: 4 }))).toEqual([400, 'scores.cid']);
    expect(issueOf(await round.score(10, { ann: 4, bob: 4 }))).toEqual([400, 'scores.cid']);
    expect(issueOf(await round.score(4, { ann: 4, bob: 4, cid: 4, dee: 4, eve: 4 }))).toEqual([400, 'scores.eve']);

    expect((await round.award(1, 'dee')).status).toBe(200);
    expect(issueOf(await round.award(10, 'dee'))).toEqual([400, 'firstOn']);
    const [scored, bbb] = (await games.bob.get(`/api/points-games/g6?gameStateId=${round.id}`)).body;
    const roster = rosterOf(FOUR_OF_SIX);
    expect(scored).toMatchObject({ holes: strokes, totals: scoreStrokeGame(roster, strokes).totals, incompleteHoles: [] });
    expect(bbb).toMatchObject({ totals: scoreBbbGame(roster, { 1: { firstOn: 'dee', closestTo: 'none', firstIn: 'ann' } }).totals });

    const link = (await games.ann.post(`/api/game-state/${round.id}/spectator-link`)).body;
    const watched = (await games.platform.anonymous().get(`/api/watch/${link.token}`)).body;
    expect(watched.players.map(({ id }: { id: string }) => id)).toEqual(['ann', 'bob', 'cid', 'dee']);
  });

  it('when a card is given, then only a present player takes it', async () => {
    const round = await startRound();
    expect(issueOf(await round.assign('camel', 'eve'))).toEqual([400, 'playerId']);
    for (const hole of between(1, 9)) await round.award(hole, 'none');
    expect((await round.assign('camel', 'dee')).status).toBe(200);
    await round.award(10, 'none');
    expect(issueOf(await round.assign('fish', 'dee'))).toEqual([400, 'playerId']);
    expect((await round.state()).playerCards.dee).toMatchObject([{ id: 'camel' }]);
    const timestamp = games.platform.clock.now().getTime();
    expect((await games.ann.post('/api/offline-sync/card-assignment', { gameId: round.id, cardType: 'fish', playerId: 'dee', timestamp })).body.status).toBe('applied');
    expect((await round.assign('camel', 'bob')).body.playerCards).toMatchObject({ bob: [{ id: 'camel' }], dee: [{ id: 'fish' }] });
    expect((await games.ann.post('/api/offline-sync/card-assignment', { gameId: round.id, cardType: 'yeti', playerId: 'fay', timestamp })).status).toBe(400);
  });

  it('when somebody does not play a hole, then the answer names them', async () => {
    const round = await startRound();
    const refused = await round.score(1, { ann: 4, bob: 4, cid: 4, dee: 4 });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'scores.cid', message: 'CID does not play hole 1' }] } });
    const unknown = await round.score(1, { ann: 4, bob: 4, q605396_4: 4, dee: 4 });
    expect(unknown.body.issues[0].message).not.toContain('q605396_4');
  });

  it('when it begins on hole 10, then hole 1 comes later', async () => {
    const round = await startRound({ groupId: 'g6', firstHole: 10, roster: [{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'dee', holes: between(10, 18) }] });
    for (const hole of between(10, 18)) await round.award(hole, 'dee');
    expect((await round.assign('camel', 'dee')).status).toBe(200);
    await round.award(1, 'none');
    expect((await round.assign('fish', 'dee')).status).toBe(400);
    expect(await round.state()).toMatchObject({ firstHole: 10 });
  });
});

describe('making a round', () => {
  it('when nobody says who plays, then the regulars do', async () => {
    const ten = [...'abcdefghij'].map((id) => player(id));
    const archived = player('x', { archivedAt: '2026-02-01T00:00:00.000Z' });
    await games.groups.create('g10', group('g10', [...ten, archived]), []);
    const refused = await games.ann.post('/api/game-state', { groupId: 'g10' });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([422, 'ROSTER_REQUIRED', 'Say who plays']);
    const named = await games.ann.post('/api/game-state', { groupId: 'g10', roster: [{ playerId: 'j' }, { playerId: 'a' }] });
    expect(named.body.roster.map(({ playerId }: { playerId: string }) => playerId)).toEqual(['j', 'a']);

    await games.groups.update('g10', (state) => ({ state: { ...state, regulars: ['d', 'x', 'b', 'c'] }, changes: [{ name: 'group-changed' }] }));
    const playersOf = async () => (await games.ann.post('/api/game-state', { groupId: 'g10' })).body.roster?.map(({ playerId }: { playerId: string }) => playerId).join('');
    await eventually(playersOf, (playing) => playing === 'bcd');
  });

  it.each([
    ['somebody of another group', { roster: [{ playerId: 'ann' }, { playerId: 'p1' }] }, 'roster.1.playerId'],
    ['one alone', { roster: [{ playerId: 'ann' }] }, 'roster'],
    ['somebody twice', { roster: [{ playerId: 'ann' }, { playerId: 'ann' }] }, 'roster'],
    ['a hole the round does not have', { holes: between(1, 9), roster: [{ playerId: 'ann' }, { playerId: 'bob', holes: [9, 10] }] }, 'roster.1.holes'],
    ['no hole', { holes: [] }, 'holes'],
    ['a first hole elsewhere', { holes: between(1, 9), firstHole: 10 }, 'firstHole'],
  ])('when it names %s, then it is refused and there is none', async (_case, body, path) => {
    const before = (await games.ann.get('/api/groups/g6/games')).body.length;
    expect(issueOf(await games.ann.post('/api/game-state', { groupId: 'g6', ...body }))).toEqual([400, path]);
    expect((await games.ann.get('/api/groups/g6/games')).body).toHaveLength(before);
  });

  it('when it has nine holes, then the others take no scores', async () => {
    const round = await startRound({ groupId: 'g6', holes: between(10, 18) });
    const scores = Object.fromEntries(SIX.map((id) => [id, 4]));
    expect((await round.score(10, scores)).status).toBe(200);
    expect(issueOf(await round.score(9, scores))).toEqual([400, 'hole']);
    expect(issueOf(await round.award(9, 'none'))).toEqual([400, 'hole']);
    expect(await round.state()).toMatchObject({ holes: between(10, 18), firstHole: 10 });
  });
});

describe('changing who plays', () => {
  const ALL_FOUR = [{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'cid' }, { playerId: 'dee' }];
  const WITHOUT_DEE = ALL_FOUR.slice(0, 3);
  const four = (strokes: number) => ({ ann: strokes, bob: strokes, cid: strokes, dee: strokes });

  it('when somebody with entries is taken off, then discard is needed', async () => {
    const round = await startRound({ groupId: 'g6', roster: ALL_FOUR });
    for (const hole of [1, 2, 3]) await round.score(hole, four(4));
    await round.award(3, 'dee');
    await round.assign('camel', 'dee');
    const leavesAfterTwo = [...WITHOUT_DEE, { playerId: 'dee', holes: [1, 2] }];
    const before = await round.state();

    const refused = await round.change(leavesAfterTwo);
    expect([refused.status, refused.body.code, refused.body.entries]).toEqual([409, 'ENTRIES_ON_HOLES', [{ playerId: 'dee', holes: [3], cards: [] }]]);
    expect(await round.state()).toEqual(before);

    const left = await round.change(leavesAfterTwo, { discard: true });
    expect(left.body).toMatchObject({ version: before.version + 1, playerCards: { dee: [{ id: 'camel' }] } });
    const [points, bbb] = (await games.ann.get(`/api/points-games/g6?gameStateId=${round.id}`)).body;
    expect(points.holes).toEqual({ 1: four(4), 2: four(4), 3: { ann: 4, bob: 4, cid: 4 } });
    expect([points.points[3], bbb.holes[3]]).toEqual([
      { ann: 3, bob: 3, cid: 3 },
      { closestTo: 'none', firstIn: 'ann' },
    ]);

    const out = await round.change(WITHOUT_DEE);
    expect(out.body.entries).toEqual([{ playerId: 'dee', holes: [1, 2], cards: ['camel'] }]);
    const gone = (await round.change(WITHOUT_DEE, { discard: true })).body;
    expect(gone.deck.map(({ id }: { id: string }) => id)).toContain('camel');
    expect(gone.cardHistory.map(({ playerName }: { playerName: string }) => playerName)).toEqual(['DEE', 'Available']);
    expect((await round.change([...WITHOUT_DEE, { playerId: 'fay', holes: between(4, 18) }])).body.playerCards).toEqual({ ann: [], bob: [], cid: [], fay: [] });
    expect((await round.score(4, { ann: 4, bob: 4, cid: 4, fay: 5 })).status).toBe(200);
  });

  it('when a request is repeated, then it has one effect', async () => {
    const round = await startRound({ groupId: 'g6', roster: ALL_FOUR });
    const once = { headers: { 'Idempotency-Key': `leave-${round.id}` } };
    const first = await round.change(WITHOUT_DEE, {}, once);
    await round.change(ALL_FOUR);
    const again = await round.change(WITHOUT_DEE, {}, once);
    expect([again.status, again.body.version, again.body.roster]).toEqual([200, first.body.version + 1, expect.arrayContaining([{ playerId: 'dee', holes: HOLES }])]);
    expect((await round.change(ALL_FOUR.toReversed(), {}, once)).status).toBe(422);
    expect((await round.change(WITHOUT_DEE, {}, { headers: { 'If-Match': `"${first.body.version}"` } })).status).toBe(412);
    expect((await round.change(ALL_FOUR)).body.version).toBe(again.body.version);
  });

  it('when somebody is archived, then they stay in their round', async () => {
    await games.groups.create(
      'ga',
      group(
        'ga',
        SIX.map((id) => player(id)),
      ),
      [],
    );
    const round = await startRound({ groupId: 'ga', roster: ALL_FOUR });
    const archive = (state: GroupState) => ({ ...state, players: state.players.map((one) => (['dee', 'eve'].includes(one.id) ? { ...one, archivedAt: NOW.toISOString() } : one)) });
    const { version } = await games.groups.update('ga', (state) => ({ state: archive(state), changes: [{ name: 'player-archived' }] }));
    const knowing = { headers: { 'X-At-Least': `groups/ga=${version}` } };
    expect((await round.change([...WITHOUT_DEE, { playerId: 'dee', holes: between(1, 9) }], {}, knowing)).status).toBe(200);
    expect(issueOf(await round.change([...ALL_FOUR, { playerId: 'eve' }]))).toEqual([400, 'roster.4.playerId']);
    expect(issueOf(await games.ann.post('/api/game-state', { groupId: 'ga', roster: ALL_FOUR }))).toEqual([400, 'roster.3.playerId']);
    expect((await startRound({ groupId: 'ga' })).game.roster?.map(({ playerId }) => playerId)).toEqual(['ann', 'bob', 'cid', 'fay']);
  });
});

describe('what a phone entered without signal', () => {
  it('when its player left the hole, then the entry waits', async () => {
    const round = await startRound();
    const timestamp = games.platform.clock.now().getTime();
    const strokes = { gameId: round.pointsId, gameType: 'points', hole: 10, playerId: 'dee', points: 5, timestamp };
    const award = { gameId: round.bbbId, gameType: 'bbb', hole: 10, firstOn: 'dee', firstIn: 'none', timestamp };
    const synced = (await games.ann.post('/api/offline-sync/points-scores', { records: [strokes] })).body.results;
    expect(synced).toMatchObject([{ status: 'conflict', conflicts: [{ hole: 10, cell: 'dee', stored: null, other: { value: 5 } }] }]);
    expect((await games.ann.post('/api/offline-sync/points-score', award)).body).toMatchObject({ status: 'conflict', conflicts: [{ cell: 'firstOn', other: { value: 'dee' } }] });
    const [points, bbb] = (await games.ann.get(`/api/points-games/g6?gameStateId=${round.id}`)).body;
    expect([points.holes, bbb.holes]).toEqual([{}, { 10: { firstIn: 'none' } }]);

    const [conflict] = synced[0].conflicts;
    const take = () => games.bob.post(`/api/games/${round.pointsId}/conflicts/${conflict.id}`, { take: 'other' });
    expect(issueOf(await take())).toEqual([400, 'take']);
    await round.change([...FOUR_OF_SIX.slice(0, 3), { playerId: 'dee' }]);
    expect((await take()).status).toBe(200);
    expect((await games.ann.get(`/api/points-games/g6?gameStateId=${round.id}`)).body[0].holes).toEqual({ 10: { dee: 5 } });
  });
});

describe('a round of a release without rosters', () => {
  it('when its group has changed since, then the old players play', async () => {
    await games.groups.create(
      'gl',
      group(
        'gl',
        ['ann', 'bob', 'cid'].map((id) => player(id)),
      ),
      [],
    );
    const storage = games.platform.storage('games');
    const made = await storage.aggregates(roundType).get((await startRound({ groupId: 'gl' })).id);
    const type = { kind: roundType.kind, schema: 1 };
    if (!made) throw new Error('the round that was made');
    const { strokes: _strokes, marks: _marks, games: _games, ...round } = made.state;
    const { points, bbb } = gamesAsPublished(made.state);
    const old = JSON.parse(JSON.stringify({ ...round, points, bbb, roster: undefined }).replaceAll(`"${made.id}`, '"old')) as { points: { id: string } };
    await storage.aggregates<object>(type).create('old', old, []);
    const read = async () => (await games.ann.get('/api/game-state/old')).body;
    expect(await read()).toMatchObject({ playerCards: { ann: [], bob: [], cid: [] } });
    expect(await read()).not.toHaveProperty('roster');

    const later = '2026-07-01T00:00:00.000Z';
    const players = [player('ann'), player('bob', { archivedAt: later }), player('cid'), player('dee', { addedAt: later })];
    await games.groups.update('gl', (known) => ({ state: { ...known, players }, changes: [{ name: 'player-added' }] }));
    await eventually(read, ({ roster }) => roster !== undefined);
    expect(await read()).toMatchObject({ roster: ['ann', 'bob', 'cid'].map((playerId) => ({ playerId, holes: HOLES })) });
    const scored = await games.ann.post(`/api/games/${old.points.id}/holes/1/scores`, { scores: { ann: 4, bob: 4, cid: 5 } });
    expect([scored.status, scored.body.gameStateId, scored.body.points]).toEqual([200, 'old', { 1: { ann: 4, bob: 4, cid: 1 } }]);
  });
});
