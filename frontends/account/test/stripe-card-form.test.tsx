/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import StripeCardForm from '../src/shared/card-form/stripe-card-form';
import { show } from './support/show';

/** What Stripe's script would do in its frame; the form around it is ours. */
const confirmSetup = jest.fn();
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => ({ confirmSetup: (...args: unknown[]) => confirmSetup(...args) }) }));
jest.mock('@stripe/react-stripe-js', () => {
  let loaded: unknown = null;
  return {
    Elements: ({ stripe, children }: { stripe: unknown; children: ReactNode }) => {
      loaded = stripe;
      return children;
    },
    PaymentElement: () => <p>Stripe’s fields</p>,
    useStripe: () => loaded,
    useElements: () => ({}),
  };
});

beforeEach(() => confirmSetup.mockReset());

async function confirm() {
  const saved = jest.fn();
  const shown = show(<StripeCardForm publishableKey="pk_test_1" clientSecret="seti_1_secret_2" submitLabel="Complete Setup" returnPath="/subscribe?plan=annual" onCardSaved={saved} />);
  const submit = await screen.findByRole('button', { name: 'Complete Setup' });
  await waitFor(() => expect(submit).toBeEnabled());
  await shown.actor.click(submit);
  return { saved, submit };
}

test('the setup is confirmed here, and leads to the bank only where it must', async () => {
  confirmSetup.mockResolvedValue({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
  const { saved } = await confirm();
  await waitFor(() => expect(saved).toHaveBeenCalledWith('seti_1'));
  expect(confirmSetup).toHaveBeenCalledWith(expect.objectContaining({ redirect: 'if_required', confirmParams: { return_url: expect.stringMatching(/\/subscribe\?plan=annual$/) as string } }));
});

test('a card that is refused: the words are the provider’s', async () => {
  confirmSetup.mockResolvedValue({ error: { message: 'Your card has expired.' } });
  const { saved } = await confirm();
  expect(await screen.findByText('Payment Setup Failed')).toBeInTheDocument();
  expect(screen.getByText('Your card has expired.')).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
});

test.each([
  ['nobody answers', () => Promise.reject(new Error('No connection')), 'Setup failed: No connection'],
  ['the setup is not done', () => Promise.resolve({ setupIntent: { id: 'seti_1', status: 'processing' } }), 'Setup failed: processing'],
])('another failure, when %s, is said in ours', async (_case, answer, words) => {
  confirmSetup.mockImplementation(answer);
  const { saved, submit } = await confirm();
  expect(await screen.findByText('Error')).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
  await waitFor(() => expect(submit).toBeEnabled());
});
