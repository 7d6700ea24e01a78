/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { currentUserQuery } from '@fairshare/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LoginScreen } from '../src/features/login/login-screen';
import { SubscribeScreen } from '../src/features/subscribe/subscribe-screen';
import { WelcomeTrialScreen } from '../src/features/welcome-trial/welcome-trial-screen';
import { EmailPreferencesScreen } from '../src/features/email-preferences/email-preferences-screen';
import { ManageSubscriptionScreen } from '../src/features/manage-subscription/manage-subscription-screen';
import { serveEachTest, show, signIn, USER } from './support/show';
import { ON_TRIAL } from './support/statuses';

const server = serveEachTest();

/** In the app, the shell has already read the user. */
async function showSignedIn(screenToShow: React.ReactElement) {
  signIn(server);
  const shown = show(screenToShow);
  shown.client.setQueryData(currentUserQuery().queryKey, USER);
  await waitFor(() => expect(shown.client.isFetching()).toBe(0));
  return { ...shown, ways: await findWays() };
}

const findWays = async () => within(await screen.findByRole('contentinfo', { name: 'Your account' }));

test.each([
  ['/subscribe', <SubscribeScreen key="subscribe" />],
  ['/welcome-trial', <WelcomeTrialScreen key="welcome" />],
])('when somebody signed in is on %s, then Your Data and Sign Out show', async (_path, screenToShow) => {
  server.on('POST /api/auth/logout', { body: { message: 'You are signed out.' } });
  const { ways, actor, visited, client } = await showSignedIn(screenToShow);
  expect(ways.getByText('Signed in as ann@example.org')).toBeInTheDocument();
  expect(ways.getByRole('link', { name: 'Your Data' })).toHaveAttribute('href', '/your-data');
  expect(ways.getByRole('link', { name: 'Email Preferences' })).toHaveAttribute('href', '/email-preferences');
  await actor.click(ways.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(visited).toEqual(['/']));
  expect(client.getQueryData(currentUserQuery().queryKey)).toBeNull();
});

test.each([
  ['/subscribe', <SubscribeScreen key="subscribe" />, 'GET /api/subscription/status'],
  ['/manage-subscription', <ManageSubscriptionScreen key="manage" />, 'GET /api/subscription/status'],
  ['/email-preferences', <EmailPreferencesScreen key="emails" />, 'GET /api/user/email-preferences'],
])('when what %s reads is late, then signing out works all the same', async (_path, screenToShow, reading) => {
  let answer = () => {};
  let signedOut = () => {};
  signIn(server, {}, ON_TRIAL);
  server.on(reading, { body: ON_TRIAL, after: new Promise((resolve) => (answer = resolve)) });
  server.on('POST /api/auth/logout', { body: { message: 'You are signed out.' }, after: new Promise((resolve) => (signedOut = resolve)) });
  const { actor, visited, client } = show(screenToShow);
  act(() => client.setQueryData(currentUserQuery().queryKey, USER));
  await actor.click((await findWays()).getByRole('button', { name: 'Sign Out' }));
  answer();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  signedOut();
  await waitFor(() => expect(visited).toEqual(['/']));
});

test('when signing out fails, then a message says so, and the golfer stays', async () => {
  server.on('POST /api/auth/logout', { status: 503, body: {} });
  const { ways, actor, visited } = await showSignedIn(<WelcomeTrialScreen />);
  await actor.click(ways.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Logout failed')).toBeInTheDocument();
  expect(visited).toEqual([]);
});

test('when nobody is signed in, then there is nothing to sign out of', () => {
  show(<LoginScreen />);
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
