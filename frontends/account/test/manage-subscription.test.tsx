/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import type { SubscriptionStatus } from '@fairshare/contracts';
import type { ApiServer } from '@fairshare/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { ManageSubscriptionScreen } from '../src/features/manage-subscription/manage-subscription-screen';
import { REDIRECT_AFTER_CANCEL_MS } from '../src/shared/constants';
import { ON_TRIAL, PAID, serve, show, signIn, STATUS } from './support/show';

let server: ApiServer;
beforeEach(async () => {
  server = await serve();
});
afterEach(() => server.close());

const OWING: SubscriptionStatus = { ...PAID, status: 'past_due', reason: 'Payment failed', nextRenewalDate: null };

function showWith(status: Partial<SubscriptionStatus>) {
  signIn(server, {}, status);
  return show(<ManageSubscriptionScreen />);
}

test.each<[string, Partial<SubscriptionStatus>, string, string, string | null]>([
  ['a trial', ON_TRIAL, 'Free Trial Active', 'Free Trial', 'Your 7-day trial is active until November 28, 2026.'],
  ['a granted trial', { ...ON_TRIAL, status: 'manual_trial' }, 'Free Trial Active', 'Free Trial', 'Your trial is active until November 28, 2026.'],
  ['a subscription', PAID, 'Subscription Active', 'Active', 'Next billing date: June 15, 2027'],
  ['a canceled one', { ...PAID, cancelAtPeriodEnd: true }, 'Subscription Active', 'Active', 'Your subscription is canceled. You have access until June 15, 2027.'],
  ['one with a payment owed', OWING, 'Subscription Active', 'Active', 'Your last payment failed. Subscribe again with another card to keep your access.'],
  ['an expired trial', { status: 'expired', reason: 'Trial expired' }, 'Subscription Required', 'Inactive', null],
  ['an ended subscription', { status: 'canceled', reason: 'Subscription ended' }, 'No Active Subscription', 'Inactive', null],
])('shows %s', async (_case, status, title, badge, sentence) => {
  showWith(status);
  const card = within(await screen.findByRole('region', { name: title }));
  expect(card.getByText(badge)).toBeInTheDocument();
  if (sentence) expect(card.getByText(sentence)).toBeInTheDocument();
});

test('whoever never had any is sent to choose a plan', async () => {
  const { visited } = showWith({ status: 'none' });
  await waitFor(() => expect(visited).toEqual(['/subscribe']));
});

test('a status that cannot be had is unknown, not inactive', async () => {
  server.on('GET /api/subscription/status', { status: 503, body: {} });
  show(<ManageSubscriptionScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Subscription Status Unknown');
});

test('the bill shows the plan, its price and the plans there are, the current one marked', async () => {
  showWith(PAID);
  const bill = within(await screen.findByRole('region', { name: 'Billing Information' }));
  expect(bill.getByText('$16.99 per year')).toBeInTheDocument();
  expect(bill.getByText('June 15, 2027')).toBeInTheDocument();
  expect(bill.getByText('Auto-renewal enabled')).toBeInTheDocument();
  const [monthly, annual] = bill.getAllByRole('listitem');
  expect(monthly).toHaveTextContent(/Monthly.*per month/);
  expect(monthly).not.toHaveTextContent('Current');
  expect(annual).toHaveTextContent(/Annual.*Best Value.*Current.*per year/);
});

test('a billing date that is not known yet is being updated', async () => {
  showWith({ ...PAID, nextRenewalDate: null });
  expect(await screen.findByText('Updating...')).toBeInTheDocument();
  expect(screen.getByText(/synchronised with the payment provider/)).toBeInTheDocument();
});

test('without access the trial is offered with the prices', async () => {
  showWith({ status: 'expired', reason: 'Trial expired' });
  expect(await screen.findByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/subscribe');
  expect(await screen.findByText('$1.99 per month or $16.99 per year')).toBeInTheDocument();
});

describe('canceling', () => {
  const CANCEL = 'POST /api/subscription/cancel';

  test('a trial can be kept', async () => {
    const { actor } = showWith(ON_TRIAL);
    await actor.click(await screen.findByRole('button', { name: 'Cancel Trial Subscription' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel Trial Subscription?' });
    expect(dialog).toHaveTextContent('November 28, 2026');
    await actor.click(within(dialog).getByRole('button', { name: 'Keep Trial' }));
    expect(server.bodies(CANCEL)).toEqual([]);
  });

  test('shows what is so now, and two seconds later leads to the plans', async () => {
    const canceled = { ...ON_TRIAL, cancelAtPeriodEnd: true };
    server.on(CANCEL, { body: canceled });
    const { actor, visited } = showWith(ON_TRIAL);
    await actor.click(await screen.findByRole('button', { name: 'Cancel Trial Subscription' }));
    signIn(server, {}, canceled);
    await actor.click(await screen.findByRole('button', { name: 'Yes, Cancel Trial' }));
    expect(await screen.findByText(/Your trial is canceled/)).toBeInTheDocument();
    expect(visited).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Cancel Trial Subscription' })).not.toBeInTheDocument();
    await waitFor(() => expect(visited).toEqual(['/subscribe']), { timeout: 3 * REDIRECT_AFTER_CANCEL_MS });
  });

  test('while a payment is owed ends the access at once, and says so before and after', async () => {
    const ended: SubscriptionStatus = { ...STATUS, status: 'canceled', reason: 'Subscription ended' };
    server.on(CANCEL, { body: ended });
    const { actor } = showWith(OWING);
    await actor.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('so your access ends now');
    signIn(server, {}, ended);
    await actor.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
    expect(await screen.findByText('Your access has ended.')).toBeInTheDocument();
  });

  test('a paid plan: a refusal is said', async () => {
    server.on(CANCEL, { status: 500, body: {} });
    const { actor, visited } = showWith(PAID);
    await actor.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByRole('button', { name: 'Keep Subscription' })).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
    expect(await screen.findByText('Cancellation Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to cancel subscription. Please try again.')).toBeInTheDocument();
    expect(visited).toEqual([]);
  });
});
