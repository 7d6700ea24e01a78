/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { PlayerPage, PlayerSeason, SeasonTable } from '@fairshare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('@visx/responsive', () => ({ useParentSize: () => ({ parentRef: { current: null }, width: 320 }) }));

const year = new Date().toISOString().slice(0, 4);
const GROUP = aGroup('g1', 'Saturday', { me: 'p2' });
const [ANN, BO] = GROUP.players.map((player) => ({ ...player, isArchived: false })) as [PlayerSeason['player'], PlayerSeason['player']];
const season = { id: year, name: year, from: `${year}-01-01`, to: `${year}-12-31` };
const average = (points: number, rounds: number) => ({ points, rounds, perRound: points / rounds });
const row = (player: PlayerSeason['player'], more: Partial<PlayerSeason>): PlayerSeason => ({
  player,
  rounds: 2,
  points: null,
  bbb: null,
  holesWon: 0,
  potsWon: 0,
  cardsHeld: 0,
  net: 0,
  ...more,
});
const TABLE: SeasonTable = {
  groupId: 'g1',
  season,
  rounds: 2,
  showMoney: true,
  players: [row(ANN, { points: average(41, 2), holesWon: 4, net: 12.5 }), row(BO, { points: average(31, 2), holesWon: 7, net: -12.5 })],
  headToHead: [{ players: ['p1', 'p2'], won: 2, lost: 0, halved: 1 }],
  rivalries: [{ players: ['p1', 'p2'], streak: { wonBy: 'p1', rounds: 2 }, decidingHole: { hole: 7, won: 3, lost: 1 } }],
  roundByRound: [
    { id: 'one', name: 'Round one', createdAt: `${year}-05-02T12:00:00.000Z`, aboveEven: { p1: -1, p2: 1 }, net: { p1: 2.5, p2: -2.5 } },
    { id: 'two', name: 'Round two', createdAt: `${year}-05-09T12:00:00.000Z`, aboveEven: { p1: 4, p2: -4 }, net: { p1: 10, p2: -10 } },
  ],
};
const round = (id: string, aboveEven: number, net: number) => ({
  id,
  name: `Round ${id}`,
  createdAt: `${year}-05-02T12:00:00.000Z`,
  points: 20,
  bbb: null,
  aboveEven,
  holesWon: 2,
  potsWon: 1,
  cardsHeld: 0,
  net,
});
const PAGE: PlayerPage = {
  groupId: 'g1',
  season,
  showMoney: true,
  ...(TABLE.players[0] as PlayerSeason),
  played: [round('two', 4, 10), round('one', -1, 2.5)],
  best: 'two',
  worst: 'one',
  against: [{ playerId: 'p2', won: 2, lost: 0, halved: 1 }],
};

/** The group's tab with a season that can be opened. */
async function openSeason(table: SeasonTable = TABLE, page: PlayerPage = PAGE) {
  const api = anApi({ groups: [GROUP], preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' } })
    .on('GET /api/groups/g1/seasons', { body: [season, { id: '2019', name: '2019/20', from: '2019-04-01', to: '2020-03-31' }] })
    .on(`GET /api/groups/g1/seasons/${year}`, { body: table })
    .on('GET /api/groups/g1/seasons/2019', { body: { ...table, season: { ...season, id: '2019', name: '2019/20' }, rounds: 0, players: [], headToHead: [] } })
    .on(`GET /api/groups/g1/seasons/${year}/players/p1`, { body: page });
  const { actor } = showApp();
  await press(actor, new RegExp(`^Season ${year}`));
  return { api, actor, sheet: await dialog(`Season ${year}`) };
}
/** Opens a player's page from the ranking. */
const playerRow = (sheet: HTMLElement, name: RegExp) => within(within(sheet).getByRole('list', { name: 'Players' })).getByRole('button', { name });
const rows = async (sheet: HTMLElement) =>
  within(await within(sheet).findByRole('list', { name: 'Players' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(resetBrowser);

test('when a season is opened, then the reader stands first', async () => {
  const { actor, sheet } = await openSeason();
  expect(await rows(sheet)).toEqual(['2BRYou31 points · 2 rounds15.5 points a round', '1ALAnn Lee41 points · 2 rounds20.5 points a round']);
  await actor.selectOptions(within(sheet).getByLabelText('Ranked by'), 'Holes won');
  expect(await rows(sheet)).toEqual(['1BRYou2 rounds7 holes', '2ALAnn Lee2 rounds4 holes']);
  expect(within(sheet).getByRole('list', { name: 'Head to head' })).toHaveTextContent('You and Ann Lee1 halved0–2');
  await actor.click(within(sheet).getByRole('button', { name: 'Everyone against everyone' }));
  expect(within(sheet).getByText('Ann Lee and Bo Ray: 2 to 0, 1 halved')).toBeInTheDocument();
});

test('when a season has rounds, then it shows how they went', async () => {
  const { actor, sheet } = await openSeason();
  expect(await within(sheet).findByRole('img', { name: /After 2 rounds: .*Ann Lee.* 3 points, .*Bo Ray.* −3 points/ })).toBeInTheDocument();
  await actor.click(within(sheet).getByRole('radio', { name: 'Money' }));
  expect(within(sheet).getByRole('img', { name: /Ann Lee.* \+\$12\.50, .*Bo Ray.* −\$12\.50/ })).toBeInTheDocument();
  const story = within(within(sheet).getByRole('list', { name: 'How the season went' })).getAllByRole('listitem');
  expect(story[0]).toHaveTextContent(/Best day.*Ann Lee.*: 4 points above an even share · Round two, May 9/);
  expect(story[1]).toHaveTextContent(/Your rival.*You and Ann Lee.*1 halved.*0–2/);
});

test('when two players are tapped, then their rivalry opens', async () => {
  const { actor, sheet } = await openSeason();
  const avatars = within(await within(sheet).findByRole('group', { name: 'Rivalry' }));
  await actor.click(avatars.getByRole('button', { name: 'Bo Ray' }));
  await actor.click(avatars.getByRole('button', { name: 'Ann Lee' }));
  const rivalry = await dialog('Ann Lee and Bo Ray');
  expect(rivalry).toHaveTextContent(/Rounds won.*2–0.*1 halved/);
  expect(rivalry).toHaveTextContent(/Streak.*Ann Lee.* has won the last 2 rounds/);
  expect(rivalry).toHaveTextContent(/Hole 7: .*Ann Lee.* won it 3 times, .*Bo Ray.* once/);
});

test('when side games were played, then the season ranks by them', async () => {
  const skins = (count: number) => [{ kind: 'skins', name: 'Skins', unit: 'skins', count, rounds: 2, net: count * 2 }];
  const [ann, bo] = TABLE.players as [PlayerSeason, PlayerSeason];
  const { actor, sheet } = await openSeason({
    ...TABLE,
    players: [
      { ...ann, sideGames: skins(5) },
      { ...bo, sideGames: skins(1) },
    ],
  });
  await rows(sheet);
  await actor.selectOptions(within(sheet).getByLabelText('Ranked by'), 'Skins');
  expect(await rows(sheet)).toEqual(['2BRYou2 rounds1 skin', '1ALAnn Lee2 rounds5 skins']);
  await actor.click(playerRow(sheet, /Ann Lee/));
  expect(await dialog('Ann Lee')).toHaveTextContent('Skins5 skins');
});

test('when another season is chosen, then it is shown', async () => {
  const { actor, sheet } = await openSeason();
  await within(sheet).findByRole('option', { name: '2019/20' });
  await actor.selectOptions(within(sheet).getByLabelText('Season'), '2019/20');
  expect(await screen.findByText('No rounds in this season yet')).toBeInTheDocument();
});

test('when a player is opened, then every round shows', async () => {
  const { actor, sheet } = await openSeason();
  await rows(sheet);
  await actor.click(playerRow(sheet, /Ann Lee/));
  const page = await dialog('Ann Lee');
  expect(await within(page).findByRole('img', { name: 'Added up to 3 points over 2 rounds' })).toBeInTheDocument();
  await actor.click(within(page).getByRole('radio', { name: 'Money' }));
  expect(within(page).getByRole('img', { name: 'Added up to +$12.50 over 2 rounds' })).toBeInTheDocument();
  const played = within(within(page).getByRole('list', { name: 'Rounds' })).getAllByRole('listitem');
  expect(played[0]).toHaveTextContent(/Round two.*Best.*4 points above an even share · 2 holes won · 1 pot won/);
  expect(played[1]).toHaveTextContent(/Round one.*Worst.*1 point below an even share/);
  expect(within(page).getByRole('list', { name: 'Head to head' })).toHaveTextContent('Bo Ray1 halved2–0');
});

test('when the group hides the money, then nothing speaks of it', async () => {
  const hidden = { ...TABLE, showMoney: false, players: TABLE.players.map((one) => ({ ...one, net: null })) };
  const { actor, sheet } = await openSeason(hidden, { ...PAGE, showMoney: false, net: null, played: PAGE.played.map((one) => ({ ...one, net: null })) });
  await rows(sheet);
  expect(within(sheet).queryByRole('option', { name: 'Money' })).not.toBeInTheDocument();
  await actor.click(playerRow(sheet, /Ann Lee/));
  const page = await dialog('Ann Lee');
  await within(page).findByRole('list', { name: 'Rounds' });
  expect(page).not.toHaveTextContent(/money|\$/i);
});

test('when the season is changed, then only the change is sent', async () => {
  const { api, actor, sheet } = await openSeason();
  api.on('PATCH /api/groups/g1', (body) => ({ body: { ...GROUP, ...(body as object), version: 2 } }));
  await actor.click(within(sheet).getByRole('button', { name: 'Settings' }));
  const settings = await dialog('Season Settings');
  await actor.selectOptions(within(settings).getByLabelText('on day'), '31');
  await actor.selectOptions(within(settings).getByLabelText('Seasons begin in'), 'February');
  await actor.click(within(settings).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(settings).not.toBeInTheDocument());
  expect(api.bodies('PATCH /api/groups/g1')).toEqual([{ seasonStart: '02-28' }]);
});

test('when the season cannot be read, then it reads again when asked', async () => {
  const { api, actor, sheet } = await openSeason();
  await rows(sheet);
  api.on('GET /api/groups/g1/seasons/2019', { status: 503, body: { message: 'away' } });
  await actor.selectOptions(within(sheet).getByLabelText('Season'), '2019/20');
  expect(await screen.findByText('The season could not be loaded.')).toBeInTheDocument();
  api.on('GET /api/groups/g1/seasons/2019', { body: { ...TABLE, season: { ...season, id: '2019', name: '2019/20' } } });
  await press(actor, 'Try again');
  expect(await screen.findByRole('list', { name: 'Players' })).toBeInTheDocument();
});
