import { eventually, type TestClient } from '@fairshare/testing';
import { FOUR, register, registerWithTrial, ROUND, startForTest } from './support';

let platform: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  platform = await startForTest();
});
afterAll(() => platform.close());

const asGuest = { headers: { 'X-Guest': '1' } };
const even = Object.fromEntries(FOUR.map((player) => [player, 4]));

/** A round of Ann's group, and browsers that score it as these players. */
async function startWithGuests(...players: string[]) {
  const ann = platform.visitor();
  await registerWithTrial(ann);
  const round = await ROUND.begin(ann);
  const guests = await Promise.all(
    players.map(async (playerId) => {
      const { token } = (await ann.post(`/api/game-state/${round.id}/scoring-links`, { playerId })).body;
      const browser = platform.visitor();
      expect((await browser.post('/api/guest/open', { token, device: playerId.padEnd(22, '-') })).status).toBe(200);
      return browser;
    }),
  );
  return { ann, ...round, guests };
}

const keep = (browser: TestClient) => browser.post('/api/guest/keep');
const activityOf = async (client: TestClient, groupId: string) => (await client.get(`/api/groups/${groupId}/activity`)).body.map(({ text }: { text: string }) => text);

describe('a guest who scores through the gateway', () => {
  it("when a guest's link is revoked, then the next request gets a 401", async () => {
    const { ann, game: session, pointsId, guests } = await startWithGuests('bob');
    const [browser] = guests as [TestClient];
    expect((await browser.post(`/api/games/${pointsId}/holes/1/scores`, { scores: even }, asGuest)).status).toBe(200);
    const state = (await ann.get(`/api/game-state/${session.id}`)).body;
    expect(Object.values(state.guests)).toEqual(['bob']);
    expect((await ann.delete(`/api/game-state/${session.id}/scoring-links/bob`)).status).toBe(204);
    expect((await browser.get('/api/guest/round', asGuest)).status).toBe(401);
    expect((await browser.post(`/api/games/${pointsId}/holes/2/scores`, { scores: even }, asGuest)).status).toBe(401);
  });
});

describe('a guest who keeps the round', () => {
  it('when a guest keeps the round, even twice, then they are that player', async () => {
    const { ann, group, guests } = await startWithGuests('bob');
    const [browser] = guests as [TestClient];
    await ann.patch(`/api/groups/${group.id}`, { joining: 'approve' });
    await register(browser);
    const kept = await keep(browser);
    expect(kept).toMatchObject({ status: 200, body: { id: group.id, me: 'bob' } });
    expect((await keep(browser)).body.version).toBe(kept.body.version);
    await browser.post('/api/trial/start');
    expect((await browser.get(`/api/groups/${group.id}/games`)).body).toHaveLength(1);
    const texts = await eventually(
      () => activityOf(ann, group.id),
      (texts) => texts[0] === 'plays as bob',
    );
    expect(texts.slice(0, 2)).toEqual(['plays as bob', 'joined']);
  });

  it('when the player is claimed or joining closed, then keeping gets a 409', async () => {
    const { ann, group, guests } = await startWithGuests('ann', 'bob');
    const [first, second] = guests as [TestClient, TestClient];
    await ann.put(`/api/groups/${group.id}/players/ann/me`);
    await register(first);
    expect(await keep(first)).toMatchObject({ status: 409, body: { code: 'PLAYER_TAKEN' } });
    await register(second);
    await ann.patch(`/api/groups/${group.id}`, { joining: 'closed' });
    expect(await keep(second)).toMatchObject({ status: 409, body: { code: 'JOINING_CLOSED' } });
    expect((await ann.get(`/api/groups/${group.id}/members`)).body).toHaveLength(1);
  });

  it('when another player of the group keeps the round, then they stay themselves', async () => {
    const { ann, group, game: session } = await startWithGuests();
    await ann.put(`/api/groups/${group.id}/players/ann/me`);
    const { token } = (await ann.post(`/api/game-state/${session.id}/scoring-links`, { playerId: 'bob' })).body;
    await ann.post('/api/guest/open', { token, device: 'ann'.padEnd(22, '-') });
    expect(await keep(ann)).toMatchObject({ status: 200, body: { me: 'ann' } });
  });

  it('when there is no valid guest cookie, then keeping gets a 404', async () => {
    const { ann, game: session, group, guests } = await startWithGuests('bob');
    const [browser] = guests as [TestClient];
    await register(browser);
    await ann.delete(`/api/game-state/${session.id}/scoring-links/bob`);
    expect((await keep(browser)).status).toBe(404);
    expect((await keep(ann)).status).toBe(404);
    expect((await ann.get(`/api/groups/${group.id}/members`)).body).toHaveLength(1);
  });
});
