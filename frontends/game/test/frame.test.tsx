/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { queryKeys } from '@fairshare/api-client';
import { DEFAULT_ROUND_RULES, inDollars } from '@fairshare/golf-rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { header, press, pressProfile, tab } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { sockets } from './support/fake-socket';
import { aGame, aGroup, aStrokesGame, NO_PREFERENCES, PAID, USER } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/games/games-tab', () => ({ __esModule: true, default: () => <h1>Games screen</h1> }));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const SATURDAY = aGroup('g1', 'Saturday');
const SUNDAY = aGroup('g2', 'Sunday');
const ROUND = aGame('s1', 'g1', 'Pebble Beach');

beforeEach(async () => {
  await resetBrowser();
  sockets.length = 0;
});

async function openProfile() {
  await pressProfile();
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

test('when the profile menu loads during a press, then it opens all the same', async () => {
  anApi();
  showApp();
  // The finger is still down when the menu replaces the button, so no click follows.
  fireEvent.pointerDown(await screen.findByRole('button', { name: 'Profile' }));
  expect(await screen.findByRole('menu')).toBeInTheDocument();
});

test('when the profile menu has loaded, then the focus on its button stays', async () => {
  // The menu loads when the browser is idle: here, once the button has the focus.
  const whenIdle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => whenIdle.push(work), cancelIdleCallback: () => undefined });
  anApi();
  showApp();
  const early = await screen.findByRole('button', { name: 'Profile' });
  act(() => early.focus());
  await waitFor(() => expect(whenIdle).not.toHaveLength(0));
  Reflect.deleteProperty(window, 'requestIdleCallback');
  act(() => whenIdle.forEach((work) => work()));
  const trigger = await screen.findByRole('button', { name: 'Profile', expanded: false });
  expect(trigger).not.toBe(early);
  expect(trigger).toHaveFocus();
});

describe('groups and tabs', () => {
  test('when another group is selected, then the selected game is cleared', async () => {
    const preferences = { selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'groups', version: 3 };
    const api = anApi({ preferences, groups: [SATURDAY, SUNDAY], games: [ROUND] });
    const { actor } = showApp();
    await actor.click(await screen.findByRole('button', { name: /^Sunday/ }));
    expect(within(await header()).queryByText('Pebble Beach')).not.toBeInTheDocument();
    await waitFor(() => expect(api.bodies('PUT /api/user/preferences')).toEqual([{ selectedGroupId: 'g2', selectedGameId: null }]));
  });

  test.each(['Payouts', 'Rules'])('when the %s tab is selected, then it is current, scrolled to the top', async (name) => {
    anApi();
    const { actor } = showApp();
    await screen.findByRole('heading', { name: 'Groups' });
    await actor.click(tab(name));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(tab(name)).toHaveAttribute('aria-current', 'page');
  });

  test('when the arrow of Games is pressed, then it offers its three games', async () => {
    anApi();
    const { actor } = showApp();
    await screen.findByRole('heading', { name: 'Groups' });
    await press(actor, 'Choose a game');
    const picker = await screen.findByRole('dialog', { name: 'Choose a game' });
    expect(
      within(picker)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['BBB', '2/9/16', 'Cards']);
    await actor.click(within(picker).getByRole('button', { name: '2/9/16' }));
    expect(await screen.findByRole('heading', { name: 'Games screen' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('when the house rules leave a game out, then Games does not offer it', async () => {
    const rules = { ...inDollars(DEFAULT_ROUND_RULES), games: { points: true, bbb: false, cards: true } };
    const preferences = { selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'groups', version: 3 };
    anApi({ preferences, groups: [SATURDAY], games: [{ ...ROUND, rules }] });
    const { actor } = showApp();
    await within(await header()).findByText('Pebble Beach');
    await press(actor, 'Choose a game');
    const offered = within(await screen.findByRole('dialog', { name: 'Choose a game' })).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['2/9/16', 'Cards']);
  });
});

describe('the profile menu', () => {
  test('when the profile menu opens, then it lists what concerns the account', async () => {
    anApi();
    const { actor } = showApp();
    const entries = await openProfile();
    expect(screen.getByText('Ann')).toBeInTheDocument();
    expect(screen.getByText('ann@example.com')).toBeInTheDocument();
    expect(entries).toEqual(['Manage Subscription', 'Notifications', 'Email Preferences', 'Your Data', 'Reset Password', 'Legal', 'Sign Out']);
    await actor.click(screen.getByRole('menuitem', { name: 'Legal' }));
    expect(
      within(screen.getByRole('group', { name: 'Legal' }))
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['About', 'Terms of Service', 'Privacy Policy']);
  });

  test('when a golfer has a photo, then it stands beside the name', async () => {
    anApi().on('GET /api/user/photo', { body: { photo: 'data:image/png;base64,iVBORw0KGgo=' } });
    showApp();
    await openProfile();
    await waitFor(() => expect(document.querySelector('[role=menu] img')).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo='));
  });

  test('when an admin has no first name, then the menu shows the email', async () => {
    anApi();
    showApp({ user: { ...USER, isAdmin: true, firstName: '' } });
    expect(await openProfile()).toContain('Admin Panel');
    expect(screen.getAllByText('ann@example.com')).toHaveLength(2);
    expect(screen.getByRole('menuitem', { name: 'Reset Password' })).toHaveAttribute('href', '/forgot-password');
  });

  test.each([
    ['About', 'About Fairshare'],
    ['Terms of Service', 'Terms of Service'],
    ['Privacy Policy', 'Privacy Policy'],
  ])('when %s is chosen, then it opens in a dialog with the help address', async (entry, title) => {
    anApi();
    const { actor } = showApp();
    await openProfile();
    await actor.click(screen.getByRole('menuitem', { name: 'Legal' }));
    await actor.click(screen.getByRole('menuitem', { name: entry }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getAllByRole('link', { name: 'help@example.com' })).not.toHaveLength(0);
  });

  test('when Sign Out is chosen, then the session ends and caches are forgotten', async () => {
    const api = anApi({ groups: [SATURDAY] }).on('POST /api/auth/logout', { body: { message: 'Signed out' } });
    const { actor, visited, queryClient } = showApp();
    await screen.findByRole('button', { name: /^Saturday/ });
    await openProfile();
    await actor.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(api.asked('POST /api/auth/logout')).toHaveLength(1);
    expect(queryClient.getQueryData(queryKeys.groups)).toBeUndefined();
    expect(queryClient.getQueryData(queryKeys.user)).toBeNull();
  });

  test('when Sign Out fails, then that is said and the app stays', async () => {
    anApi().on('POST /api/auth/logout', { status: 503, body: { message: 'away' } });
    const { actor, visited } = showApp();
    await openProfile();
    await actor.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(screen.getByText('Please try again')).toBeInTheDocument();
    expect(visited).toEqual([]);
  });
});

describe('the session', () => {
  test('when a call finds the session gone, then the login screen follows', async () => {
    anApi().on('GET /api/groups', { status: 401, body: { message: 'Unauthorized', code: 'UNAUTHORIZED' } });
    const { visited } = showApp();
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument();
    await waitFor(() => expect(visited).toEqual(['/login']));
  });

  test('when a socket is unauthorised, then /login follows only if the API agrees', async () => {
    const api = anApi().on('GET /api/auth/user', { body: USER });
    const { visited } = showApp();
    await waitFor(() => expect(sockets).toHaveLength(1));
    act(() => void sockets[0]?.emit('connect_error', { message: 'Unauthorized' }));
    await waitFor(() => expect(api.asked('GET /api/auth/user')).toHaveLength(1));
    expect(screen.queryByText(/You are logged out/)).not.toBeInTheDocument();

    api.on('GET /api/auth/user', { status: 401, body: { message: 'Unauthorized' } });
    act(() => void sockets[0]?.emit('connect_error', { message: 'Unauthorized' }));
    await waitFor(() => expect(visited).toEqual(['/login']));
  });

  test('when a call needs a subscription, then the subscription is read again', async () => {
    const api = anApi()
      .on('GET /api/groups', { status: 402, body: { message: 'A subscription is required', code: 'SUBSCRIPTION_REQUIRED' } })
      .on('GET /api/subscription/status', { body: PAID });
    showApp();
    await waitFor(() => expect(api.asked('GET /api/subscription/status')).toHaveLength(1));
  });
});

describe('live updates', () => {
  test('when a group is selected, then its changes elsewhere are read again', async () => {
    const preferences = { selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'groups', version: 3 };
    const pointsGames = [aStrokesGame('s1.p1', 'g1', 's1')];
    const api = anApi({ preferences, groups: [SATURDAY, SUNDAY], games: [ROUND], pointsGames });
    const { actor } = showApp();
    await within(await header()).findByText('Pebble Beach');
    await waitFor(() => expect(sockets).toHaveLength(1));
    act(() => sockets[0]?.connect());
    await waitFor(() => expect(sockets[0]?.rooms).toEqual(['g1']));

    api.on('GET /api/game-state/s1', { body: { ...ROUND, name: 'Augusta', version: 9 } });
    act(() => void sockets[0]?.emit('gameStateUpdate', { groupId: 'g1', id: 's1', version: 9, change: 'card-assigned' }));
    expect(await within(await header()).findByText('Augusta')).toBeInTheDocument();

    await actor.click(screen.getByRole('button', { name: /^Sunday/ }));
    await waitFor(() => expect(sockets[0]?.rooms).toEqual(['g2']));
  });

  test('when the room is joined, then what was shown before is read again', async () => {
    const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [SATURDAY] });
    showApp();
    await screen.findByRole('heading', { name: 'Saturday' });
    await waitFor(() => expect(sockets).toHaveLength(1));
    const before = api.asked('GET /api/groups/g1').length;
    act(() => sockets[0]?.connect());
    await waitFor(() => expect(api.asked('GET /api/groups/g1').length).toBeGreaterThan(before));
  });
});

describe('the trial banner', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const trial = (hours: number) => ({ ...PAID, status: 'auto_trial' as const, trialEndsAt: inHours(hours) });

  test.each([
    [71, 'Your free trial ends in 3 days'],
    [30, 'Your free trial ends in 2 days'],
    [5, 'Your free trial ends within a day'],
  ])('when a trial has %s hours left, then the banner offers Upgrade Now', async (hours, words) => {
    anApi();
    showApp({ subscription: trial(hours) });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/subscribe');
  });

  test.each([
    ['a trial that ends later', trial(73)],
    ['a paid plan', PAID],
    ['a plan that was canceled and ends later', { ...PAID, status: 'canceled' as const, accessEndsAt: inHours(73) }],
  ])('when the user has %s, then no banner is shown', async (_case, subscription) => {
    anApi();
    showApp({ subscription });
    await screen.findByRole('heading', { name: 'Groups' });
    expect(screen.queryByRole('link', { name: 'Upgrade Now' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Your access ends|^Your last payment/)).not.toBeInTheDocument();
  });

  test('when a plan follows the trial, then the banner says what is charged', async () => {
    anApi();
    const at = inHours(30);
    showApp({ subscription: { ...trial(30), status: 'trial', nextCharge: { at, amount: 1699, planKey: 'annual' } } });
    expect(await screen.findByText(/^Then your Annual plan begins: \$16\.99 on \w{3} \d+\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Manage Subscription' })).toHaveAttribute('href', '/manage-subscription');
    expect(screen.queryByRole('link', { name: 'Upgrade Now' })).not.toBeInTheDocument();
  });

  test('when a payment failed, then the banner says until when access lasts', async () => {
    anApi();
    const currentPlan = { name: 'Monthly', amount: 199, interval: 'month', planKey: 'monthly' } as const;
    showApp({ subscription: { ...PAID, status: 'past_due', reason: 'Payment failed', currentPlan, accessEndsAt: '2026-12-06T12:00:00.000Z' } });
    expect(await screen.findByText('Your last payment failed')).toBeInTheDocument();
    expect(screen.getByText('You have access until Dec 6. Change your card to pay $1.99 and keep it.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change Card' })).toHaveAttribute('href', '/manage-subscription');
  });

  test('when the bank wants a confirmation, then the banner leads to it', async () => {
    anApi();
    const openPayment = { id: 'in_1', needs: 'confirmation', amount: 199 } as const;
    showApp({ subscription: { ...PAID, status: 'past_due', reason: 'Payment failed', openPayment, accessEndsAt: '2026-12-06T12:00:00.000Z' } });
    expect(await screen.findByText('Your bank wants a confirmation')).toBeInTheDocument();
    expect(screen.getByText('You have access until Dec 6. Confirm your payment of $1.99 to keep it.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Confirm Payment' })).toHaveAttribute('href', '/manage-subscription');
  });

  test('when a canceled plan is about to end, then the banner offers Choose Plan', async () => {
    anApi();
    showApp({ subscription: { ...PAID, status: 'canceled', cancelAtPeriodEnd: true, accessEndsAt: inHours(30) } });
    expect(await screen.findByText('Your access ends in 2 days')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose Plan' })).toHaveAttribute('href', '/subscribe');
  });
});

test('when the signal is lost, then the header says Offline instead of Online', async () => {
  anApi();
  showApp();
  expect(await header()).toHaveTextContent('FairshareOnline');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await header()).toHaveTextContent('Offline');
  online.mockRestore();
});
