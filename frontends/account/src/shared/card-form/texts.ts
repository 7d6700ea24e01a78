/** Texts of both providers' card forms; the messages are from the specification (001, section 8). */
export const TEXTS = {
  submitting: 'Saving Your Card...',
  loadFailed: 'The payment form could not be loaded.',
  loading: 'Loading the Payment Form...',
  simulated: {
    testMode: 'Test mode: no card is charged',
    cardNumber: 'Card Number',
    invalidCardNumber: 'Please enter a valid card number',
    tryCards: 'Test cards',
    confirmTitle: 'Confirm Your Card',
    confirmDescription: 'Your bank asks whether it was you. This is a test: nothing is charged.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    confirmPaymentTitle: 'Confirm Your Payment',
    paymentNotConfirmed: 'The payment was not confirmed.',
    notConfirmed: 'The card was not confirmed.',
  },
  cardFailed: { title: 'Payment Setup Failed', fallback: 'Please try again.' },
  otherFailure: (message: string) => ({ title: 'Error', description: `Setup failed: ${message}` }),
} as const;

/** The simulated provider's test cards, and their results. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'accepted' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0025 0000 3155', outcome: 'to be confirmed' },
  { number: '4000 0027 6000 3184', outcome: 'each payment to be confirmed' },
] as const;
