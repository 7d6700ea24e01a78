import { HOLES } from '@fairshare/golf-rules';
import { eventually } from '@fairshare/testing';
import { type GamesPlatform, type Play, ROUND, scoresOf, startGames } from './platform';

let games: GamesPlatform;
let play: Play;
beforeEach(async () => {
  games = await startGames();
  play = await ROUND.with({ name: 'Sunday' }).begin(games.ann);
});
afterEach(() => games.platform.close());

const linkOf = () => `/api/game-state/${play.id}/spectator-link`;
const visitor = () => games.platform.anonymous();

describe('a spectator link', () => {
  it('when somebody opens the link, then they see no money', async () => {
    await play.score(1, [3, 4, 5, 6]);
    const made = await games.bob.post(linkOf());
    expect(made.status).toBe(201);
    const shown = await visitor().get(`/api/watch/${made.body.token}`);
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({
      name: 'Sunday',
      groupName: 'Saturday',
      points: { strokes: { 1: scoresOf(3, 4, 5, 6) }, totals: scoresOf(7, 5, 3, 1) },
      bbb: { totals: scoresOf(0, 0, 0, 0) },
      round: { holes: HOLES, through: 1, current: 2, pickedUp: {} },
    });
    expect(JSON.stringify(shown.body)).not.toMatch(/value|settings|payout|cents|dollar|card/i);
  });

  it('when nothing has changed, then a cache gets 304', async () => {
    const { token } = (await games.ann.post(linkOf())).body;
    const ask = (etag: string) => visitor().get(`/api/watch/${token}`, { headers: { 'If-None-Match': etag } });
    const first = await visitor().get(`/api/watch/${token}`);
    expect(Object.fromEntries(first.headers)).toMatchObject({ etag: expect.stringMatching(/^"[\d.]+"$/), 'cache-control': 'public, max-age=2, stale-while-revalidate=8' });
    let etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask(known);
      expect([again.status, again.body, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([304, '', etag, first.headers.get('cache-control')]);
    }
    const changes = [
      () => games.ann.post(`/api/games/${play.pointsId}/holes/1/scores`, { scores: scoresOf(3, 4, 5, 6) }),
      () => games.groups.update('g1', (group) => ({ state: { ...group, name: 'Sunday' }, changes: [{ name: 'group-renamed' }] })),
    ];
    for (const change of changes) {
      await change();
      const changed = await eventually(
        () => ask(etag),
        ({ status }) => status === 200,
      );
      expect(changed.headers.get('etag')).not.toBe(etag);
      etag = changed.headers.get('etag') ?? '';
    }
    await games.ann.delete(linkOf());
    const gone = await ask(etag);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('when a member makes the link, then the old one ends', async () => {
    const made = (await games.ann.post(linkOf())).body;
    expect((await games.bob.get(linkOf())).body.link).toEqual(made);
    const again = (await games.bob.post(linkOf())).body;
    expect(again.token).not.toBe(made.token);
    expect((await visitor().get(`/api/watch/${made.token}`)).status).toBe(404);
  });

  it('when the link is revoked, then it gets a 404', async () => {
    const { token } = (await games.ann.post(linkOf())).body;
    expect((await games.bob.delete(linkOf())).status).toBe(204);
    expect((await games.bob.delete(linkOf())).status).toBe(204);
    expect((await visitor().get(`/api/watch/${token}`)).status).toBe(404);
    expect((await games.ann.get(linkOf())).body.link).toBeNull();
  });

  it('when 48 hours have passed, then the link gets 404', async () => {
    const { token } = (await games.ann.post(linkOf())).body;
    games.platform.clock.advance(48 * 60 * 60 * 1000 - 1);
    expect((await visitor().get(`/api/watch/${token}`)).status).toBe(200);
    games.platform.clock.advance(1);
    expect((await visitor().get(`/api/watch/${token}`)).status).toBe(404);
    expect((await games.ann.get(linkOf())).body.link).toBeNull();
  });

  it('when the game is deleted, then the link gets a 404', async () => {
    const { token } = (await games.ann.post(linkOf())).body;
    await games.ann.delete(`/api/games/${play.id}`);
    expect((await visitor().get(`/api/watch/${token}`)).status).toBe(404);
  });

  it('when a stranger manages the link, then every call gets 404', async () => {
    const { token } = (await games.ann.post(linkOf())).body;
    expect((await games.stranger.get(linkOf())).status).toBe(404);
    expect((await games.stranger.post(linkOf())).status).toBe(404);
    expect((await games.stranger.delete(linkOf())).status).toBe(404);
    expect((await visitor().get(`/api/watch/${token}`)).status).toBe(200);
  });

  it.each(['x', '__proto__', 'A'.repeat(32)])('when a link that nobody made (%s) is opened, then it gets a 404', async (token) => {
    expect((await visitor().get(`/api/watch/${token}`)).status).toBe(404);
  });

  it('when a member reads the game, then it lacks the token', async () => {
    const { token } = (await games.ann.post(linkOf())).body;
    expect(JSON.stringify((await games.ann.get(`/api/game-state/${play.id}`)).body)).not.toContain(token);
  });
});
