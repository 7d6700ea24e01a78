/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { EmailPreferencesScreen } from '../src/features/email-preferences/email-preferences-screen';
import { ForgotPasswordScreen } from '../src/features/forgot-password/forgot-password-screen';
import { LoginScreen } from '../src/features/login/login-screen';
import { ManageSubscriptionScreen } from '../src/features/manage-subscription/manage-subscription-screen';
import { RegisterScreen } from '../src/features/register/register-screen';
import { ResetPasswordScreen } from '../src/features/reset-password/reset-password-screen';
import { SubscribeScreen } from '../src/features/subscribe/subscribe-screen';
import { WelcomeTrialScreen } from '../src/features/welcome-trial/welcome-trial-screen';
import { formatLongDate } from '../src/shared/dates';
import { serveEachTest, show, signIn } from './support/show';
import { ON_TRIAL, OWING, PAID } from './support/statuses';

const server = serveEachTest();

test.each<[string, ReactElement, string, string]>([
  ['the sign-in', <LoginScreen key="1" />, 'Forgot password?', '/forgot-password'],
  ['the sign-in', <LoginScreen key="2" />, 'New Users Register Here', '/register'],
  ['the registration', <RegisterScreen key="3" />, 'Log In', '/login'],
  ['the forgotten password', <ForgotPasswordScreen key="4" />, 'Back', '/login'],
  ['the forgotten password', <ForgotPasswordScreen key="5" />, 'Back to Home', '/'],
  ['the plans', <SubscribeScreen key="6" />, 'Log In', '/login'],
])('when somebody opens %s, then link %# leads on to its screen', async (_screen, shown, link, path) => {
  show(shown);
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', path);
});

test('when somebody signed in chooses a plan, then no account is asked for', async () => {
  signIn(server);
  show(<SubscribeScreen />);
  expect(await screen.findByRole('button', { name: 'Start 7-Day Free Trial' })).toBeInTheDocument();
  expect(screen.queryByText('Already have an account?')).not.toBeInTheDocument();
});

test('when the registration opens, then it asks for everything, nothing ticked', () => {
  show(<RegisterScreen />);
  for (const label of ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password']) expect(screen.getByLabelText(label)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^I accept the/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /optional/ })).not.toBeChecked();
});

test('when a payment failed, then the welcome offers no second plan', async () => {
  signIn(server, {}, OWING);
  show(<WelcomeTrialScreen />);
  expect(await screen.findByRole('link', { name: 'Manage Subscription' })).toHaveAttribute('href', '/manage-subscription');
  expect(screen.getByRole('link', { name: /^Open / })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('heading', { name: 'Choose a plan' })).not.toBeInTheDocument();
});

test("when a password's toggle is pressed, then it is shown; again, it hides", async () => {
  server.on('POST /api/auth/reset-password', { body: { success: true, userId: 'u1', message: 'ok' } });
  const { actor } = show(<ResetPasswordScreen />, { search: '?token=abc' });
  for (const label of ['New Password', 'Confirm New Password']) {
    const field = await screen.findByLabelText(label);
    const toggle = within(field.parentElement as HTMLElement).getByRole('button');
    expect(field).toHaveAttribute('type', 'password');
    await actor.click(toggle);
    expect(field).toHaveAttribute('type', 'text');
    await actor.click(toggle);
    expect(field).toHaveAttribute('type', 'password');
  }
});

test('when the email address is not valid, then no reset link is asked for', async () => {
  const { actor } = show(<ForgotPasswordScreen />);
  await actor.type(screen.getByLabelText('Email'), 'ann@');
  await actor.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(server.bodies('POST /api/auth/forgot-password')).toEqual([]);
});

test('when the welcome opens, then it offers the trial and both plans', () => {
  show(<WelcomeTrialScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Fairshare!' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start Using Fairshare Now' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Monthly/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Annual Save 30%/ })).toBeInTheDocument();
});

test('when the welcome opens, then it shows a picture and lists no promises', () => {
  show(<WelcomeTrialScreen />);
  expect(screen.getByText('Dee pays Ann')).toBeInTheDocument();
  expect(screen.queryByText('Priority customer support')).not.toBeInTheDocument();
});

test('when the plans open, then three blurbs are shown with them', async () => {
  show(<SubscribeScreen />);
  for (const name of ['Group Activation', 'Smart Calculations', 'Live Tracking']) expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
});

test.each([
  ['a trial', ON_TRIAL],
  ['a subscription', PAID],
])('when somebody manages %s, then features and a way back are shown', async (_what, status) => {
  signIn(server, {}, status);
  const { actor } = show(<ManageSubscriptionScreen />);
  const section = await screen.findByRole('region', { name: 'Everything Included' });
  const opener = within(section).queryByRole('button');
  if (opener) await actor.click(opener);
  const features = within(section);
  expect(features.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Unlimited golf groups',
    'Advanced payout calculations',
    'Custom penalty cards',
    'Real-time score tracking',
    'Combined game settlements',
    'Priority customer support',
  ]);
  expect(screen.getByRole('link', { name: 'Back to App' })).toHaveAttribute('href', '/');
});

test('when somebody manages a trial, then a link upgrades it to a plan', async () => {
  signIn(server, {}, ON_TRIAL);
  show(<ManageSubscriptionScreen />);
  expect(await screen.findByRole('link', { name: 'Upgrade to Paid Plan, starts Nov 28' })).toHaveAttribute('href', '/subscribe');
});

test('when a paid plan is canceled, then the dialog says until when access stays', async () => {
  signIn(server, {}, PAID);
  const { actor } = show(<ManageSubscriptionScreen />);
  await actor.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Subscription?' }));
  expect(dialog.getByText('You keep access until June 15, 2027, and will not be charged again.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Keep Subscription' })).toBeInTheDocument();
  const unanswered = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  await actor.click(dialog.getByRole('button', { name: 'Yes, Cancel' }));
  expect(await screen.findByText('Canceling...')).toBeInTheDocument();
  unanswered.mockRestore();
});

test('when the email preferences open, then a loading text shows first', async () => {
  server.on('GET /api/user/email-preferences', {
    body: { marketingPreferenceStatus: 'subscribed', marketingConsentAt: '2026-05-01T12:00:00.000Z', marketingUnsubscribeAt: null },
  });
  show(<EmailPreferencesScreen />);
  expect(screen.getByText('Loading your email preferences...')).toBeInTheDocument();
  expect(await screen.findByText(/You may re-subscribe here at any time/)).toBeInTheDocument();
  expect(screen.getByText(/about your account, security, billing and the service/)).toBeInTheDocument();
});

test.each([
  ['2026-11-28T12:00:00.000Z', 'November 28, 2026'],
  [null, 'Unknown'],
  ['soon', 'Unknown'],
])('when the date is %s, then it is written %s', (instant, words) => {
  expect(formatLongDate(instant)).toBe(words);
});
