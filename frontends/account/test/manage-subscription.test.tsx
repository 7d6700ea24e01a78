/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { ManageSubscriptionScreen } from '../src/features/manage-subscription/manage-subscription-screen';
import { serveEachTest, show, signIn } from './support/show';
import * as statuses from './support/statuses';

const server = serveEachTest();

function showWith(status: Partial<SubscriptionStatus>) {
  signIn(server, {}, status);
  return show(<ManageSubscriptionScreen />);
}

test.each<[string, Partial<SubscriptionStatus>, string, string, string | null]>([
  ['a trial', statuses.ON_TRIAL, 'Free Trial Active', 'Free Trial', 'Your 7-day trial is active until November 28, 2026.'],
  ['a granted trial', { ...statuses.ON_TRIAL, status: 'manual_trial' }, 'Free Trial Active', 'Free Trial', 'Your trial is active until November 28, 2026.'],
  ['a subscription', statuses.PAID, 'Subscription Active', 'Active', 'Next billing date: June 15, 2027'],
  ['a trial with a plan to follow', statuses.ON_TRIAL_WITH_PLAN, 'Free Trial Active', 'Free Trial', 'Then your Annual plan begins: $16.99 on November 28, 2026.'],
  ['a canceled one', statuses.CANCELED, 'Subscription Canceled', 'Canceled', 'Your subscription is canceled. You have access until June 15, 2027.'],
  ['one with a payment owed', statuses.OWING, 'Payment Failed', 'Past Due', 'Your last payment of $16.99 failed. You have access until December 6, 2026.'],
  [
    'one with a payment owed too long',
    statuses.OWING_TOO_LONG,
    'No Active Subscription',
    'Past Due',
    'Your last payment of $16.99 failed, and your access ended on November 20, 2026.',
  ],
  ['an expired trial', statuses.TRIAL_OVER, 'Subscription Required', 'Inactive', 'Your free trial ended on November 20, 2026.'],
  ['a manual trial that is over', statuses.GRANTED_OVER, 'Subscription Required', 'Inactive', 'Your own 7 free days are still before you.'],
  ['a card that was refused', statuses.REFUSED, 'No Active Subscription', 'Inactive', 'Your card was refused, and your plan ended. You had access until November 20, 2026.'],
  ['an ended subscription', statuses.ENDED, 'No Active Subscription', 'Inactive', 'Your subscription ended on November 20, 2026.'],
])('when the golfer has %s, then title, badge and sentence say so', async (_case, status, title, badge, sentence) => {
  showWith(status);
  const card = within(await screen.findByRole('region', { name: title }));
  expect(card.getByText(badge)).toBeInTheDocument();
  if (sentence) expect(card.getByText(sentence)).toBeInTheDocument();
});

test('when a golfer never had a subscription, then they choose a plan', async () => {
  const { visited } = showWith({ status: 'none' });
  await waitFor(() => expect(visited).toEqual(['/subscribe']));
});

test('when the status cannot be read, then it is unknown, not inactive', async () => {
  server.on('GET /api/subscription/status', { status: 503, body: {} });
  show(<ManageSubscriptionScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Subscription Status Unknown');
});

test('when a golfer has paid, then plans and features are closed', async () => {
  showWith(statuses.PAID);
  expect(await screen.findByRole('button', { name: 'All Available Plans' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Everything Included' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Best Value')).not.toBeInTheDocument();
});

test('when the plan stays as it is, then its next charge is said once', async () => {
  showWith(statuses.PAID);
  const bill = within(await screen.findByRole('region', { name: 'Billing Information' }));
  expect(bill.getAllByText(/\$16\.99/)).toHaveLength(1);
  expect(bill.queryByText('Next charge')).not.toBeInTheDocument();
});

test('when a golfer has a paid plan, then the bill shows plan and price', async () => {
  const { actor } = showWith(statuses.PAID);
  await actor.click(await screen.findByRole('button', { name: 'All Available Plans' }));
  const bill = within(await screen.findByRole('region', { name: 'Billing Information' }));
  expect(bill.getByText('$16.99 per year')).toBeInTheDocument();
  expect(bill.getByText('June 15, 2027')).toBeInTheDocument();
  expect(bill.getByText('Auto-renewal enabled')).toBeInTheDocument();
  const [monthly, annual] = bill.getAllByRole('listitem');
  expect(monthly).toHaveTextContent(/Monthly.*per month/);
  expect(monthly).not.toHaveTextContent('Current');
  expect(annual).toHaveTextContent(/Annual.*Best Value.*Current.*per year/);
});

test('when the billing date is not known yet, then it says so', async () => {
  showWith({ ...statuses.PAID, nextRenewalDate: null });
  expect(await screen.findByText('Updating...')).toBeInTheDocument();
  expect(screen.getByText(/synchronised with the payment provider/)).toBeInTheDocument();
});

test.each<[string, Partial<SubscriptionStatus>, string]>([
  ['the trial is over', statuses.TRIAL_OVER, 'Subscribe, $16.99 today'],
  ['the card was refused', statuses.REFUSED, 'Subscribe, $16.99 today'],
  ['the subscription ended', statuses.ENDED, 'Subscribe, $16.99 today'],
  ['a payment was owed too long', statuses.OWING_TOO_LONG, 'Subscribe, $16.99 today'],
  ['the own trial is still to be had', statuses.GRANTED_OVER, 'Start 7-Day Free Trial'],
])('when %s, then the way to the plans says what happens, with prices', async (_case, status, label) => {
  showWith(status);
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', '/subscribe');
  expect(await screen.findByText('$1.99 per month or $16.99 per year')).toBeInTheDocument();
});

test.each<[string, Partial<SubscriptionStatus>, string]>([
  ['on trial', statuses.ON_TRIAL, 'Upgrade to Paid Plan, starts Nov 28'],
  ['canceled', statuses.CANCELED, 'Choose plan, starts Jun 15, 2027'],
])('when it is %s, then the way to the plans says when one starts', async (_case, status, label) => {
  showWith(status);
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', '/subscribe');
});

test.each([
  ['a trial with a plan', statuses.ON_TRIAL_WITH_PLAN],
  ['a paid plan', statuses.PAID],
  ['a payment owed', statuses.OWING],
])('when there is %s, then no other plan is to be chosen', async (_case, status) => {
  showWith(status);
  await screen.findByRole('button', { name: /^Cancel/ });
  expect(screen.queryByRole('link', { name: /Upgrade|Choose plan|Subscribe/ })).not.toBeInTheDocument();
});

test.each([
  ['the bill', statuses.PAID, 'The prices could not be loaded.'],
  ['the way to the plans', statuses.TRIAL_OVER, 'The prices could not be loaded.'],
])('when the prices cannot be had, then %s says so, and tries again', async (where, status, words) => {
  server.on('GET /api/subscription/plans', { status: 503, body: {} });
  const { actor } = showWith(status);
  if (where === 'the bill') await actor.click(await screen.findByRole('button', { name: 'All Available Plans' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  server.on('GET /api/subscription/plans', { body: { monthly: { name: 'Monthly', amount: 199, interval: 'month' }, annual: { name: 'Annual', amount: 1699, interval: 'year' } } });
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
});

describe('canceling', () => {
  const CANCEL = 'POST /api/subscription/cancel';

  test('when a golfer chooses Keep Trial in the dialog, then nothing is canceled', async () => {
    const { actor } = showWith(statuses.ON_TRIAL);
    await actor.click(await screen.findByRole('button', { name: 'Cancel Trial Subscription' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel Trial Subscription?' });
    expect(dialog).toHaveTextContent('November 28, 2026');
    await actor.click(within(dialog).getByRole('button', { name: 'Keep Trial' }));
    expect(server.bodies(CANCEL)).toEqual([]);
  });

  test('when a trial is canceled, then the screen leads to the plans', async () => {
    const canceled = { ...statuses.ON_TRIAL, cancelAtPeriodEnd: true };
    server.on(CANCEL, { body: canceled });
    const { actor, visited } = showWith(statuses.ON_TRIAL);
    await actor.click(await screen.findByRole('button', { name: 'Cancel Trial Subscription' }));
    signIn(server, {}, canceled);
    await actor.click(await screen.findByRole('button', { name: 'Yes, Cancel Trial' }));
    expect(await screen.findByText(/Your trial is canceled/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel Trial Subscription' })).not.toBeInTheDocument();
    await waitFor(() => expect(visited).toEqual(['/subscribe']));
  });

  test('when a payment is owed, then canceling is said to end access at once', async () => {
    const ended: SubscriptionStatus = { ...statuses.STATUS, status: 'canceled', reason: 'Subscription ended' };
    server.on(CANCEL, { body: ended });
    const { actor } = showWith(statuses.OWING);
    await actor.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('so your access ends now');
    signIn(server, {}, ended);
    await actor.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
    expect(await screen.findByText('Your access has ended.')).toBeInTheDocument();
  });

  test('when canceling a paid plan fails, then a message says so', async () => {
    server.on(CANCEL, { status: 500, body: {} });
    const { actor, visited } = showWith(statuses.PAID);
    await actor.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByRole('button', { name: 'Keep Subscription' })).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
    expect(await screen.findByText('Cancellation Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to cancel subscription. Please try again.')).toBeInTheDocument();
    expect(visited).toEqual([]);
  });
});
