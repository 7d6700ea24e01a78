/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { type ReactNode, useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import StripeCardForm from '../src/shared/card-form/stripe-card-form';
import { show } from './support/show';

/** The frame with Stripe's fields. It loads at once, unless a test changes that. */
interface Frame {
  onReady: () => void;
  onLoadError: () => void;
}
let onFrame: (frame: Frame) => void;

/** Replaces Stripe's script in its frame; the form around it is ours. */
const confirmSetup = jest.fn();
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => ({ confirmSetup: (...args: unknown[]) => confirmSetup(...args) }) }));
jest.mock('@stripe/react-stripe-js', () => {
  let loaded: unknown = null;
  return {
    Elements: ({ stripe, children }: { stripe: unknown; children: ReactNode }) => {
      loaded = stripe;
      return children;
    },
    PaymentElement: (frame: Frame) => {
      useEffect(() => void onFrame(frame), [frame]);
      return <p>Stripe’s fields</p>;
    },
    useStripe: () => loaded,
    useElements: () => ({}),
  };
});

beforeEach(() => {
  confirmSetup.mockReset();
  onFrame = ({ onReady }) => onReady();
});

function showForm() {
  const saved = jest.fn();
  const readyChange = jest.fn();
  const form = (
    <StripeCardForm
      publishableKey="pk_test_1"
      clientSecret="seti_1_secret_2"
      submitLabel="Complete Setup"
      returnPath="/subscribe?plan=annual"
      onReadyChange={readyChange}
      onCardSaved={saved}
    />
  );
  return { ...show(form), saved, readyChange };
}

async function confirm() {
  const { actor, saved } = showForm();
  const submit = await screen.findByRole('button', { name: 'Complete Setup' });
  await actor.click(submit);
  return { saved, submit };
}

test('when Stripe’s fields are not there yet, then the button says so', async () => {
  let frame: Frame | undefined;
  onFrame = (shown) => (frame = shown);
  confirmSetup.mockResolvedValue({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
  const { actor, readyChange } = showForm();
  const submit = await screen.findByRole('button', { name: 'Loading the Payment Form...' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await actor.click(submit);
  expect(confirmSetup).not.toHaveBeenCalled();
  expect(readyChange).not.toHaveBeenCalled();

  act(() => frame?.onReady());
  expect(submit).toHaveAccessibleName('Complete Setup');
  expect(readyChange).toHaveBeenCalledWith(true);
  await actor.click(submit);
  expect(confirmSetup).toHaveBeenCalledTimes(1);
});

test('when Stripe’s fields cannot be loaded, then they can be loaded again', async () => {
  onFrame = ({ onLoadError }) => onLoadError();
  const { actor } = showForm();
  expect(await screen.findByText('The payment form could not be loaded.')).toBeInTheDocument();
  onFrame = ({ onReady }) => onReady();
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Complete Setup' })).toBeEnabled();
});

test('when the setup succeeds, then the card counts as saved', async () => {
  confirmSetup.mockResolvedValue({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
  const { saved } = await confirm();
  await waitFor(() => expect(saved).toHaveBeenCalledWith('seti_1'));
  expect(confirmSetup).toHaveBeenCalledWith(
    expect.objectContaining({ redirect: 'if_required', confirmParams: { return_url: expect.stringMatching(/\/subscribe\?plan=annual$/) as string } }),
  );
});

test('when Stripe refuses the card, then its own message is shown', async () => {
  confirmSetup.mockResolvedValue({ error: { message: 'Your card has expired.' } });
  const { saved } = await confirm();
  expect(await screen.findByText('Payment Setup Failed')).toBeInTheDocument();
  expect(screen.getByText('Your card has expired.')).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
});

test.each([
  ['nobody answers', () => Promise.reject(new Error('No connection')), 'Setup failed: No connection'],
  ['the setup is not done', () => Promise.resolve({ setupIntent: { id: 'seti_1', status: 'processing' } }), 'Setup failed: processing'],
])('when %s, then the failure is told and no card is saved', async (_case, answer, words) => {
  confirmSetup.mockImplementation(answer);
  const { saved, submit } = await confirm();
  expect(await screen.findByText('Error')).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
  await waitFor(() => expect(submit).toBeEnabled());
});
