/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import type { EmailPreferences } from '@fairshare/contracts';
import { screen } from '@testing-library/react';
import { EmailPreferencesScreen } from '../src/features/email-preferences/email-preferences-screen';
import { serveEachTest, show } from './support/show';

const server = serveEachTest();

const CALL = '/api/user/email-preferences';
const SUBSCRIBED: EmailPreferences = {
  marketingPreferenceStatus: 'subscribed',
  marketingConsentAt: '2026-05-01T12:00:00.000Z',
  marketingUnsubscribeAt: null,
};
const UNSUBSCRIBED: EmailPreferences = {
  ...SUBSCRIBED,
  marketingPreferenceStatus: 'unsubscribed',
  marketingUnsubscribeAt: '2026-06-01T12:00:00.000Z',
};

function showWith(preferences: EmailPreferences) {
  server.on(`GET ${CALL}`, { body: preferences });
  return show(<EmailPreferencesScreen />);
}

test.each(['subscribed', 'pending'] as const)('when the status is %s, then it counts as subscribed', async (marketingPreferenceStatus) => {
  showWith({ ...SUBSCRIBED, marketingPreferenceStatus });
  expect(await screen.findByText('Subscribed')).toBeInTheDocument();
  expect(screen.getByText('Consent given on May 1, 2026')).toBeInTheDocument();
  expect(screen.queryByText(/^Unsubscribed on/)).not.toBeInTheDocument();
});

test('when a golfer unsubscribes, then a tick comes first and a dialog confirms', async () => {
  const { actor } = showWith(SUBSCRIBED);
  const update = await screen.findByRole('button', { name: 'Update Email Preferences' });
  expect(update).toBeDisabled();
  await actor.click(screen.getByRole('checkbox', { name: 'Unsubscribe from marketing communications' }));
  server.on(`PUT ${CALL}`, { body: UNSUBSCRIBED });
  await actor.click(update);
  expect(await screen.findByRole('dialog', { name: 'Unsubscribed Successfully' })).toBeInTheDocument();
  expect(server.bodies(`PUT ${CALL}`)).toEqual([{ unsubscribe: true }]);
  expect(screen.getByText('Unsubscribed on June 1, 2026')).toBeInTheDocument();
});

test('when a golfer subscribes again, then a toast says so, not a dialog', async () => {
  const { actor } = showWith(UNSUBSCRIBED);
  server.on(`PUT ${CALL}`, { body: SUBSCRIBED });
  await actor.click(await screen.findByRole('button', { name: 'Subscribe to Marketing Communications' }));
  expect(await screen.findByText('Preferences Updated')).toBeInTheDocument();
  expect(screen.getByText('You have subscribed to marketing communications.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.bodies(`PUT ${CALL}`)).toEqual([{ unsubscribe: false }]);
});

test('when an update fails, then a message says so, and nothing changes', async () => {
  const { actor } = showWith(UNSUBSCRIBED);
  server.on(`PUT ${CALL}`, { status: 500, body: {} });
  await actor.click(await screen.findByRole('button', { name: 'Subscribe to Marketing Communications' }));
  expect(await screen.findByText('Update failed')).toBeInTheDocument();
  expect(screen.getByText('Please try again.')).toBeInTheDocument();
  expect(screen.getByText('Unsubscribed')).toBeInTheDocument();
});

test('when a golfer looks for support, then a link lets them write to it', async () => {
  showWith(SUBSCRIBED);
  expect(await screen.findByRole('link', { name: 'help@example.org' })).toHaveAttribute('href', 'mailto:help@example.org');
});
