import type { CardOnFile, OpenPayment } from '@fairshare/contracts';
import { CardDeclined } from '../../domain/errors';

/** Stripe's test cards, and what each is for. */
export const TEST_CARDS = {
  works: '4242424242424242',
  isDeclined: '4000000000000002',
  needsConfirmation: '4000002500003155',
  /** The bank wants every payment confirmed, however the card was set up. */
  alwaysToBeConfirmed: '4000002760003184',
  /** Can be set up, but no payment from it succeeds. */
  cannotPay: '4000000000000341',
} as const;

const METHOD_TO_BE_CONFIRMED = 'pm_always_to_be_confirmed';
const METHOD_THAT_CANNOT_PAY = 'pm_cannot_pay';

/** The payment method of a card; null: its holder must confirm the card first. @throws CardDeclined */
export function paymentMethodOf(cardNumber: string, confirmed: boolean): string | null {
  switch (cardNumber) {
    case TEST_CARDS.works:
      return 'pm_works';
    case TEST_CARDS.needsConfirmation:
      return confirmed ? 'pm_confirmed' : null;
    case TEST_CARDS.alwaysToBeConfirmed:
      return confirmed ? METHOD_TO_BE_CONFIRMED : null;
    case TEST_CARDS.cannotPay:
      return METHOD_THAT_CANNOT_PAY;
    case TEST_CARDS.isDeclined:
      throw new CardDeclined('Your card was declined.');
    default:
      throw new CardDeclined('No real card is charged here: please use one of the test cards.');
  }
}

const METHODS: Readonly<Record<string, string>> = {
  pm_works: TEST_CARDS.works,
  pm_confirmed: TEST_CARDS.needsConfirmation,
  [METHOD_TO_BE_CONFIRMED]: TEST_CARDS.alwaysToBeConfirmed,
  [METHOD_THAT_CANNOT_PAY]: TEST_CARDS.cannotPay,
};

/** The card of a payment method, as it may be shown; all test cards are of one brand. */
export function cardOf(paymentMethodId: string): CardOnFile | null {
  const last4 = METHODS[paymentMethodId]?.slice(-4);
  return last4 === undefined ? null : { brand: 'visa', last4 };
}

/** What a payment with it waits for; null: the payment succeeds at once. */
export function neededToPay(paymentMethodId: string): OpenPayment['needs'] | null {
  if (paymentMethodId === METHOD_TO_BE_CONFIRMED) return 'confirmation';
  return paymentMethodId === METHOD_THAT_CANNOT_PAY ? 'another-card' : null;
}
