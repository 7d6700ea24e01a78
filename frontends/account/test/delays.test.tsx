/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { ManageSubscriptionScreen } from '../src/features/manage-subscription/manage-subscription-screen';
import { SubscribeScreen } from '../src/features/subscribe/subscribe-screen';
import { WelcomeTrialScreen } from '../src/features/welcome-trial/welcome-trial-screen';
import { serveEachTest, show, signIn } from './support/show';
import { ON_TRIAL } from './support/statuses';

/** Delays count from the time of the request, so a slow machine makes them longer, never shorter. Milliseconds; timers round. */
const EARLY = 100;
const LATE = 30_000;

const server = serveEachTest();

const led = async (visited: readonly unknown[], path: string): Promise<number> => {
  await waitFor(() => expect(visited).toEqual([path]), { timeout: LATE, interval: 10 });
  return Date.now();
};

test('when the trial has started, then home follows 0.5 s after the refresh', async () => {
  signIn(server);
  server.on('POST /api/trial/start', { status: 201, body: ON_TRIAL });
  const { actor, visited } = show(<WelcomeTrialScreen />);
  await actor.click(screen.getByRole('button', { name: 'Start Using Fairshare Now' }));
  const arrived = await led(visited, '/');
  expect(arrived - server.lastAskedAt('GET /api/auth/user')).toBeGreaterThanOrEqual(500 - EARLY);
});

test('when the card is saved, then home follows the refresh after 3.5 s', async () => {
  signIn(server);
  server.on('POST /api/subscription/create', { body: { clientSecret: 'seti_1_secret_2', setupIntentId: 'seti_1' } });
  server.on('POST /api/subscription/simulated/confirm', { body: { status: 'succeeded', setupIntentId: 'seti_1' } });
  server.on('POST /api/subscription/create-after-setup', { status: 201, body: ON_TRIAL });
  const { actor, visited } = show(<SubscribeScreen />);
  await actor.click(await screen.findByRole('button', { name: 'Start 7-Day Free Trial' }));
  await actor.type(await screen.findByLabelText('Card Number'), '4242 4242 4242 4242');
  await actor.click(screen.getByRole('button', { name: 'Complete Setup' }));
  const arrived = await led(visited, '/');
  const [saved, refreshed] = [server.lastAskedAt('POST /api/subscription/create-after-setup'), server.lastAskedAt('GET /api/auth/user')];
  expect(refreshed - saved).toBeGreaterThanOrEqual(3_000 - EARLY);
  expect(arrived - refreshed).toBeGreaterThanOrEqual(500 - EARLY);
});

test('when the trial is canceled, then the plans follow 2 s later', async () => {
  signIn(server, {}, ON_TRIAL);
  server.on('POST /api/subscription/cancel', { body: { ...ON_TRIAL, cancelAtPeriodEnd: true } });
  const { actor, visited } = show(<ManageSubscriptionScreen />);
  await actor.click(await screen.findByRole('button', { name: 'Cancel Trial Subscription' }));
  await actor.click(await screen.findByRole('button', { name: 'Yes, Cancel Trial' }));
  const arrived = await led(visited, '/subscribe');
  expect(arrived - server.lastAskedAt('POST /api/subscription/cancel')).toBeGreaterThanOrEqual(2_000 - EARLY);
});
