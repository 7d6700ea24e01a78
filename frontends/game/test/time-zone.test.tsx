/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, press, tab } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGame, aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

/** 16:30 on December 31 in Los Angeles; in UTC it is already the next year. */
const NEW_YEARS_EVE = '2027-01-01T00:30:00.000Z';
const LOS_ANGELES = 'America/Los_Angeles';
const ON_SATURDAY = { ...NO_PREFERENCES, selectedGroupId: 'g1' };

const saturday = (timeZone?: string) => aGroup('g1', 'Saturday', { timeZone, lastPlayed: NEW_YEARS_EVE });
const played = (name = 'The last one') => ({ ...aGame('s1', 'g1', name), createdAt: NEW_YEARS_EVE });

/** The time zone that the browser reports. */
const browserIsIn = (timeZone: string) => jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

beforeEach(resetBrowser);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe.each([
  [LOS_ANGELES, 'Dec 31, 2026', 'Season 2026'],
  ['Pacific/Kiritimati', 'Jan 1, 2027', 'Season 2027'],
  [undefined, 'Jan 1, 2027', 'Season 2027'],
])('a group in %s', (timeZone, day, season) => {
  beforeEach(() =>
    jest.useFakeTimers({ now: new Date(NEW_YEARS_EVE), doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'] }),
  );

  test('when its games are listed, then their days are the group’s', async () => {
    anApi({ preferences: ON_SATURDAY, groups: [saturday(timeZone)], games: [played()] });
    showApp();
    expect(await screen.findByRole('button', { name: new RegExp(`^${season}`) })).toBeInTheDocument();
    const games = within(await screen.findByRole('list', { name: 'Games' }));
    expect(games.getByRole('listitem')).toHaveTextContent(day);
    expect(screen.getByText(`Last played ${day} · 2 players`)).toBeInTheDocument();
  });

  test('when a game begins, then the group’s day is its name', async () => {
    const next = aGame('s2', 'g1', 'Again');
    const api = anApi({ preferences: ON_SATURDAY, groups: [saturday(timeZone)], games: [played(`Game ${day}`), next] });
    api.on('GET /api/groups/g1/games', { body: [played(`Game ${day}`)] }).on('POST /api/game-state', { status: 201, body: next });
    const { actor } = showApp();
    await press(actor, 'Create New Game');
    const form = within(await dialog('Create New Game'));
    await waitFor(() => expect(form.getByLabelText('Game name')).toHaveValue(`Game ${day} (2)`));
    await actor.click(form.getByRole('button', { name: 'Close' }));
    await press(actor, 'Same Again');
    await waitFor(() => expect(api.bodies('POST /api/game-state')).toEqual([{ groupId: 'g1', name: `Game ${day} (2)`, sameAs: 's1', allGames: true }]));
  });

  test('when its activity is read, then day and time are the group’s', async () => {
    const entry = { id: '1', at: NEW_YEARS_EVE, by: 'u1', who: 'Ann', what: 'group-created', text: 'made the group' };
    anApi({ preferences: ON_SATURDAY, groups: [saturday(timeZone)] })
      .on('GET /api/groups/g1/members', { body: [{ userId: 'u2', name: 'Bo', playerId: null, joinedAt: NEW_YEARS_EVE, isCreator: false }] })
      .on('GET /api/groups/g1/activity', { body: [entry] });
    const { actor } = showApp();
    await press(actor, 'People');
    const people = within(await dialog('Saturday: people and settings'));
    expect(await people.findByText(`Joined ${day}`)).toBeInTheDocument();
    await actor.click(people.getByRole('button', { name: 'Activity' }));
    const time = { [LOS_ANGELES]: '4:30 PM', 'Pacific/Kiritimati': '2:30 PM' }[timeZone ?? ''] ?? '12:30 AM';
    expect(await within(await people.findByRole('list', { name: 'Activity' })).findByText(`${day}, ${time}`)).toBeInTheDocument();
  });
});

test('when a round stands on the tab, then its day is the group’s', async () => {
  const line = { id: 'l1', kind: 'round', at: NEW_YEARS_EVE, by: 'u1', byName: 'Ann', nets: { p1: 14, p2: -14 }, payment: null, undoes: null, reason: null };
  const round = { id: 's1', name: 'The last one', createdAt: NEW_YEARS_EVE, isGone: false };
  const lines = [{ ...line, round, undoneBy: null, canUndo: false, canReopen: false }];
  anApi({ preferences: ON_SATURDAY, groups: [saturday(LOS_ANGELES)], games: [played()] }).on('GET /api/groups/g1/tab', {
    body: { groupId: 'g1', version: 1, balances: { p1: 14, p2: -14 }, payments: [], optimal: true, lines, canRemind: [] },
  });
  const { actor } = showApp();
  await actor.click(await screen.findByRole('button', { name: /The tab: what everyone owes now/ }));
  const sheet = within(await dialog('Saturday: the tab'));
  expect(await sheet.findByRole('button', { name: /^The last one Finished by Ann, Dec 31, 2026/ })).toBeInTheDocument();
});

describe('choosing a time zone', () => {
  async function openChoice(timeZone?: string) {
    const api = anApi({ preferences: ON_SATURDAY, groups: [saturday(timeZone)] });
    const { actor } = showApp();
    await press(actor, 'People');
    const people = within(await dialog('Saturday: people and settings'));
    const row = () => people.getByRole('list', { name: 'Time zone' });
    await actor.click(people.getByRole('button', { name: 'Time zone' }));
    const open = async () => {
      await actor.click(people.getByRole('button', { name: 'Choose Time Zone' }));
      return within(await dialog('Choose Time Zone'));
    };
    return { api, actor, row, open };
  }

  test('when a part of its name is typed, then one tap chooses it', async () => {
    const { api, actor, row, open } = await openChoice(LOS_ANGELES);
    api.on('PATCH /api/groups/g1', (body) => ({ body: { ...saturday((body as { timeZone: string }).timeZone), version: 2 } }));
    expect(row()).toHaveTextContent('America/Los Angeles');
    const choice = await open();
    expect(choice.getByRole('button', { name: /^America\/Los Angeles/, current: true })).toHaveTextContent('The group’s time zone');
    await actor.type(choice.getByRole('searchbox', { name: 'Search by city or region' }), 'sao paul');
    expect(choice.getAllByRole('button', { name: /\// })).toHaveLength(1);
    await actor.click(choice.getByRole('button', { name: 'America/Sao Paulo' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose Time Zone' })).not.toBeInTheDocument());
    expect(api.bodies('PATCH /api/groups/g1')).toEqual([{ timeZone: 'America/Sao_Paulo' }]);
    expect(row()).toHaveTextContent('America/Sao Paulo');
  });

  test('when the group has none, then the phone’s own stands first', async () => {
    browserIsIn('Europe/London');
    const { row, open } = await openChoice();
    expect(row()).toHaveTextContent('None chosen: days are UTC’s');
    const zones = within((await open()).getByRole('list', { name: 'Time zone' })).getAllByRole('button');
    expect(zones[0]).toHaveTextContent('Europe/LondonThe time zone of this phone');
    expect(zones).toHaveLength(20);
  });

  test('when nothing has this name, then the dialog says so', async () => {
    const { actor, open } = await openChoice(LOS_ANGELES);
    const choice = await open();
    await actor.type(choice.getByRole('searchbox'), 'atlantis');
    expect(choice.getByText('No time zone has this name. Try a bigger city nearby.')).toBeInTheDocument();
    await actor.clear(choice.getByRole('searchbox'));
    await actor.type(choice.getByRole('searchbox'), 'Asia/Kolkata');
    expect(choice.getByRole('button', { name: 'Asia/Kolkata' })).toBeInTheDocument();
  });
});

describe('what a browser says', () => {
  const create = async (actor: ReturnType<typeof showApp>['actor']) => {
    await press(actor, 'Create Group');
    const form = within(await dialog('Create New Group'));
    await actor.type(form.getByLabelText('Group name'), 'Monday');
    await actor.type(form.getByLabelText('Player 2'), 'Bo');
    await actor.click(form.getByRole('button', { name: 'Create Group' }));
  };

  test('when a group is created, then it has the creator’s zone', async () => {
    browserIsIn(LOS_ANGELES);
    const api = anApi({ groups: [saturday(LOS_ANGELES)] }).on('POST /api/groups', { status: 201, body: aGroup('g9', 'Monday', { timeZone: LOS_ANGELES }) });
    await create(showApp().actor);
    await waitFor(() => expect(api.bodies('POST /api/groups')).toMatchObject([{ name: 'Monday', timeZone: LOS_ANGELES }]));
  });

  test('when the server does not know it, then the group has none', async () => {
    browserIsIn('America/Los_Angeles');
    const issues = [{ path: 'timeZone', message: 'must be the name of a time zone' }];
    const api = anApi({ groups: [saturday(LOS_ANGELES)] }).on('POST /api/groups', (body) =>
      'timeZone' in (body as object)
        ? { status: 400, body: { message: 'timeZone must be the name of a time zone', code: 'INVALID_REQUEST', issues } }
        : { status: 201, body: aGroup('g9', 'Monday') },
    );
    await create(showApp().actor);
    expect(await dialog('Create New Game')).toBeInTheDocument();
    expect(api.bodies('POST /api/groups')).toMatchObject([{ timeZone: LOS_ANGELES }, { name: 'Monday' }]);
    const [first, second] = api.asked('POST /api/groups').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).not.toBe(first);
  });

  test('when a group has none, then one quiet message appears', async () => {
    browserIsIn(LOS_ANGELES);
    const api = anApi({ preferences: ON_SATURDAY, groups: [saturday()] }).on('PATCH /api/groups/g1', { status: 503, body: { message: 'The server is busy' } });
    const { actor } = showApp();
    await waitFor(() => expect(api.bodies('PATCH /api/groups/g1')).toEqual([{ browserTimeZone: LOS_ANGELES }]));
    await actor.click(tab('Rules'));
    await actor.click(tab('Groups'));
    expect(screen.queryByText(/The server is busy/)).not.toBeInTheDocument();
    expect(api.asked('PATCH /api/groups/g1')).toHaveLength(1);
  });
});
