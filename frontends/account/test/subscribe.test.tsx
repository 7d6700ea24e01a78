/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import type { ApiServer } from '@fairshare/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { SubscribeScreen } from '../src/features/subscribe/subscribe-screen';
import { WelcomeTrialScreen } from '../src/features/welcome-trial/welcome-trial-screen';
import { ON_TRIAL, serve, show, signIn, STATUS, USER } from './support/show';

let server: ApiServer;
beforeEach(async () => {
  server = await serve();
  signIn(server);
});
afterEach(() => server.close());

const START = { name: 'Start 7-Day Free Trial' };
const CREATE = 'POST /api/subscription/create';
const CONFIRM = 'POST /api/subscription/simulated/confirm';
const AFTER_SETUP = 'POST /api/subscription/create-after-setup';
/** 3 s until access is read again, 0.5 s until the way leads home, and some air. */
const WITHIN = { timeout: 8_000 };

describe('starting the trial without a card', () => {
  const press = async () => {
    const shown = show(<WelcomeTrialScreen />);
    // As the shell has it: asked before, and shown by no one now.
    shown.client.setQueryData(currentUserQuery().queryKey, USER);
    await shown.actor.click(screen.getByRole('button', { name: 'Start Using Fairshare Now' }));
    return shown;
  };

  test('reads user and status again before the way leads home', async () => {
    server.on('POST /api/trial/start', { status: 201, body: ON_TRIAL });
    signIn(server, { autoTrialStatus: 'active', hasActiveSubscription: true }, ON_TRIAL);
    const { visited, client } = await press();
    await waitFor(() => expect(visited).toEqual(['/']), WITHIN);
    expect(client.getQueryData(currentUserQuery().queryKey)).toMatchObject({ autoTrialStatus: 'active' });
    expect(client.getQueryData(subscriptionStatusQuery().queryKey)).toEqual(ON_TRIAL);
  });

  test.each([
    [{ message: 'Your free trial has already been used.' }, 'Your free trial has already been used.'],
    [{}, 'Please try again or contact support.'],
  ])('says why it failed: %j', async (body, text) => {
    server.on('POST /api/trial/start', { status: 409, body });
    const { visited } = await press();
    expect(await screen.findByText('Failed to start trial')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(visited).toEqual([]);
  });

  test('the plans are offered with the saving', () => {
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
  ])('with "%s" it is %s', (search, plan) => {
    show(<SubscribeScreen />, { search });
    expect(screen.getByRole('radio', { name: new RegExp(plan) })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Annual Most Popular/ })).toBeInTheDocument();
  });

  test.each([
    [{ status: 500, body: {} }, 'Subscription Error', 'Failed to start subscription. Please try again.'],
    [{ status: 409, body: { message: 'You already have an active subscription.' } }, 'Subscription Error', 'You already have an active subscription.'],
    [{ body: { clientSecret: '' } }, 'Setup Error', 'Payment setup failed. Please try again or contact support.'],
  ])('%j is said as %s', async (reply, title, text) => {
    server.on(CREATE, reply);
    const { actor } = show(<SubscribeScreen />);
    await actor.click(screen.getByRole('button', START));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('someone who is not signed in is led to the sign-in', async () => {
    server.on(CREATE, { status: 401, body: { message: 'Unauthorized' } });
    const { actor, visited } = show(<SubscribeScreen />);
    await actor.click(screen.getByRole('button', START));
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument();
    await waitFor(() => expect(visited).toEqual(['/login']));
  });

  test('whoever had the trial is told that the plan is charged at once', async () => {
    signIn(server, { autoTrialStatus: 'expired' }, { ...STATUS, status: 'expired', reason: 'Trial expired' });
    show(<SubscribeScreen />);
    expect(await screen.findByText(/is charged, today/)).toBeInTheDocument();
  });
});

describe('the card', () => {
  beforeEach(() => {
    server.on(CREATE, { body: { clientSecret: 'seti_1_secret_2', setupIntentId: 'seti_1' } });
    server.on(AFTER_SETUP, { status: 201, body: ON_TRIAL });
  });

  async function enter(cardNumber: string) {
    const shown = show(<SubscribeScreen />, { search: '?plan=monthly' });
    await shown.actor.click(screen.getByRole('button', START));
    expect(await screen.findByRole('heading', { name: 'Complete Your Setup' })).toBeInTheDocument();
    await shown.actor.type(await screen.findByLabelText('Card Number'), cardNumber);
    await shown.actor.click(screen.getByRole('button', { name: 'Complete Setup' }));
    return shown;
  }

  test('is confirmed, makes the subscription, and the way leads home with what is new', async () => {
    server.on(CONFIRM, { body: { status: 'succeeded', setupIntentId: 'seti_1' } });
    const { visited, client } = await enter('4242 4242 4242 4242');
    expect(await screen.findByRole('heading', { name: 'Setup Complete' })).toBeInTheDocument();
    signIn(server, { autoTrialStatus: 'used' }, ON_TRIAL);
    await waitFor(() => expect(visited).toEqual(['/']), WITHIN);
    expect(server.bodies(CREATE)).toEqual([{ planKey: 'monthly' }]);
    expect(server.bodies(CONFIRM)).toEqual([{ clientSecret: 'seti_1_secret_2', cardNumber: '4242 4242 4242 4242', confirmed: false }]);
    expect(server.bodies(AFTER_SETUP)).toEqual([{ setupIntentId: 'seti_1' }]);
    expect(client.getQueryData(subscriptionStatusQuery().queryKey)).toEqual(ON_TRIAL);
    expect(client.getQueryData(currentUserQuery().queryKey)).toMatchObject({ autoTrialStatus: 'used' });
  });

  test('goes on when the subscription could not be made: the card is saved', async () => {
    server.on(CONFIRM, { body: { status: 'succeeded', setupIntentId: 'seti_1' } });
    server.on(AFTER_SETUP, { status: 503, body: { message: 'away' } });
    const { visited } = await enter('4242 4242 4242 4242');
    expect(await screen.findByText('Payment method saved. Your trial will be activated shortly.')).toBeInTheDocument();
    expect(screen.queryByText('away')).not.toBeInTheDocument();
    await waitFor(() => expect(visited).toEqual(['/']), WITHIN);
  });

  test('asks for confirmation where the bank does', async () => {
    server.on(CONFIRM, { body: { status: 'requires_action', setupIntentId: 'seti_1' } });
    const { actor } = await enter('4000 0025 0000 3155');
    expect(await screen.findByRole('alertdialog', { name: 'Confirm Your Card' })).toBeInTheDocument();
    server.on(CONFIRM, { body: { status: 'succeeded', setupIntentId: 'seti_1' } });
    await actor.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(server.bodies(AFTER_SETUP)).toEqual([{ setupIntentId: 'seti_1' }]));
    expect(server.bodies(CONFIRM).at(-1)).toMatchObject({ confirmed: true });
  });

  test('declined: the provider says why, and another can be entered', async () => {
    server.on(CONFIRM, { status: 400, body: { message: 'Your card was declined.' } });
    await enter('4000 0000 0000 0002');
    expect(await screen.findByText('Payment Setup Failed')).toBeInTheDocument();
    expect(screen.getByText('Your card was declined.')).toBeInTheDocument();
    expect(server.bodies(AFTER_SETUP)).toEqual([]);
    expect(screen.getByLabelText('Card Number')).toBeInTheDocument();
  });

  test('that is no card number is not sent', async () => {
    await enter('4242');
    expect(await screen.findByText('Please enter a valid card number')).toBeInTheDocument();
    expect(server.bodies(CONFIRM)).toEqual([]);
  });

  test('confirmed on a page of the bank is completed on the way back', async () => {
    show(<SubscribeScreen />, { search: '?setup_intent=seti_9&redirect_status=succeeded' });
    await waitFor(() => expect(server.bodies(AFTER_SETUP)).toEqual([{ setupIntentId: 'seti_9' }]));
  });
});
