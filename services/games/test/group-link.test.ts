import type { Answer, TestClient } from '@fairshare/testing';
import { deviceOf, linksPath, open, roundOf } from './guest-browsers';
import { type GamesPlatform, type Play, ROUND, startGames } from './platform';

const DAY = 24 * 60 * 60 * 1000;

let games: GamesPlatform;
let play: Play;
let token: string;
beforeEach(async () => {
  games = await startGames();
  play = await ROUND.with({ name: 'Sunday' }).begin(games.ann);
  token = (await games.ann.post(groupLink())).body.token;
});
afterEach(() => games.platform.close());

const groupLink = () => `/api/game-state/${play.id}/group-link`;
const pick = (browser: TestClient, playerId: string, device = 'phone'): Promise<Answer> => browser.post('/api/guest/open', { token, device: deviceOf(device), playerId });
const preview = (browser = games.platform.anonymous()): Promise<Answer> => browser.post('/api/guest/preview', { token });

it('when a member makes a group link, then it is shown until it ends', async () => {
  expect((await games.bob.get(linksPath(play.id))).body).toMatchObject({ links: [], groupLink: { token, path: `/score/${token}`, madeBy: 'u1' } });
  expect(await games.bob.post(groupLink())).toMatchObject({ status: 201, body: { token } });
  for (let time = 0; time < 2; time += 1) expect((await games.bob.delete(groupLink())).status).toBe(204);
  expect((await games.ann.get(linksPath(play.id))).body.groupLink).toBeNull();
  expect((await preview()).status).toBe(404);
});

it('when a group link is opened, then a name is picked and scores', async () => {
  const free = ['p1', 'p2', 'p3', 'p4'].map((playerId) => ({ playerId, name: `Player ${playerId}`, isTaken: false }));
  expect((await preview()).body).toMatchObject({ playerName: '', state: 'free', choices: free });
  const browser = games.platform.anonymous();
  expect(await pick(browser, 'p2')).toMatchObject({ status: 200, body: { playerId: 'p2', gameStateId: play.id } });
  expect((await roundOf(browser)).status).toBe(200);
  expect((await preview()).body.choices).toEqual(free.map((choice) => ({ ...choice, isTaken: choice.playerId === 'p2' })));
  expect((await games.ann.get(linksPath(play.id))).body.links).toMatchObject([{ playerId: 'p2', madeBy: 'u1', openedAt: expect.any(String) }]);
});

it('when a player is picked, then nobody else picks them', async () => {
  await pick(games.platform.anonymous(), 'p2');
  expect(await pick(games.platform.anonymous(), 'p2', 'other')).toMatchObject({ status: 409, body: { code: 'LINK_TAKEN' } });
  expect((await games.ann.post(`${linksPath(play.id)}/p2/release`)).status).toBe(200);
  expect((await pick(games.platform.anonymous(), 'p2', 'other')).status).toBe(200);
});

it('when a browser has picked, then it stays that player, whatever it says', async () => {
  const browser = games.platform.anonymous();
  await pick(browser, 'p2');
  expect((await pick(browser, 'p1')).body.playerId).toBe('p2');
  const withoutCookie = games.platform.anonymous();
  expect((await pick(withoutCookie, 'p1')).body.playerId).toBe('p2');
  expect((await open(withoutCookie, token)).body.playerId).toBe('p2');
  expect((await preview(withoutCookie)).body.state).toBe('here');
});

it.each([['nobody'], [undefined], ['__proto__']])('when %s is picked, then it is refused and nothing changes', async (playerId) => {
  const browser = games.platform.anonymous();
  expect((await browser.post('/api/guest/open', { token, device: deviceOf('phone'), playerId })).status).toBe(400);
  expect((await games.ann.get(linksPath(play.id))).body.links).toEqual([]);
});

it('when a player has an account, then nobody picks them by the link', async () => {
  await games.groups.update('g1', (group) => ({ state: { ...group, claims: { p1: 'u1' } }, changes: [{ name: 'player-claimed', facts: { playerId: 'p1', userId: 'u1' } }] }));
  expect((await preview()).body).toMatchObject({ madeBy: expect.any(String), choices: [{ playerId: 'p2' }, { playerId: 'p3' }, { playerId: 'p4' }] });
  expect((await pick(games.platform.anonymous(), 'p1')).status).toBe(400);
});

it('when the group link ends, then who has picked scores on', async () => {
  const browser = games.platform.anonymous();
  await pick(browser, 'p2');
  await games.ann.delete(groupLink());
  expect((await roundOf(browser)).status).toBe(200);
  expect((await pick(games.platform.anonymous(), 'p1', 'other')).status).toBe(404);
});

it('when a day passes without an entry, then the group link is over', async () => {
  games.platform.clock.advance(DAY + 1);
  expect((await preview()).status).toBe(404);
  await play.score(1, [3, 4, 5, 6]);
  expect((await preview()).status).toBe(404);
});

it('when the round is finished, then no name is picked any more', async () => {
  await play.finish();
  expect((await preview()).body.state).toBe('finished');
  expect(await pick(games.platform.anonymous(), 'p2')).toMatchObject({ status: 409, body: { code: 'ROUND_FINISHED' } });
});
