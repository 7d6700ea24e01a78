import { eventually, type TestClient } from '@fairshare/testing';
import { asGuest, deviceOf, GUEST, linksPath, open, roundOf } from './guest-browsers';
import { type GamesPlatform, GROUP, type Play, ROUND, scoresOf, startGames, strokesRecord } from './platform';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let games: GamesPlatform;
let play: Play;
beforeAll(async () => {
  games = await startGames();
});
beforeEach(async () => {
  play = await ROUND.with({ name: 'Sunday' }).begin(games.ann);
});
afterAll(() => games.platform.close());

const linksOf = (id = play.id) => linksPath(id);
const makeLink = async (playerId = 'p2', id = play.id): Promise<string> => (await games.ann.post(linksOf(id), { playerId })).body.token;

/** A browser that scores as this player, with a link of its own. */
async function letIn(playerId = 'p2', id = play.id): Promise<TestClient> {
  const browser = games.platform.anonymous();
  expect((await open(browser, await makeLink(playerId, id))).status).toBe(200);
  return browser;
}

describe('opening a scoring link', () => {
  it('when a browser opens a link first, then no account shows', async () => {
    const browser = games.platform.anonymous();
    const opened = await open(browser, await makeLink());
    expect(opened.status).toBe(200);
    expect(opened.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^guest=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/));
    expect(opened.body).toEqual({
      guestId: expect.any(String),
      playerId: 'p2',
      gameStateId: play.id,
      group: { id: 'g1', name: 'Saturday', cardValues: GROUP.cardValues, players: GROUP.players, customCards: GROUP.customCards },
      isFinished: false,
      expiresAt: expect.any(String),
      madeBy: null,
    });
    expect((await roundOf(browser)).body).toEqual(opened.body);
    expect((await games.bob.get(linksOf())).body.links).toMatchObject([{ playerId: 'p2', openedAt: expect.any(String), madeBy: 'u1' }]);
  });

  it('when the link is opened under https, then its cookie is Secure', async () => {
    const secure = { 'X-Forwarded-Proto': 'https' };
    const browser = games.platform.anonymous();
    const opened = await browser.post('/api/guest/open', { token: await makeLink(), device: deviceOf('phone') }, { headers: secure });
    expect(opened.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-guest=[^;]+;.*; Secure$/));
    expect((await browser.get('/api/guest/round', { headers: { ...GUEST, ...secure } })).status).toBe(200);
    expect((await roundOf(browser)).status).toBe(401);
  });

  it('when another browser opens the link, then it gets LINK_TAKEN', async () => {
    const token = await makeLink();
    const [first, second] = [games.platform.anonymous(), games.platform.anonymous()];
    await open(first, token);
    expect(await open(second, token, 'other')).toMatchObject({
      status: 409,
      body: { code: 'LINK_TAKEN', message: 'This link is open in another browser. Go on there, or ask your group to let this browser in.' },
    });
    expect(await games.bob.post(`${linksOf()}/p2/release`)).toMatchObject({ status: 200, body: { token, openedAt: null } });
    expect((await games.bob.post(`${linksOf()}/p2/release`)).status).toBe(200);
    expect((await roundOf(first)).status).toBe(401);
    expect((await open(second, token, 'other')).status).toBe(200);
    expect((await open(first, token)).status).toBe(409);
  });

  it('when a browser reloads, then it has the same guest id', async () => {
    const token = await makeLink();
    const first = games.platform.anonymous();
    const { guestId } = (await open(first, token)).body;
    const cookie = first.cookies();
    expect((await open(first, token, 'forgotten')).body.guestId).toBe(guestId);
    expect(first.cookies()).toBe(cookie);
    const lost = games.platform.anonymous();
    expect((await open(lost, token)).body.guestId).toBe(guestId);
    expect(lost.cookies()).not.toBe(cookie);
    expect((await roundOf(first)).status).toBe(401);
  });

  it('when a browser is released, then it keeps its guest id', async () => {
    const token = await makeLink();
    const browser = games.platform.anonymous();
    const { guestId } = (await open(browser, token)).body;
    await games.ann.post(`${linksOf()}/p2/release`);
    expect((await open(browser, token)).body.guestId).toBe(guestId);
  });

  it('when twenty browsers open one link, then one is let in', async () => {
    const token = await makeLink();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => open(games.platform.anonymous(), token, `phone-${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  });
});

describe('a guest who scores', () => {
  it('when the games service restarts, then a guest still reads the round', async () => {
    const browser = await letIn();
    await games.platform.stop('games');
    await games.platform.start('games');
    // The first request may still use a connection that the restart has closed.
    const asked = () => roundOf(browser).catch(() => ({ status: 0 }));
    await eventually(asked, ({ status }) => status === 200);
  });

  it('when a guest enters scores and cards, then all are accepted', async () => {
    const browser = await letIn();
    const { guestId } = (await roundOf(browser)).body;
    expect((await browser.post(`/api/games/${play.pointsId}/holes/1/scores`, { scores: scoresOf(3, 4, 5, 6) }, asGuest)).body.totals).toEqual(scoresOf(7, 5, 3, 1));
    expect((await browser.put(`/api/bbb-games/${play.bbbId}/hole/1`, { firstOn: 'p1', closestTo: 'none', firstIn: 'none' }, asGuest)).status).toBe(200);
    expect((await browser.post('/api/bbb-games', { gameStateId: play.id }, asGuest)).status).toBe(200);
    expect((await browser.post(`/api/game-state/${play.id}/assign-card`, { cardType: 'camel', playerId: 'p1' }, asGuest)).status).toBe(200);
    expect((await browser.post(`/api/game-state/${play.id}/draw-card`, {}, asGuest)).status).toBe(200);
    await games.ann.put(`/api/game-state/${play.id}/rules`, { rules: { unfinishedPots: 'void' } });
    const shown = await browser.get(`/api/game-state/${play.id}`, asGuest);
    expect(shown.body.guests).toEqual({ [guestId]: 'p2' });
    const {
      ruleChanges: [change],
      ...state
    } = (await games.ann.get(`/api/game-state/${play.id}`)).body;
    expect(shown.body).toEqual({ ...state, ruleChanges: [{ ...change, by: 'member' }] });
    expect((await browser.get(`/api/points-games/g1?gameStateId=${play.id}`, asGuest)).body).toHaveLength(2);
  });

  it('when a guest syncs a score, then it is applied once', async () => {
    const browser = await letIn();
    const { guestId } = (await roundOf(browser)).body;
    const record = strokesRecord(games, play.pointsId, { enteredBy: guestId });
    const send = (more: object) => browser.post('/api/offline-sync/points-score', { ...record, ...more }, asGuest);
    expect((await send({})).body.status).toBe('applied');
    expect((await send({})).body.status).toBe('duplicate');
    await play.score(2, [6, 4, 4, 4]);
    expect((await send({ id: 'r2', points: 3, baseVersion: 1 })).body).toMatchObject({
      status: 'conflict',
      conflicts: [{ stored: { value: 6, by: 'member' }, other: { value: 3, by: guestId } }],
    });
    expect((await send({ id: 'r3', enteredBy: 'u1' })).body.code).toBe('ENTERED_BY_ANOTHER');
    expect((await browser.get(`/api/games/${play.id}/conflicts`, asGuest)).status).toBe(401);
    const stale = await browser.post(`/api/games/${play.pointsId}/holes/2/scores`, { scores: scoresOf(7, 4, 4, 4), baseVersion: { p1: 1 } }, asGuest);
    expect(stale).toMatchObject({ status: 409, body: { code: 'CELL_CHANGED', stored: { p1: { value: 6, by: 'member' } } } });
  });

  it('when a guest repeats a call under its Idempotency-Key, then it takes effect once', async () => {
    const browser = await letIn();
    const keyed = { headers: { ...GUEST, 'Idempotency-Key': 'draw-1' } };
    const drawn = await browser.post(`/api/game-state/${play.id}/draw-card`, {}, keyed);
    const again = await browser.post(`/api/game-state/${play.id}/draw-card`, {}, keyed);
    expect(again.body.version).toBe(drawn.body.version);
  });

  it('when the round is finished, then a guest enters nothing', async () => {
    const token = await makeLink('p3');
    const browser = await letIn();
    const record = strokesRecord(games, play.pointsId);
    await browser.post('/api/offline-sync/points-score', record, asGuest);
    await play.finish();
    expect((await roundOf(browser)).body.isFinished).toBe(true);
    const refused = { status: 409, body: { code: 'ROUND_FINISHED', message: expect.stringMatching(/^The round is finished\./) } };
    expect(await browser.post(`/api/games/${play.pointsId}/holes/1/scores`, { scores: scoresOf(3, 4, 5, 6) }, asGuest)).toMatchObject(refused);
    expect(await browser.post(`/api/game-state/${play.id}/draw-card`, {}, asGuest)).toMatchObject(refused);
    const late = await browser.post('/api/offline-sync/points-scores', { records: [record, { ...record, id: 'r9', hole: 9 }] }, asGuest);
    expect(late.body.results).toMatchObject([{ status: 'duplicate' }, { status: 'refused', code: 'ROUND_FINISHED', httpStatus: 409 }]);
    expect(await open(games.platform.anonymous(), token, 'late')).toMatchObject(refused);
    expect((await games.ann.post(linksOf(), { playerId: 'p4' })).body.code).toBe('ROUND_FINISHED');
    await games.ann.post(`/api/game-state/${play.id}/reopen`);
    expect((await browser.post(`/api/games/${play.pointsId}/holes/1/scores`, { scores: scoresOf(3, 4, 5, 6) }, asGuest)).status).toBe(200);
  });
});

describe('the limits of a scoring link', () => {
  it('when a guest asks for anything else, then it gets 404', async () => {
    const browser = await letIn();
    const other = await ROUND.with({ name: 'Other' }).begin(games.ann);
    const closed = await Promise.all([
      browser.get(`/api/game-state/${other.id}`, asGuest),
      browser.get(`/api/points-games/g1`, asGuest),
      browser.get(`/api/points-games/g1?gameStateId=${other.id}`, asGuest),
      browser.get(`/api/points-games/g2?gameStateId=${play.id}`, asGuest),
      browser.post('/api/bbb-games', { gameStateId: other.id }, asGuest),
      browser.post(`/api/game-state/${other.id}/draw-card`, {}, asGuest),
      browser.post(`/api/games/${other.pointsId}/holes/1/scores`, { scores: scoresOf(3, 4, 5, 6) }, asGuest),
      browser.put(`/api/bbb-games/${other.bbbId}/hole/1`, { firstOn: 'p1', closestTo: 'none', firstIn: 'none' }, asGuest),
      browser.post('/api/offline-sync/points-score', strokesRecord(games, other.pointsId), asGuest),
      browser.post('/api/offline-sync/points-scores', { records: [strokesRecord(games, other.pointsId)] }, asGuest),
      browser.post('/api/offline-sync/card-assignment', { gameId: other.id, playerId: 'p1', cardType: 'camel', timestamp: Date.now() }, asGuest),
    ]);
    expect(closed.map(({ status }) => status)).toEqual(closed.map(() => 404));
  });

  it("when a guest makes a member's call, then it gets 401", async () => {
    const browser = await letIn();
    expect((await browser.get('/api/groups/g1/games', asGuest)).status).toBe(401);
    const both = { headers: { ...GUEST, Authorization: `Bearer ${games.platform.tokenFor({ userId: 'u1' })}` } };
    expect((await browser.get('/api/groups/g1/games', both)).status).toBe(401);
    expect((await browser.post(linksOf(), { playerId: 'p3' }, both)).status).toBe(401);
    expect((await browser.get(`/api/game-state/${play.id}`)).status).toBe(401);
    expect((await games.ann.get('/api/guest/round')).status).toBe(401);
  });

  it('when a link is revoked, then the next request gets 401', async () => {
    const token = await makeLink();
    const browser = games.platform.anonymous();
    await open(browser, token);
    expect((await games.bob.delete(`${linksOf()}/p2`)).status).toBe(204);
    expect((await games.bob.delete(`${linksOf()}/p2`)).status).toBe(204);
    expect((await browser.get(`/api/game-state/${play.id}`, asGuest)).status).toBe(401);
    expect((await open(browser, token)).status).toBe(404);
    expect((await games.bob.post(`${linksOf()}/p2/release`)).status).toBe(404);
    expect(await makeLink()).not.toBe(token);
  });

  it('when a link leads nowhere, then it gets 404 and counts', async () => {
    const missed = async () => {
      const text = await fetch(`${games.platform.url('games')}/metrics`).then((answer) => answer.text());
      return Number(/^scoring_link_misses_total\{[^}]*\} (\d+)$/m.exec(text)?.[1]);
    };
    const before = await missed();
    const token = await makeLink();

    expect((await open(games.platform.anonymous(), token)).status).toBe(200);
    expect((await open(games.platform.anonymous(), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);

    expect(await missed()).toBe(before + 1);
  });

  it('when 24 hours have passed, then the link is over', async () => {
    const early = await ROUND.with({ name: 'Early' }).begin(games.ann);
    const browser = await letIn('p2', early.id);
    const token = await makeLink('p2', early.id);
    games.platform.clock.advance(23 * HOUR);
    expect((await browser.post(`/api/games/${early.pointsId}/holes/1/scores`, { scores: scoresOf(3, 4, 5, 6) }, asGuest)).status).toBe(200);
    games.platform.clock.advance(DAY - 1);
    expect((await roundOf(browser)).status).toBe(200);
    games.platform.clock.advance(1);
    expect((await roundOf(browser)).status).toBe(401);
    await early.score(2, [3, 4, 5, 6]);
    expect((await roundOf(browser)).status).toBe(401);
    expect((await open(browser, token)).status).toBe(404);
    expect((await games.ann.get(linksOf(early.id))).body.links).toEqual([]);
  });

  it("when the link's player leaves, then its guest gets 401", async () => {
    const [leaver, ofDeleted, ofClosed] = [await letIn('p4'), await letIn('p1'), await letIn('p2')];
    await games.ann.put(`/api/game-state/${play.id}/roster`, { roster: ['p1', 'p2', 'p3'].map((playerId) => ({ playerId })) });
    expect((await roundOf(leaver)).status).toBe(401);
    expect((await games.ann.post(linksOf(), { playerId: 'p4' })).status).toBe(400);
    const withMembers = async (members: string[]) => {
      const { version } = await games.groups.update('g1', (group) => ({ state: { ...group, members }, changes: [{ name: 'group-changed' }] }));
      return { headers: { ...GUEST, 'X-At-Least': `groups/g1=${version}` } };
    };
    expect((await ofClosed.get('/api/guest/round', await withMembers([]))).status).toBe(401);
    expect((await ofClosed.get('/api/guest/round', await withMembers(GROUP.members))).status).toBe(200);
    expect((await games.ann.delete(`/api/games/${play.id}`)).status).toBe(204);
    expect((await roundOf(ofDeleted)).status).toBe(401);
  });

  it.each(['x', '__proto__.x', `${'A'.repeat(22)}.${'B'.repeat(32)}`])('when a browser has a made-up cookie (%s), then it gets a 401', async (cookie) => {
    expect((await games.platform.anonymous().get('/api/guest/round', { headers: { ...GUEST, cookie: `guest=${cookie}` } })).status).toBe(401);
  });

  it('when a stranger manages links, then every call gets 404', async () => {
    await makeLink();
    expect((await games.stranger.get(linksOf())).status).toBe(404);
    expect((await games.stranger.post(linksOf(), { playerId: 'p2' })).status).toBe(404);
    expect((await games.stranger.post(`${linksOf()}/p2/release`)).status).toBe(404);
    expect((await games.stranger.delete(`${linksOf()}/p2`)).status).toBe(404);
  });
});

describe('the secrets of a scoring link', () => {
  it('when a link was opened, then no secret of it shows', async () => {
    const token = (await games.ann.post(linksOf(), { playerId: 'p2' })).body.token as string;
    const browser = games.platform.anonymous();
    await open(browser, token);
    const secrets = [token.split('.')[1] ?? '', /guest=[^.]+\.([^;]+)/.exec(browser.cookies())?.[1] ?? '', deviceOf('phone')];
    const published = JSON.stringify(await games.platform.peers.call('games', 'GET', `/internal/aggregates/games/${play.id}`));
    const state = JSON.stringify((await games.ann.get(`/api/game-state/${play.id}`)).body);
    for (const secret of secrets) for (const document of [published, state]) expect(document).not.toContain(secret);
    const kept = JSON.stringify(await games.platform.storage('games').aggregates<object>({ kind: 'games', schema: 4 }).get(play.id));
    for (const secret of secrets.slice(1)) expect(kept).not.toContain(secret);
  });
});
