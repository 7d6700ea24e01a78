import { GUEST, linksPath, open, roundOf } from './guest-browsers';
import { type GamesPlatform, type Play, scoresOf, startPlay, strokesRecord } from './platform';

const HOUR = 60 * 60 * 1000;

describe('a scoring link that ends', () => {
  let games: GamesPlatform;
  let play: Play;
  beforeEach(async () => void ({ games, play } = await startPlay()));
  afterEach(() => games.platform.close());

  it('when an entry of the link syncs later, then it counts', async () => {
    const { token } = (await games.ann.post(linksPath(play.id), { playerId: 'p2' })).body;
    const browser = games.platform.anonymous();
    await open(browser, token);
    games.platform.clock.advance(23 * HOUR);
    const records = [strokesRecord(games, play.pointsId), strokesRecord(games, play.pointsId, { id: 'r2', hole: 3 })];
    games.platform.clock.advance(2 * HOUR);
    expect((await roundOf(browser)).status).toBe(401);
    expect((await games.bob.post('/api/offline-sync/points-score', records[0])).body.status).toBe('applied');
    expect((await roundOf(browser)).status).toBe(401);
    expect((await games.bob.post('/api/offline-sync/points-scores', { records: [records[1]] })).body.results).toMatchObject([{ status: 'applied' }]);
    expect((await roundOf(browser)).status).toBe(401);
    expect((await games.ann.get(linksPath(play.id))).body.links).toEqual([]);
  });

  it("when a link's maker is removed, then it ends", async () => {
    const token = (await games.bob.post(linksPath(play.id), { playerId: 'p2' })).body.token as string;
    const browser = games.platform.anonymous();
    const { guestId } = (await open(browser, token)).body;
    const unopened = (await games.bob.post(linksPath(play.id), { playerId: 'p3' })).body.token as string;
    const { version } = await games.groups.update('g1', (group) => ({ state: { ...group, members: ['u1'] }, changes: [{ name: 'member-removed', facts: { userId: 'u2' } }] }));
    const now = { headers: { ...GUEST, 'X-At-Least': `groups/g1=${version}` } };

    expect((await browser.get('/api/guest/round', now)).status).toBe(401);
    expect((await browser.post(`/api/games/${play.pointsId}/holes/1/scores`, { scores: scoresOf(3, 4, 5, 6) }, now)).status).toBe(401);
    expect((await open(games.platform.anonymous(), unopened, 'other')).status).toBe(404);
    expect((await games.ann.get(linksPath(play.id))).body.links).toEqual([]);

    const anew = (await games.ann.post(linksPath(play.id), { playerId: 'p2' })).body.token as string;
    expect(anew).not.toBe(token);
    expect((await open(browser, anew)).body.guestId).toBe(guestId);
  });
});
