import type { Answer, TestClient } from '@fairshare/testing';
import { asGuest, GUEST, deviceOf, linksPath, open, roundOf } from './guest-browsers';
import { type GamesPlatform, type Play, ROUND, scoresOf, startGames, strokesRecord } from './platform';

const MINUTE = 60 * 1000;
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const IN_WHATSAPP = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 WhatsApp/2.25.1';

let games: GamesPlatform;
let play: Play;
beforeAll(async () => {
  games = await startGames();
});
beforeEach(async () => {
  play = await ROUND.with({ name: 'Sunday' }).begin(games.ann);
});
afterAll(() => games.platform.close());

const newBrowser = (): TestClient => games.platform.anonymous();
const makeLink = async (playerId = 'p2'): Promise<string> => (await games.ann.post(linksPath(play.id), { playerId })).body.token;
const shownLink = async () => (await games.bob.get(linksPath(play.id))).body.links[0];
const preview = (browser: TestClient, token: string): Promise<Answer> => browser.post('/api/guest/preview', { token });
const handOver = (browser: TestClient): Promise<Answer> => browser.post('/api/guest/hand-over', {}, asGuest);

/** A browser that scores as Bob, and the link with which another browser may take over. */
async function offered() {
  const token = await makeLink();
  const first = newBrowser();
  const { guestId } = (await open(first, token)).body;
  return { first, token, guestId, offer: (await handOver(first)).body.token as string };
}

describe('a scoring link before it is opened', () => {
  it('when a page asks what a link opens, then that binds nothing', async () => {
    const token = await makeLink();
    const asked = await preview(newBrowser(), token);
    expect(asked).toMatchObject({ status: 200, body: { roundName: 'Sunday', groupName: 'Saturday', state: 'free', openedAt: null, openedIn: null } });
    expect(asked.headers.getSetCookie().join()).not.toContain('guest=');
    expect(await shownLink()).toMatchObject({ openedAt: null, openedIn: null });
    expect((await open(newBrowser(), token, 'other')).status).toBe(200);
  });

  it('when its maker says who they are, then the page learns that name', async () => {
    await games.groups.update('g1', (group) => ({ state: { ...group, claims: { p1: 'u1' } }, changes: [{ name: 'player-claimed', facts: { playerId: 'p1', userId: 'u1' } }] }));
    const { body } = await preview(newBrowser(), await makeLink());
    expect(body.madeBy).toEqual(expect.any(String));
    expect(JSON.stringify(body)).not.toContain('u1');
  });

  it('when a link is open in another browser, then the page learns in which', async () => {
    const token = await makeLink();
    await newBrowser().post('/api/guest/open', { token, device: deviceOf('phone') }, { headers: { 'User-Agent': IN_WHATSAPP } });
    const named = { openedAt: expect.any(String), openedIn: 'WhatsApp’s browser on iPhone' };
    expect((await preview(newBrowser(), token)).body).toMatchObject({ state: 'taken', ...named });
    expect(await shownLink()).toMatchObject(named);
  });

  it('when the browser that has a link asks, then it learns so', async () => {
    const token = await makeLink();
    const browser = newBrowser();
    await open(browser, token);
    expect((await preview(browser, token)).body.state).toBe('here');
  });

  it('when a link leads nowhere, is revoked or malformed, then the page learns nothing', async () => {
    const token = await makeLink();
    expect((await preview(newBrowser(), `${play.id}.${'A'.repeat(32)}`)).status).toBe(404);
    expect((await preview(newBrowser(), 'nonsense')).status).toBe(400);
    await games.ann.delete(`${linksPath(play.id)}/p2`);
    expect((await preview(newBrowser(), token)).status).toBe(404);
  });
});

describe('a guest who goes on in another browser', () => {
  it('when the other browser takes over, then it is the same guest', async () => {
    const { first, token, guestId, offer } = await offered();
    const second = newBrowser();
    expect((await preview(second, offer)).body.state).toBe('hand-over');
    const taken = await second.post('/api/guest/open', { token: offer, device: deviceOf('safari') }, { headers: { 'User-Agent': SAFARI } });
    expect(taken).toMatchObject({ status: 200, body: { guestId, playerId: 'p2' } });
    expect((await roundOf(first)).status).toBe(401);
    expect((await open(first, token)).body.code).toBe('LINK_TAKEN');
    expect((await second.post(`/api/games/${play.pointsId}/holes/1/scores`, { scores: scoresOf(3, 4, 5, 6) }, asGuest)).status).toBe(200);
    expect(await shownLink()).toMatchObject({ openedIn: 'Safari on iPhone' });
    expect((await open(second, token, 'whatever')).body.guestId).toBe(guestId);
  });

  it('when the first browser kept unsent scores, then the other one still sends them', async () => {
    const { guestId, offer } = await offered();
    const record = strokesRecord(games, play.pointsId, { enteredBy: guestId });
    const second = newBrowser();
    await open(second, offer, 'safari');
    expect((await second.post('/api/offline-sync/points-score', record, asGuest)).body.status).toBe('applied');
  });

  it('when an offer was taken, then only its taker may repeat it', async () => {
    const { guestId, offer } = await offered();
    await open(newBrowser(), offer, 'safari');
    expect((await open(newBrowser(), offer, 'third')).status).toBe(404);
    expect((await preview(newBrowser(), offer)).status).toBe(404);
    const again = await open(newBrowser(), offer, 'safari');
    expect(again).toMatchObject({ status: 200, body: { guestId } });
  });

  it('when the browser that made an offer opens it, then others still can', async () => {
    const { first, guestId, offer } = await offered();
    const cookie = first.cookies();
    expect((await preview(first, offer)).body.state).toBe('here');
    expect((await open(first, offer, 'safari')).body.guestId).toBe(guestId);
    expect(first.cookies()).toBe(cookie);
    expect((await open(newBrowser(), offer, 'safari')).status).toBe(200);
  });

  it('when twenty browsers take one offer at once, then one gets it', async () => {
    const { offer } = await offered();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => open(newBrowser(), offer, `browser-${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(404)]);
  });

  it('when ten minutes have passed, then the offer is over', async () => {
    const { first, offer } = await offered();
    games.platform.clock.advance(10 * MINUTE);
    expect((await open(newBrowser(), offer, 'late')).status).toBe(404);
    expect((await roundOf(first)).status).toBe(200);
  });

  it('when another offer is made, then the one before is over', async () => {
    const { first, offer } = await offered();
    const newer = await handOver(first);
    expect(newer).toMatchObject({ status: 201, body: { path: `/score/${newer.body.token}`, expiresAt: expect.any(String) } });
    expect((await open(newBrowser(), offer, 'safari')).status).toBe(404);
    expect((await open(newBrowser(), newer.body.token, 'safari')).status).toBe(200);
  });

  it('when a member releases or revokes the link, then its offer is over', async () => {
    const { offer, first, token } = await offered();
    await games.ann.post(`${linksPath(play.id)}/p2/release`);
    expect((await open(newBrowser(), offer, 'safari')).status).toBe(404);
    await open(first, token);
    const newer = (await handOver(first)).body.token;
    await games.ann.delete(`${linksPath(play.id)}/p2`);
    expect((await open(newBrowser(), newer, 'safari')).status).toBe(404);
  });

  it('when no guest asks to hand over, then they get a 401', async () => {
    const { first, offer } = await offered();
    await open(newBrowser(), offer, 'safari');
    expect((await handOver(first)).status).toBe(401);
    expect((await newBrowser().post('/api/guest/hand-over', {}, { headers: GUEST })).status).toBe(401);
    expect((await games.ann.post('/api/guest/hand-over')).status).toBe(401);
  });

  it('when the round is finished, then nothing is handed over', async () => {
    const token = await makeLink();
    const browser = newBrowser();
    await open(browser, token);
    await play.finish();
    expect(await handOver(browser)).toMatchObject({ status: 409, body: { code: 'ROUND_FINISHED' } });
  });

  it('when an offer is made, then its secret is neither stored, published nor shown', async () => {
    const { offer } = await offered();
    const secret = offer.split('.')[1] ?? '';
    const stored = await games.platform.storage('games').aggregates<object>({ kind: 'games', schema: 4 }).get(play.id);
    const published = await games.platform.peers.call('games', 'GET', `/internal/aggregates/games/${play.id}`);
    const shown = (await games.ann.get(`/api/game-state/${play.id}`)).body;
    expect(JSON.stringify(stored)).toContain('"offer"');
    expect(JSON.stringify([stored, published, shown, await shownLink()])).not.toContain(secret);
    expect(JSON.stringify(published)).not.toContain('offer');
  });

  it('when the last release opened a link, then its guest can go elsewhere', async () => {
    const { first, token } = await offered();
    const rounds = games.platform.storage('games').aggregates<{ internal: { scoringLinks: Record<string, { opened: object }> } }>({ kind: 'games', schema: 4 });
    const round = await rounds.get(play.id);
    const link = round?.state.internal.scoringLinks.p2;
    if (!round || !link) throw new Error('an opened link');
    const { guestId, at, deviceHash, cookieHash } = link.opened as Record<string, string>;
    await rounds.update(play.id, (state) => ({
      state: { ...state, internal: { ...state.internal, scoringLinks: { p2: { ...link, opened: { guestId, at, deviceHash, cookieHash } } } } },
      changes: [],
    }));
    expect((await preview(newBrowser(), token)).body).toMatchObject({ state: 'taken', openedAt: expect.any(String), openedIn: null });
    expect((await open(newBrowser(), (await handOver(first)).body.token, 'safari')).body.guestId).toBe(guestId);
  });
});
