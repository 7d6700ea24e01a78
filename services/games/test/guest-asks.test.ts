import type { Answer, TestClient } from '@fairshare/testing';
import { deviceOf, GUEST, linksPath, open } from './guest-browsers';
import { type GamesPlatform, type Play, startPlay } from './platform';

const ask = (browser: TestClient, token: string, device = 'other', playerId?: string): Promise<Answer> =>
  browser.post('/api/guest/ask', { token, device: deviceOf(device), ...(playerId && { playerId }) }, { headers: { 'User-Agent': SAFARI } });
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('a browser that a scoring link did not let in', () => {
  let games: GamesPlatform;
  let play: Play;
  let first: TestClient;
  let token: string;
  const state = async (client = games.ann, headers = {}) => (await client.get(`/api/game-state/${play.id}`, { headers })).body;
  const link = async () => (await games.ann.get(linksPath(play.id))).body.links[0];
  beforeEach(async () => {
    ({ games, play } = await startPlay());
    token = (await games.ann.post(linksPath(play.id), { playerId: 'p2' })).body.token;
    first = games.platform.anonymous();
    await open(first, token);
  });
  afterEach(() => games.platform.close());

  it('when it asks, then members learn which browser it is; guests do not', async () => {
    expect(await link()).toMatchObject({ askedAt: null, askedIn: null });
    expect(await state()).not.toHaveProperty('asking');
    const asked = await ask(games.platform.anonymous(), token);
    expect(asked.status).toBe(204);
    expect(await link()).toMatchObject({ playerId: 'p2', askedAt: games.platform.clock.now().toISOString(), askedIn: 'Safari on iPhone' });
    expect((await state()).asking).toEqual(['p2']);
    expect(await state(first, GUEST)).not.toHaveProperty('asking');
  });

  it('when a member lets it in, then it opens the link', async () => {
    const other = games.platform.anonymous();
    expect((await open(other, token, 'other')).status).toBe(409);
    await ask(other, token);
    await games.ann.post(`${linksPath(play.id)}/p2/release`);
    expect(await state()).not.toHaveProperty('asking');
    expect((await open(other, token, 'other')).status).toBe(200);
    expect(await link()).toMatchObject({ askedAt: null, askedIn: null });
  });

  it('when it asks twice, or holds the link itself, then nothing is written', async () => {
    await ask(games.platform.anonymous(), token);
    const { version } = await state();
    await ask(games.platform.anonymous(), token);
    await ask(first, token, 'phone');
    expect((await state()).version).toBe(version);
    await games.ann.post(`${linksPath(play.id)}/p2/release`);
    expect((await ask(games.platform.anonymous(), token)).status).toBe(204);
    expect(await state()).not.toHaveProperty('asking');
  });

  it('when the link is unknown, ended or finished, then nobody is asked', async () => {
    const other = games.platform.anonymous();
    expect((await ask(other, `${play.id}.${'A'.repeat(32)}`)).status).toBe(404);
    expect((await ask(other, `unknown.${'A'.repeat(32)}`)).status).toBe(404);
    await ask(other, token);
    await games.ann.post(`/api/game-state/${play.id}/finish`);
    expect(await state()).not.toHaveProperty('asking');
    expect((await ask(other, token, 'third')).body.code).toBe('ROUND_FINISHED');
    await games.ann.delete(`${linksPath(play.id)}/p2`);
    expect((await ask(other, token)).status).toBe(404);
  });

  it('when a picked name is taken, then it asks as that player', async () => {
    const { token: ofGroup } = (await games.ann.post(`/api/game-state/${play.id}/group-link`)).body;
    const other = games.platform.anonymous();
    expect((await ask(other, ofGroup)).status).toBe(404);
    expect((await ask(other, ofGroup, 'other', 'p2')).status).toBe(204);
    expect((await state()).asking).toEqual(['p2']);
  });
});
