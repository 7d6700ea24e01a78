/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { ManageSubscriptionScreen } from '../src/features/manage-subscription/manage-subscription-screen';
import { SubscribeScreen } from '../src/features/subscribe/subscribe-screen';
import StripeConfirmation from '../src/shared/payment-confirmation/stripe-confirmation';
import { serveEachTest, show, signIn } from './support/show';
import * as statuses from './support/statuses';

const confirmCardPayment = jest.fn();
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => ({ confirmCardPayment: (...args: unknown[]) => confirmCardPayment(...args) }) }));

const server = serveEachTest();
const PAYMENT = { clientSecret: 'pi_1_secret_2', paymentMethodId: null, hostedUrl: 'https://invoice.stripe.com/i/1' };
const BANK = 'POST /api/subscription/simulated/confirm-payment';

function showWith(status: SubscriptionStatus) {
  signIn(server, {}, status);
  server.on('GET /api/subscription/open-payment', { body: PAYMENT });
  server.on(BANK, { body: { status: 'succeeded' } });
  return show(<ManageSubscriptionScreen />);
}

async function press(actor: ReturnType<typeof show>['actor'], answer: 'Confirm' | 'Cancel') {
  await actor.click(await screen.findByRole('button', { name: 'Confirm $16.99' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Your Payment' }));
  await actor.click(question.getByRole('button', { name: answer }));
}

test('when the bank wants a payment confirmed, then the page says what to do', async () => {
  showWith(statuses.TO_BE_CONFIRMED);
  const card = within(await screen.findByRole('region', { name: 'Confirm Your Payment' }));
  expect(card.getByText('Your bank wants you to confirm your payment of $16.99. You have access until December 6, 2026.')).toBeInTheDocument();
  expect(card.getByText('Confirm the payment to keep your access. Your card need not change.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change Card' })).toBeInTheDocument();
});

test('when access is over, then the payment can still be confirmed', async () => {
  showWith({ ...statuses.OWING_TOO_LONG, openPayment: statuses.TO_BE_CONFIRMED.openPayment });
  expect(await screen.findByText('Your bank wants you to confirm your payment of $16.99. Your access ended on November 20, 2026.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm $16.99' })).toBeInTheDocument();
});

test('when the payment is confirmed, then the plan is active', async () => {
  const { actor } = showWith(statuses.TO_BE_CONFIRMED);
  server.on('POST /api/subscription/confirm-payment', { body: statuses.PAID });
  await screen.findByRole('button', { name: 'Confirm $16.99' });
  signIn(server, {}, statuses.PAID);
  await press(actor, 'Confirm');
  expect(await screen.findByText('Payment Confirmed')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Subscription Active' })).toBeInTheDocument();
  expect(server.bodies(BANK)).toEqual([{ clientSecret: 'pi_1_secret_2' }]);
});

test('when the golfer does not confirm, then it can be tried again', async () => {
  const { actor } = showWith(statuses.TO_BE_CONFIRMED);
  await press(actor, 'Cancel');
  expect(await screen.findByText('Payment Not Confirmed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Confirm on the Page of the Payment Provider' })).toHaveAttribute('href', PAYMENT.hostedUrl);
  expect(server.bodies(BANK)).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm $16.99' })).toBeEnabled());
});

test('when the provider is slow to pay, then the page says so', async () => {
  const { actor } = showWith(statuses.TO_BE_CONFIRMED);
  server.on('POST /api/subscription/confirm-payment', { body: statuses.TO_BE_CONFIRMED });
  await press(actor, 'Confirm');
  expect(await screen.findByText('Your bank is making the payment. That can take a minute.')).toBeInTheDocument();
});

test('when nothing is to be confirmed any more, then the server says so', async () => {
  const { actor } = showWith(statuses.TO_BE_CONFIRMED);
  server.on('GET /api/subscription/open-payment', { status: 409, body: { code: 'NO_OPEN_PAYMENT', message: 'No payment is waiting to be confirmed.' } });
  await actor.click(await screen.findByRole('button', { name: 'Confirm $16.99' }));
  expect(await screen.findByText('No payment is waiting to be confirmed.')).toBeInTheDocument();
});

test('when a plan is to be chosen instead, then the way leads to confirming', async () => {
  signIn(server, {}, statuses.TO_BE_CONFIRMED);
  show(<SubscribeScreen />);
  expect(await screen.findByRole('link', { name: 'Confirm Payment' })).toHaveAttribute('href', '/manage-subscription');
  expect(screen.getByText('You have a plan. Your bank wants its payment confirmed.')).toBeInTheDocument();
});

describe('a first payment', () => {
  test('when the bank wants it confirmed, then the page has it confirmed', async () => {
    showWith(statuses.STARTING);
    const card = within(await screen.findByRole('region', { name: 'Confirm Your Payment' }));
    expect(card.getByText('Your bank wants you to confirm your payment of $16.99.')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Confirm $16.99' })).toBeInTheDocument();
  });

  test('when another plan could be chosen, then confirming is offered', async () => {
    signIn(server, {}, statuses.STARTING);
    show(<SubscribeScreen />);
    expect(await screen.findByRole('link', { name: 'Confirm Payment' })).toHaveAttribute('href', '/manage-subscription');
    expect(screen.getByRole('button', { name: 'Subscribe, $16.99 today' })).toBeInTheDocument();
  });
});

describe('Stripe', () => {
  beforeEach(() => confirmCardPayment.mockReset());

  async function ask(answer: object, paymentMethodId: string | null = null) {
    confirmCardPayment.mockResolvedValue(answer);
    const onConfirmed = jest.fn();
    const onFailed = jest.fn();
    show(<StripeConfirmation publishableKey="pk_test_1" payment={{ ...PAYMENT, paymentMethodId }} onConfirmed={onConfirmed} onFailed={onFailed} />);
    await waitFor(() => expect(onConfirmed.mock.calls.length + onFailed.mock.calls.length).toBe(1));
    return { onConfirmed, onFailed };
  }

  test('when the bank has its confirmation, then the payment counts as confirmed', async () => {
    const { onConfirmed } = await ask({ paymentIntent: { status: 'succeeded' } });
    expect(onConfirmed).toHaveBeenCalled();
    expect(confirmCardPayment.mock.calls).toEqual([['pi_1_secret_2', undefined]]);
  });

  test('when the payment has lost its card, then it is named again', async () => {
    await ask({ paymentIntent: { status: 'succeeded' } }, 'pm_1');
    expect(confirmCardPayment.mock.calls).toEqual([['pi_1_secret_2', { payment_method: 'pm_1' }]]);
  });

  test('when the bank turns it down, then its words are shown', async () => {
    const { onFailed } = await ask({ error: { message: 'We are unable to authenticate your payment method.' } });
    expect(onFailed).toHaveBeenCalledWith('We are unable to authenticate your payment method.');
  });
});
