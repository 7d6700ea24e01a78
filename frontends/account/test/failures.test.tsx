/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { EmailPreferencesScreen } from '../src/features/email-preferences/email-preferences-screen';
import { ManageSubscriptionScreen } from '../src/features/manage-subscription/manage-subscription-screen';
import { RegisterScreen } from '../src/features/register/register-screen';
import { serveEachTest, show, signIn } from './support/show';
import { ON_TRIAL } from './support/statuses';

const server = serveEachTest();

type Actor = ReturnType<typeof show>['actor'];

async function register(): Promise<void> {
  const { actor } = show(<RegisterScreen />);
  await actor.type(screen.getByLabelText('First Name'), 'Ann');
  await actor.type(screen.getByLabelText('Last Name'), 'Ace');
  await actor.type(screen.getByLabelText('Email'), 'ann@example.org');
  await actor.type(screen.getByLabelText('Password'), 'secret');
  await actor.type(screen.getByLabelText('Confirm Password'), 'secret');
  await actor.click(screen.getByRole('checkbox', { name: /^I accept the/ }));
  await actor.click(screen.getByRole('button', { name: 'Create Account' }));
}

async function cancel(): Promise<void> {
  signIn(server, {}, ON_TRIAL);
  const { actor } = show(<ManageSubscriptionScreen />);
  await press(actor, 'Cancel Trial Subscription');
  await press(actor, 'Yes, Cancel Trial');
}

async function subscribeToNews(): Promise<void> {
  const body = { marketingPreferenceStatus: 'unsubscribed', marketingConsentAt: null, marketingUnsubscribeAt: null };
  server.on('GET /api/user/email-preferences', { body });
  const { actor } = show(<EmailPreferencesScreen />);
  await press(actor, 'Subscribe to Marketing Communications');
}

const press = async (actor: Actor, name: string) => actor.click(await screen.findByRole('button', { name }));

const CASES = [
  ['Registration failed', 'Please try again.', 'POST /api/auth/register', register],
  ['Cancellation Failed', 'Failed to cancel subscription. Please try again.', 'POST /api/subscription/cancel', cancel],
  ['Update failed', 'Please try again.', 'PUT /api/user/email-preferences', subscribeToNews],
] as const;

test.each(CASES)('when the server refuses without a message, then "%s" and default text show', async (title, words, call, attempt) => {
  server.on(call, { status: 500, body: {} });
  await attempt();
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each(CASES)('when the server refuses with a message, then "%s" and that message are shown', async (title, _words, call, attempt) => {
  server.on(call, { status: 409, body: { message: 'Somebody was faster.' } });
  await attempt();
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText('Somebody was faster.')).toBeInTheDocument();
});
