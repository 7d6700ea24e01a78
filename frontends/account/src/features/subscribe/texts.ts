import type { PlanKey } from '@fairshare/contracts';
import { SAVING } from '../../shared/constants';

/** The words of plan choice and payment; the messages are the specification's (001, sections 2 and 8). */
export const TEXTS = {
  choose: {
    title: 'Choose Your Plan',
    lead: {
      newcomer: 'Free for 7 days. Cancel any time before they are over and pay nothing.',
      withAccess: 'You keep the access you have. The plan begins, and is charged, when that ends.',
      chargedAtOnce: 'Score on with everything included. Cancel any time.',
    },
    question: 'Plan',
    mostPopular: 'Most Popular',
    submit: 'Start 7-Day Free Trial',
    submitting: 'Starting...',
    chargedAtOnce: 'You have had your free trial: a plan chosen now begins, and is charged, today.',
    hasAccess: (until: string | null) => (until ? `You have access until ${until}.` : 'You have access now.'),
    backToApp: 'Back to App',
    haveAccount: 'Already have an account?',
    logIn: 'Log In',
    pricesFailed: 'The plans could not be loaded.',
  },
  pay: {
    title: 'Complete Your Setup',
    lead: {
      newcomer: 'Your card is saved for the day the trial ends. You are not charged before.',
      withAccess: 'Your card is saved for the day your access ends. You are not charged before.',
      chargedAtOnce: 'Your plan begins today, and your card is charged today.',
    },
    changePlan: 'Change',
    submit: 'Complete Setup',
    submitting: 'Saving Your Card...',
    loadFailed: 'The payment form could not be loaded.',
    loading: 'Loading the payment form',
  },
  simulated: {
    testMode: 'Test mode: no card is charged',
    cardNumber: 'Card Number',
    invalidCardNumber: 'Please enter a valid card number',
    tryCards: 'Test cards',
    confirmTitle: 'Confirm Your Card',
    confirmDescription: 'Your bank asks whether it was you. This is a test: nothing is charged.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    notConfirmed: 'The card was not confirmed.',
  },
  done: {
    title: 'Setup Complete',
    lead: 'Your payment method is saved. Getting everything ready for your next round...',
  },
  noClientSecret: { title: 'Setup Error', description: 'Payment setup failed. Please try again or contact support.' },
  createFailed: { title: 'Subscription Error', fallback: 'Failed to start subscription. Please try again.' },
  cardFailed: { title: 'Payment Setup Failed', fallback: 'Please try again.' },
  activationLate: { title: 'Setup Complete', description: 'Payment method saved. Your trial will be activated shortly.' },
  otherFailure: (message: string) => ({ title: 'Error', description: `Setup failed: ${message}` }),
} as const;

interface PlanWords {
  readonly name: string;
  readonly interval: string;
  readonly tag: string | null;
}

export const PLAN_WORDS: Readonly<Record<PlanKey, PlanWords>> = {
  monthly: { name: 'Monthly', interval: 'per month', tag: null },
  annual: { name: 'Annual', interval: 'per year', tag: SAVING },
};

/** The blurbs of the subscribe screen (specification 001, section 1). */
export const BLURBS = [
  { title: 'Group Activation', text: 'One code, and everyone in your group scores on their own phone.' },
  { title: 'Smart Calculations', text: 'Every side game settled together, in the fewest payments.' },
  { title: 'Live Tracking', text: 'Points, cards and payouts as they happen, hole by hole.' },
] as const;

/** What the simulated provider answers to its test cards. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'accepted' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0025 0000 3155', outcome: 'to be confirmed' },
] as const;
