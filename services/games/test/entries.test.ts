import { asGuest, linksPath, open } from './guest-browsers';
import { GROUP, type GamesPlatform, type Play, ROUND, scoresOf, startPlay } from './platform';

let games: GamesPlatform;
let play: Play;
beforeEach(async () => {
  ({ games, play } = await startPlay());
});
afterEach(() => games.platform.close());

const read = (id = play.id, client = games.ann, options = {}) => client.get(`/api/game-state/${id}/holes`, options);
const entries = async () => (await read()).body;
const enter = (hole: number, cells: object) => games.ann.put(`/api/game-state/${play.id}/holes/${hole}`, { cells });
const rosterOf = (...players: string[]) => ({ roster: players.map((playerId) => ({ playerId })), discard: true });

describe('all that is entered in a round by holes', () => {
  it('when nothing is entered, then its games stand there alone', async () => {
    const answer = await read();
    const game = { version: 1, name: expect.any(String), createdAt: expect.any(String), settings: { pointValue: 1, fbtValue: 10 } };
    expect(answer.body).toEqual({
      id: play.id,
      groupId: GROUP.id,
      version: 2,
      holes: {},
      cellVersions: {},
      games: [
        { ...game, id: play.bbbId, kind: 'bbb' },
        { ...game, id: play.pointsId, kind: 'points' },
      ],
    });
    expect(answer.headers.get('etag')).toBe('"2"');
  });

  it('when strokes and awards come by any call, then all are answered', async () => {
    await play.score(3, scoresOf(4, 5, 6, 7));
    await play.award(3, ['p1', 'none', 'p2']);
    await enter(3, { 'strokes.p2': 3, 'bbb.closestTo': 'p4' });
    const hole12 = (await enter(12, { 'strokes.p1': 9 })).body;
    expect(await entries()).toMatchObject({
      version: 6,
      holes: {
        3: { 'strokes.p1': 4, 'strokes.p2': 3, 'strokes.p3': 6, 'strokes.p4': 7, 'bbb.firstOn': 'p1', 'bbb.closestTo': 'p4', 'bbb.firstIn': 'p2' },
        12: hole12.cells,
      },
      cellVersions: { 3: { 'strokes.p1': 1, 'strokes.p2': 2, 'bbb.firstOn': 1, 'bbb.closestTo': 2 }, 12: hole12.cellVersions },
    });
    expect(Object.keys((await entries()).holes)).toEqual(['3', '12']);
  });

  it('when values of a game change, then it says them in dollars', async () => {
    await games.ann.put(`/api/points-games/${play.pointsId}/settings`, { pointValue: 0.25, fbtValue: 12.5 });
    expect((await entries()).games).toMatchObject([{ settings: { pointValue: 1 } }, { version: 2, settings: { pointValue: 0.25, fbtValue: 12.5 } }]);
  });

  it('when a player leaves with their entries, then these are gone', async () => {
    await play.score(1, scoresOf(4, 5, 6, 7));
    await enter(2, { 'strokes.p4': 5, 'bbb.firstOn': 'p4' });
    await enter(1, { 'bbb.firstOn': 'p4', 'bbb.firstIn': 'p1' });
    await games.bob.put(`/api/game-state/${play.id}/roster`, rosterOf('p1', 'p2', 'p3'));
    expect((await entries()).holes).toEqual({ 1: { 'strokes.p1': 4, 'strokes.p2': 5, 'strokes.p3': 6, 'bbb.firstIn': 'p1' } });
  });

  it('when house rules have a game off, then what was entered stays', async () => {
    await play.score(1, scoresOf(4, 5, 6, 7));
    const before = await entries();
    await games.ann.put(`/api/game-state/${play.id}/rules`, { rules: { games: { points: false } } });
    expect(await entries()).toMatchObject({ version: before.version + 1, holes: before.holes, cellVersions: before.cellVersions });
  });

  it('when 2/9/16 is deleted, then strokes go and awards stay', async () => {
    await enter(1, { 'strokes.p1': 4, 'bbb.firstOn': 'p1' });
    await enter(2, { 'strokes.p1': 4 });
    await games.ann.delete(`/api/games/${play.pointsId}`);
    const { holes, cellVersions, games: left } = await entries();
    expect({ holes, cellVersions }).toEqual({ holes: { 1: { 'bbb.firstOn': 'p1' } }, cellVersions: { 1: { 'bbb.firstOn': 1 } } });
    expect(left).toMatchObject([{ id: play.bbbId }]);
  });

  it('when the round is deleted, then there is nothing to read', async () => {
    await games.ann.delete(`/api/games/${play.id}`);
    expect((await read()).status).toBe(404);
    expect((await read('nowhere')).status).toBe(404);
  });
});

describe('who reads the entries of a round', () => {
  it('when a member asks, then all of them read the same', async () => {
    expect((await read(play.id, games.bob)).body).toEqual(await entries());
  });

  it('when no member asks, then there is no such round', async () => {
    expect((await read(play.id, games.stranger)).status).toBe(404);
    expect((await read(play.id, games.platform.anonymous())).status).toBe(401);
  });

  it('when a guest asks, then only their own round is there', async () => {
    await enter(1, { 'strokes.p1': 4 });
    const other = await ROUND.with({ name: 'Sunday' }).begin(games.ann);
    const guest = games.platform.anonymous();
    await open(guest, (await games.ann.post(linksPath(play.id), { playerId: 'p2' })).body.token);
    const own = await read(play.id, guest, asGuest);
    expect(own.body).toEqual(await entries());
    expect(JSON.stringify(own.body)).not.toContain('u1');
    expect((await read(other.id, guest, asGuest)).status).toBe(404);
    await games.ann.delete(`${linksPath(play.id)}/p2`);
    expect((await read(play.id, guest, asGuest)).status).toBe(401);
  });
});
