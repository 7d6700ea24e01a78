/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { screen, waitFor } from '@testing-library/react';
import { SubscribeScreen } from '../src/features/subscribe/subscribe-screen';
import { WelcomeTrialScreen } from '../src/features/welcome-trial/welcome-trial-screen';
import { serveEachTest, show, signIn, USER } from './support/show';
import * as statuses from './support/statuses';

const server = serveEachTest();
beforeEach(() => signIn(server));

const START = { name: 'Start 7-Day Free Trial' };
const CREATE = 'POST /api/subscription/create';
const CONFIRM = 'POST /api/subscription/simulated/confirm';
const AFTER_SETUP = 'POST /api/subscription/create-after-setup';

describe('starting the trial without a card', () => {
  const press = async () => {
    const shown = show(<WelcomeTrialScreen />);
    // As in the shell: the user is cached, and no mounted component observes the query.
    shown.client.setQueryData(currentUserQuery().queryKey, USER);
    await shown.actor.click(screen.getByRole('button', { name: 'Start Using Fairshare Now' }));
    return shown;
  };

  test('when the trial has started, then user and status are read again', async () => {
    server.on('POST /api/trial/start', { status: 201, body: statuses.ON_TRIAL });
    signIn(server, { autoTrialStatus: 'active', hasActiveSubscription: true }, statuses.ON_TRIAL);
    const { visited, client } = await press();
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(client.getQueryData(currentUserQuery().queryKey)).toMatchObject({ autoTrialStatus: 'active' });
    expect(client.getQueryData(subscriptionStatusQuery().queryKey)).toEqual(statuses.ON_TRIAL);
  });

  test.each([
    [{ message: 'Your free trial has already been used.' }, 'Your free trial has already been used.'],
    [{}, 'Please try again or contact support.'],
  ])('when the trial cannot start, then the reason is shown: %j', async (body, text) => {
    server.on('POST /api/trial/start', { status: 409, body });
    const { visited } = await press();
    expect(await screen.findByText('Failed to start trial')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(visited).toEqual([]);
  });

  test.each<[string, Partial<SubscriptionStatus>, string, string | null]>([
    ['it is used up under a deleted account', statuses.HAD_TRIAL, 'Subscribe, $16.99 today', null],
    ['it is over', statuses.TRIAL_OVER, 'Subscribe, $16.99 today', null],
    ['it is running', statuses.ON_TRIAL, 'Choose plan, starts Nov 28', 'Open Fairshare'],
  ])('when %s, then the trial is not offered, and plans say when charged', async (_case, status, label, open) => {
    signIn(server, { autoTrialStatus: 'used' }, status);
    show(<WelcomeTrialScreen />);
    expect(await screen.findByRole('link', { name: new RegExp(`Annual.*${label.replace('$', '\\$')}`) })).toHaveAttribute('href', '/subscribe?plan=annual');
    expect(screen.queryByRole('button', { name: 'Start Using Fairshare Now' })).not.toBeInTheDocument();
    if (open) expect(screen.getByRole('link', { name: open })).toHaveAttribute('href', '/');
  });

  test('when a plan is running, then it is managed, not chosen again', async () => {
    signIn(server, { autoTrialStatus: 'used' }, statuses.PAID);
    show(<WelcomeTrialScreen />);
    expect(await screen.findByRole('link', { name: 'Manage Subscription' })).toHaveAttribute('href', '/manage-subscription');
    expect(screen.queryByRole('link', { name: /Annual/ })).not.toBeInTheDocument();
  });

  test('when the welcome is shown, then it links to both plans', () => {
    show(<WelcomeTrialScreen />);
    expect(screen.getByRole('link', { name: /Monthly/ })).toHaveAttribute('href', '/subscribe?plan=monthly');
    expect(screen.getByRole('link', { name: /Annual Save 30%/ })).toHaveAttribute('href', '/subscribe?plan=annual');
  });
});

describe('choosing a plan', () => {
  test.each([
    ['', 'Annual'],
    ['?plan=annual', 'Annual'],
    ['?plan=monthly', 'Monthly'],
    ['?plan=lifetime', 'Annual'],
  ])('when the query string is "%s", then the %s plan is selected', async (search, plan) => {
    show(<SubscribeScreen />, { search });
    expect(await screen.findByRole('radio', { name: new RegExp(plan) })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Annual Most Popular/ })).toBeInTheDocument();
  });

  test.each([
    [{ status: 500, body: {} }, 'Subscription Error', 'Failed to start subscription. Please try again.'],
    [{ status: 409, body: { message: 'You already have an active subscription.' } }, 'Subscription Error', 'You already have an active subscription.'],
    [{ body: { clientSecret: '' } }, 'Setup Error', 'Payment setup failed. Please try again or contact support.'],
  ])('when the server answers %j, then the error is headed %s and explained', async (reply, title, text) => {
    server.on(CREATE, reply);
    const { actor } = show(<SubscribeScreen />);
    await actor.click(await screen.findByRole('button', START));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('when somebody not signed in chooses a plan, then the screen leads to /login', async () => {
    server.on(CREATE, { status: 401, body: { message: 'Unauthorized' } });
    const { actor, visited } = show(<SubscribeScreen />);
    await actor.click(await screen.findByRole('button', START));
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument();
    await waitFor(() => expect(visited).toEqual(['/login']));
  });

  test.each<[string, Partial<SubscriptionStatus>, string]>([
    ['a newcomer', statuses.STATUS, 'Start 7-Day Free Trial'],
    ['whoever had a manual trial', statuses.GRANTED_OVER, 'Start 7-Day Free Trial'],
    ['whoever is on trial', statuses.ON_TRIAL, 'Choose plan, starts Nov 28'],
    ['whoever was granted a trial', { ...statuses.ON_TRIAL, status: 'manual_trial' }, 'Choose plan, starts Nov 28'],
    [
      'whoever canceled a plan on trial',
      { ...statuses.ON_TRIAL_WITH_PLAN, cancelAtPeriodEnd: true, nextCharge: null, offer: statuses.ON_TRIAL.offer },
      'Choose plan, starts Nov 28',
    ],
    ['whoever canceled a paid plan', statuses.CANCELED, 'Choose plan, starts Jun 15, 2027'],
    ['whoever had the trial', statuses.TRIAL_OVER, 'Subscribe, $16.99 today'],
    ['whoever had it under a deleted account', statuses.HAD_TRIAL, 'Subscribe, $16.99 today'],
    ['whoever owed it too long', statuses.OWING_TOO_LONG, 'Subscribe, $16.99 today'],
    ['whoever had a card refused', statuses.REFUSED, 'Subscribe, $16.99 today'],
    ['whoever had a plan', statuses.ENDED, 'Subscribe, $16.99 today'],
  ])('when the plans are shown to %s, then the button says when: %#', async (_who, status, label) => {
    signIn(server, { autoTrialStatus: 'used' }, status);
    show(<SubscribeScreen />);
    expect(await screen.findByRole('button', { name: label })).toBeInTheDocument();
    if (label !== START.name) expect(screen.queryByRole('button', START)).not.toBeInTheDocument();
  });

  test('when the other plan is chosen, then the button names its price', async () => {
    signIn(server, { autoTrialStatus: 'expired' }, statuses.TRIAL_OVER);
    const { actor } = show(<SubscribeScreen />);
    await actor.click(await screen.findByRole('radio', { name: /^Monthly/ }));
    expect(await screen.findByRole('button', { name: 'Subscribe, $1.99 today' })).toBeInTheDocument();
    expect(screen.getByText('You have had your free trial: a plan chosen now begins, and is charged, today.')).toBeInTheDocument();
  });

  test.each([
    ['a paid plan', statuses.PAID],
    ['a plan that follows the trial', statuses.ON_TRIAL_WITH_PLAN],
  ])('when %s is running, then it is managed, not chosen again', async (_case, status) => {
    signIn(server, { autoTrialStatus: 'used' }, status);
    show(<SubscribeScreen />);
    expect(await screen.findByRole('link', { name: 'Manage Subscription' })).toHaveAttribute('href', '/manage-subscription');
    expect(screen.queryByRole('button', START)).not.toBeInTheDocument();
  });

  test.each<[string, SubscriptionStatus, string]>([
    ['within the grace', statuses.OWING, 'Your last payment of $16.99 failed. You have access until December 6, 2026.'],
    ['too long', statuses.OWING_TOO_LONG, 'Your last payment of $16.99 failed, and your access ended on November 20, 2026.'],
  ])('when a payment is owed %s, then the way to pay it is shown', async (_case, status, words) => {
    signIn(server, { autoTrialStatus: 'used' }, status);
    show(<SubscribeScreen />);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change Card' })).toHaveAttribute('href', '/manage-subscription');
  });

  test('when a payment is owed within grace, then no second plan is offered', async () => {
    signIn(server, { autoTrialStatus: 'used' }, statuses.OWING);
    show(<SubscribeScreen />);
    expect(await screen.findByText('You have a plan. Another card keeps it.')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    for (const button of screen.queryAllByRole('button')) expect(button).not.toHaveAccessibleName(/Subscribe|Start/);
    expect(screen.getByRole('link', { name: 'Back to App' })).toHaveAttribute('href', '/');
  });

  test('when plans are shown, then they stand in the same order, welcome or choice', async () => {
    const namesOf = (shown: HTMLElement[]) => shown.map((one) => /^(Monthly|Annual)/.exec((one.closest('label') ?? one).textContent ?? '')?.[0]);
    show(<WelcomeTrialScreen />);
    expect(namesOf(screen.getAllByRole('link', { name: /^(Monthly|Annual)/ }))).toEqual(['Monthly', 'Annual']);
    show(<SubscribeScreen />);
    expect(namesOf(await screen.findAllByRole('radio'))).toEqual(['Monthly', 'Annual']);
  });

  test('when the subscription cannot be read, then no button promises anything', async () => {
    server.on('GET /api/subscription/status', { status: 503, body: {} });
    const { actor } = show(<SubscribeScreen />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your subscription could not be read.');
    expect(screen.queryByRole('button', START)).not.toBeInTheDocument();
    signIn(server);
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', START)).toBeInTheDocument();
  });
});

describe('the card', () => {
  beforeEach(() => {
    server.on(CREATE, { body: { clientSecret: 'seti_1_secret_2', setupIntentId: 'seti_1' } });
    server.on(AFTER_SETUP, { status: 201, body: statuses.ON_TRIAL });
  });

  async function enter(cardNumber: string) {
    const shown = show(<SubscribeScreen />, { search: '?plan=monthly' });
    await shown.actor.click(await screen.findByRole('button', START));
    expect(await screen.findByRole('heading', { name: 'Complete Your Setup' })).toBeInTheDocument();
    await shown.actor.type(await screen.findByLabelText('Card Number'), cardNumber);
    await shown.actor.click(screen.getByRole('button', { name: 'Complete Setup' }));
    return shown;
  }

  test('when the card is confirmed, then the subscription is created', async () => {
    server.on(CONFIRM, { body: { status: 'succeeded', setupIntentId: 'seti_1' } });
    const { visited, client } = await enter('4242 4242 4242 4242');
    expect(await screen.findByRole('heading', { name: 'Setup Complete' })).toBeInTheDocument();
    signIn(server, { autoTrialStatus: 'used' }, statuses.ON_TRIAL);
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(server.bodies(CREATE)).toEqual([{ planKey: 'monthly' }]);
    expect(server.bodies(CONFIRM)).toEqual([{ clientSecret: 'seti_1_secret_2', cardNumber: '4242 4242 4242 4242', confirmed: false }]);
    expect(server.bodies(AFTER_SETUP)).toEqual([{ setupIntentId: 'seti_1' }]);
    expect(client.getQueryData(subscriptionStatusQuery().queryKey)).toEqual(statuses.ON_TRIAL);
    expect(client.getQueryData(currentUserQuery().queryKey)).toMatchObject({ autoTrialStatus: 'used' });
  });

  test('when the card is saved without a subscription, then activation is promised', async () => {
    server.on(CONFIRM, { body: { status: 'succeeded', setupIntentId: 'seti_1' } });
    server.on(AFTER_SETUP, { status: 503, body: { message: 'away' } });
    const { visited } = await enter('4242 4242 4242 4242');
    expect(await screen.findByText('Payment method saved. Your trial will be activated shortly.')).toBeInTheDocument();
    expect(screen.queryByText('away')).not.toBeInTheDocument();
    await waitFor(() => expect(visited).toEqual(['/']));
  });

  test('when the bank asks for confirmation, then confirming creates the subscription', async () => {
    server.on(CONFIRM, { body: { status: 'requires_action', setupIntentId: 'seti_1' } });
    const { actor } = await enter('4000 0025 0000 3155');
    expect(await screen.findByRole('alertdialog', { name: 'Confirm Your Card' })).toBeInTheDocument();
    server.on(CONFIRM, { body: { status: 'succeeded', setupIntentId: 'seti_1' } });
    await actor.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(server.bodies(AFTER_SETUP)).toEqual([{ setupIntentId: 'seti_1' }]));
    expect(server.bodies(CONFIRM).at(-1)).toMatchObject({ confirmed: true });
  });

  test('when the card is declined, then its field gives the provider’s reason', async () => {
    server.on(CONFIRM, { status: 400, body: { message: 'Your card was declined.', code: 'CARD_DECLINED' } });
    const { actor } = await enter('4000 0000 0000 0002');
    expect(await screen.findByText('Payment Setup Failed')).toBeInTheDocument();
    expect(server.bodies(AFTER_SETUP)).toEqual([]);
    const field = screen.getByLabelText('Card Number');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Your card was declined.');
    expect(field).toHaveFocus();
    await actor.type(field, '1');
    expect(field).toBeValid();
    await waitFor(() => expect(screen.queryByText('Payment Setup Failed')).not.toBeInTheDocument());
  });

  test('when the confirmation is canceled, then the field says so', async () => {
    server.on(CONFIRM, { body: { status: 'requires_action', setupIntentId: 'seti_1' } });
    const { actor } = await enter('4000 0025 0000 3155');
    await actor.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Card Number')).toHaveAccessibleDescription('The card was not confirmed.');
  });

  test.each([
    [
      { status: 404, body: { message: 'This card setup was not found. Please choose your plan again.' } },
      'Setup failed: This card setup was not found. Please choose your plan again.',
    ],
    [{ status: 503, body: {} }, 'Setup failed: Please try again.'],
  ])('when something other than the card fails, then the error says what: %j', async (reply, words) => {
    server.on(CONFIRM, reply);
    await enter('4242 4242 4242 4242');
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText('Card Number')).toBeValid();
  });

  test("when the card refuses today's payment, then another card is asked for", async () => {
    signIn(server, { autoTrialStatus: 'expired' }, statuses.TRIAL_OVER);
    server.on(CONFIRM, { body: { status: 'succeeded', setupIntentId: 'seti_1' } });
    server.on(AFTER_SETUP, { status: 400, body: { message: 'Your card was declined.', code: 'CARD_DECLINED' } });
    const { actor } = show(<SubscribeScreen />, { search: '?plan=monthly' });
    await actor.click(await screen.findByRole('button', { name: 'Subscribe, $1.99 today' }));
    server.on(CREATE, { body: { clientSecret: 'seti_2_secret_2', setupIntentId: 'seti_2' } });
    await actor.type(await screen.findByLabelText('Card Number'), '4000 0000 0000 0341');
    await actor.click(screen.getByRole('button', { name: 'Subscribe, $1.99 today' }));
    expect(await screen.findByText('Payment Setup Failed')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Card Number')).toHaveAccessibleDescription('Your card was declined.'));
    expect(screen.queryByText(/will be activated/)).not.toBeInTheDocument();

    server.on(AFTER_SETUP, { status: 201, body: statuses.PAID });
    await actor.type(screen.getByLabelText('Card Number'), '4242 4242 4242 4242');
    await actor.click(screen.getByRole('button', { name: 'Subscribe, $1.99 today' }));
    expect(await screen.findByRole('heading', { name: 'Setup Complete' })).toBeInTheDocument();
    expect(server.bodies(CONFIRM).at(-1)).toMatchObject({ clientSecret: 'seti_2_secret_2' });
  });

  test('when what is typed is no card number, then nothing is sent', async () => {
    await enter('4242');
    expect(await screen.findByText('Please enter a valid card number')).toBeInTheDocument();
    expect(server.bodies(CONFIRM)).toEqual([]);
  });

  test('when the card was confirmed at the bank, then returning creates the subscription', async () => {
    show(<SubscribeScreen />, { search: '?setup_intent=seti_9&redirect_status=succeeded' });
    await waitFor(() => expect(server.bodies(AFTER_SETUP)).toEqual([{ setupIntentId: 'seti_9' }]));
  });
});
