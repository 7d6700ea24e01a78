/** Registers golfers with long names, whom the demo lacks, by API calls on a running platform. */

const PASSWORD = 'fairshare-demo';
const PLAYERS = ['Bartholomew Featherstone', 'Wilhelmina Cholmondeleys', 'Maximilian Wolfeschlegel', 'Christopher Throckmorton'];
/** The maximum number of players in a group: a long name, one of 24 letters without a break opportunity, and usual names. */
const EIGHT = ['Bartholomew Featherstonehaugh-Smythe', 'Wolfeschlegelsteinhausen', 'Wilhelmina Cholmondeleys', ...['Maximilian Q', 'Jo', 'Christopher', 'Ann Archer', 'Ben']];
const HOLES = 18;

/** Accounts by the name that the pages use for them. */
export const LONG_NAMED = {
  bartholomew: {
    email: `bartholomew.${'featherstonehaugh-smythe.'.repeat(2)}of.the.old.course@golfers.example`,
    password: PASSWORD,
    firstName: 'Bartholomew-Maximiliano',
    lastName: 'Featherstonehaugh-Smythe',
  },
  wilhelmina: { email: 'wilhelmina@golfers.example', password: PASSWORD, firstName: 'Wilhelmina', lastName: 'Cholmondeleys' },
  octavia: { email: 'octavia@golfers.example', password: PASSWORD, firstName: 'Octavia', lastName: 'Featherstonehaugh-Smythe' },
  nobody: { email: 'nobody@golfers.example', password: PASSWORD, firstName: 'Nora', lastName: 'Nothing-Played-Yet' },
};

/** @returns a complete round of players with 24 characters each: the path of its spectator page, and the token of a scoring link to it */
export async function registerLongNamed(browser, baseURL) {
  const { bartholomew, wilhelmina, octavia, nobody } = LONG_NAMED;
  await withCalls(browser, baseURL, bartholomew);
  await withCalls(browser, baseURL, nobody, (call) => call('POST', '/api/trial/start'));
  await withCalls(browser, baseURL, octavia, (call) => playWholeRound(call, 'Eight', EIGHT));
  return withCalls(browser, baseURL, wilhelmina, (call) => playWholeRound(call, 'Wednesday Wolfeschlegels', PLAYERS));
}

async function withCalls(browser, baseURL, golfer, act = () => undefined) {
  const context = await browser.newContext({ baseURL });
  const call = async (method, path, data) => (await context.request.fetch(path, { method, data, failOnStatusCode: true })).json();
  await call('POST', '/api/auth/register', { ...golfer, termsAccepted: true });
  const made = await act(call);
  await context.close();
  return made;
}

async function playWholeRound(call, groupName, names) {
  await call('POST', '/api/trial/start');
  const { id: groupId, players } = await call('POST', '/api/groups', { name: groupName, players: names.map((name) => ({ name })) });
  const ids = players.map(({ id }) => id);
  const { id: gameStateId } = await call('POST', '/api/game-state', { groupId, name: 'Twenty-four characters on' });
  const points = await call('POST', '/api/points-games', { groupId, gameStateId, name: 'Twenty-four characters on' });
  const bbb = (await call('GET', `/api/points-games/${groupId}?gameStateId=${gameStateId}`)).find(({ gameType }) => gameType === 'bbb');
  for (let hole = 1; hole <= HOLES; hole += 1) {
    const by = (step) => ids[(hole * step) % ids.length];
    await call('POST', `/api/games/${points.id}/holes/${hole}/scores`, { scores: Object.fromEntries(ids.map((id, seat) => [id, 3 + ((seat * 2 + hole * (seat + 1)) % 5)])) });
    await call('PUT', `/api/bbb-games/${bbb.id}/hole/${hole}`, { firstOn: by(1), closestTo: by(3), firstIn: by(5) });
  }
  for (const [seat, cardType] of ['camel', 'fish', 'snake', 'ghost', 'camel', 'yeti'].entries()) {
    await call('POST', `/api/game-state/${gameStateId}/assign-card`, { groupId, cardType, playerId: ids[(seat * 3) % ids.length] });
  }
  await call('PUT', `/api/points-games/${points.id}/settings`, { pointValue: 3.75, fbtValue: 125 });
  const selectedGames = ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'];
  await call('POST', '/api/calculate-combined-games', { groupId, gameStateId, pointsGameId: points.id, selectedGames, saveResults: true });
  await call('PUT', '/api/user/preferences', { selectedGroupId: groupId, selectedGameId: gameStateId, currentTab: 'games' });
  const { path: watched } = await call('POST', `/api/game-state/${gameStateId}/spectator-link`);
  const { token: scoringToken } = await call('POST', `/api/game-state/${gameStateId}/scoring-links`, { playerId: ids[1] });
  const { path: unopened } = await call('POST', `/api/game-state/${gameStateId}/scoring-links`, { playerId: ids[2] });
  return { watched, scoringToken, unopened };
}
