/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { ManageSubscriptionScreen } from '../src/features/manage-subscription/manage-subscription-screen';
import { serveEachTest, show, signIn } from './support/show';
import { ON_TRIAL_WITH_PLAN, OWING, PAID } from './support/statuses';

const CHANGE_PLAN = 'POST /api/subscription/change-plan';
const CHANGE_CARD = 'POST /api/subscription/change-card';
const CONFIRM = 'POST /api/subscription/simulated/confirm';
const AFTER_SETUP = 'POST /api/subscription/change-card-after-setup';

const server = serveEachTest();

function showWith(status: SubscriptionStatus, search = '') {
  signIn(server, {}, status);
  return show(<ManageSubscriptionScreen />, { search });
}

/** Expands the plans, which are collapsed at first. */
async function showPlans(status: SubscriptionStatus) {
  const shown = showWith(status);
  await shown.actor.click(await screen.findByRole('button', { name: 'All Available Plans' }));
  return shown;
}

const bill = async () => within(await screen.findByRole('region', { name: 'Billing Information' }));

test('when a plan was chosen on trial, then its amount and date show', async () => {
  showWith(ON_TRIAL_WITH_PLAN);
  const shown = await bill();
  expect(shown.getByText('$16.99 per year')).toBeInTheDocument();
  expect(shown.getByText('Visa ending in 4242')).toBeInTheDocument();
  expect(shown.getByText('November 28, 2026')).toBeInTheDocument();
});

test('when a payment is owed, then its amount stands instead of a date', async () => {
  showWith(OWING);
  const shown = await bill();
  expect(shown.getByText('Amount due')).toBeInTheDocument();
  expect(shown.queryByText('Updating...')).not.toBeInTheDocument();
  expect(shown.queryByText('Auto-renewal enabled')).not.toBeInTheDocument();
});

describe('changing the plan', () => {
  const CHANGED: SubscriptionStatus = { ...PAID, nextCharge: { at: PAID.nextCharge!.at, amount: 199, planKey: 'monthly' } };

  test('when it is paid, then the question says what is charged when', async () => {
    server.on(CHANGE_PLAN, { body: CHANGED });
    const { actor } = await showPlans(PAID);
    await actor.click(await screen.findByRole('button', { name: 'Change to Monthly' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Change to Monthly?' });
    expect(dialog).toHaveTextContent('What you have paid for runs until June 15, 2027. Then the Monthly plan begins, and $1.99 is charged. Nothing is charged today.');
    signIn(server, {}, CHANGED);
    await actor.click(within(dialog).getByRole('button', { name: 'Change to Monthly' }));
    expect(await screen.findByText('Plan Changed')).toBeInTheDocument();
    expect(server.bodies(CHANGE_PLAN)).toEqual([{ planKey: 'monthly' }]);
    const shown = await bill();
    expect(shown.getByText('Monthly, $1.99 on Jun 15, 2027')).toBeInTheDocument();
    expect(shown.getByText('From Jun 15, 2027')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Keep Annual' })).toBeInTheDocument();
  });

  test('when it is on trial, then the trial goes on', async () => {
    const { actor } = await showPlans(ON_TRIAL_WITH_PLAN);
    await actor.click(await screen.findByRole('button', { name: 'Change to Monthly' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Your trial goes on.');
  });

  test('when it is refused, then that is said', async () => {
    server.on(CHANGE_PLAN, { status: 409, body: { message: 'There is no running plan to change.' } });
    const { actor } = await showPlans(PAID);
    await actor.click(await screen.findByRole('button', { name: 'Change to Monthly' }));
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change to Monthly' }));
    expect(await screen.findByText('Plan Not Changed')).toBeInTheDocument();
    expect(screen.getByText('There is no running plan to change.')).toBeInTheDocument();
  });

  test('when a payment is owed, then no other plan is offered', async () => {
    await showPlans(OWING);
    expect(screen.queryByRole('button', { name: /^Change to/ })).not.toBeInTheDocument();
  });
});

describe('changing the card', () => {
  beforeEach(() => {
    server.on(CHANGE_CARD, { body: { clientSecret: 'seti_1_secret_2', setupIntentId: 'seti_1' } });
    server.on(CONFIRM, { body: { status: 'succeeded', setupIntentId: 'seti_1' } });
  });

  async function enter(status: SubscriptionStatus, button: string, cardNumber = '4000 0025 0000 3155') {
    const shown = showWith(status);
    await shown.actor.click(await screen.findByRole('button', { name: 'Change Card' }));
    expect(await screen.findByRole('heading', { name: 'Change Card' })).toBeInTheDocument();
    await shown.actor.type(await screen.findByLabelText('Card Number'), cardNumber);
    await shown.actor.click(screen.getByRole('button', { name: button }));
    return shown;
  }

  test('when another is set up, then the bill shows it', async () => {
    const changed = { ...PAID, card: { brand: 'amex', last4: '3155' } };
    server.on(AFTER_SETUP, { body: changed });
    await enter(PAID, 'Save Card');
    signIn(server, {}, changed);
    expect(await screen.findByText('American Express ending in 3155')).toBeInTheDocument();
    expect(screen.getByText('Card Changed')).toBeInTheDocument();
    expect(server.bodies(AFTER_SETUP)).toEqual([{ setupIntentId: 'seti_1' }]);
  });

  test('when a payment is owed, then the button says that it is paid now', async () => {
    server.on(AFTER_SETUP, { body: PAID });
    await enter(OWING, 'Pay $16.99 now');
    signIn(server, {}, PAID);
    expect(await screen.findByText('Subscription Active')).toBeInTheDocument();
  });

  test('when the card refuses what is owed, then another is asked for', async () => {
    server.on(AFTER_SETUP, { status: 400, body: { message: 'Your card was declined.', code: 'CARD_DECLINED' } });
    await enter(OWING, 'Pay $16.99 now');
    expect(await screen.findByText('Card Not Changed')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Card Number')).toHaveAccessibleDescription('Your card was declined.'));
    expect(server.bodies(CHANGE_CARD)).toHaveLength(2);
  });

  test('when the card is kept after all, then nothing is sent', async () => {
    const { actor } = showWith(PAID);
    await actor.click(await screen.findByRole('button', { name: 'Change Card' }));
    await actor.click(await screen.findByRole('button', { name: 'Keep the Card I Have' }));
    expect(await screen.findByText('Visa ending in 4242')).toBeInTheDocument();
    expect(server.bodies(AFTER_SETUP)).toEqual([]);
  });

  test('when it cannot be begun, then that is said', async () => {
    server.on(CHANGE_CARD, { status: 503, body: {} });
    const { actor } = showWith(PAID);
    await actor.click(await screen.findByRole('button', { name: 'Change Card' }));
    expect(await screen.findByText('Card Not Changed')).toBeInTheDocument();
  });

  test('when a bank led away and back, then the card is put in place', async () => {
    server.on(AFTER_SETUP, { body: PAID });
    showWith(PAID, '?setup_intent=seti_9&redirect_status=succeeded');
    await waitFor(() => expect(server.bodies(AFTER_SETUP)).toEqual([{ setupIntentId: 'seti_9' }]));
  });
});
