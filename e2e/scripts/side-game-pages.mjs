/** The pages of side games: adding one to a round of four, and the round of eight with five side games. */
import { game, hole, inTurn, press, tab } from './page-steps.mjs';

/** Opens the round of side games with eight players, whatever the last selection was. */
const eightPlayed = (page) =>
  page.route('**/api/user/preferences', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const call = async (path) => (await page.context().request.get(path)).json();
    const eight = (await call('/api/groups')).find(({ players }) => players.length === 8);
    const [round] = await call(`/api/groups/${eight.id}/games`);
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), selectedGroupId: eight.id, selectedGameId: round.id, currentTab: 'games' } });
  });
const addAGame = inTurn(game('2/9/16'), press('Add a Game'), (page) => page.getByRole('dialog', { name: 'Add a Game' }).waitFor());
const pickKind = (name) =>
  inTurn(
    addAGame,
    (page) => page.getByRole('dialog').getByRole('button', { name }).click(),
    (page) =>
      page
        .getByRole('dialog')
        .getByText(/^About \$/)
        .waitFor(),
  );
const standings = (page) => page.getByRole('region', { name: 'Standings' }).waitFor();
export const SIDE_GAMES = [
  { name: 'add-game', path: '/', go: addAGame },
  { name: 'add-game-skins', path: '/', go: pickKind(/^Skins/) },
  { name: 'add-game-wolf', path: '/', go: pickKind(/^Wolf/) },
  { name: 'all-of-eight', path: '/', before: eightPlayed, go: inTurn(hole, standings) },
  { name: 'payouts-of-eight', path: '/', before: eightPlayed, go: inTurn(standings, tab('Payouts')) },
];
