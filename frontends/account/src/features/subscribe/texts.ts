/** Texts of plan choice and payment; the messages are from the specification (001, sections 2 and 8). */
export const TEXTS = {
  choose: {
    title: 'Choose Your Plan',
    lead: {
      free_trial: 'Free for 7 days. Cancel any time before they are over and pay nothing.',
      later: 'You keep the access you have. The plan begins, and is charged, when that ends.',
      today: 'Score on with everything included. Cancel any time.',
      owed: 'You have a plan. Another card keeps it.',
      toBeConfirmed: 'You have a plan. Your bank wants its payment confirmed.',
      none: 'You have a plan. It can be changed at any time.',
    },
    question: 'Plan',
    mostPopular: 'Most Popular',
    submitting: 'Starting...',
    checking: 'Checking Your Subscription...',
    trialUsed: 'You have had your free trial: a plan chosen now begins, and is charged, today.',
    chargedToday: 'A plan chosen now begins, and is charged, today.',
    hasAccess: (until: string | null) => (until ? `You have access until ${until}.` : 'You have access now.'),
    manage: 'Manage Subscription',
    changeCard: 'Change Card',
    confirmPayment: 'Confirm Payment',
    backToApp: 'Back to App',
    haveAccount: 'Already have an account?',
    logIn: 'Log In',
    pricesFailed: 'The plans could not be loaded.',
    standingFailed: 'Your subscription could not be read.',
    standingSafe: 'It is not affected, and nothing is charged.',
  },
  pay: {
    title: 'Complete Your Setup',
    lead: {
      today: (price: string | null) => (price ? `Your plan begins today, and ${price} is charged today.` : 'Your plan begins, and is charged, today.'),
      on: (price: string | null, day: string | null) =>
        price && day ? `${price} is charged to your card on ${day}, and nothing before.` : 'Your card is charged when your free days end, and not before.',
    },
    changePlan: 'Change',
    submit: 'Complete Setup',
  },
  done: {
    title: 'Setup Complete',
    lead: 'Your payment method is saved. Getting everything ready for your next round...',
  },
  noClientSecret: { title: 'Setup Error', description: 'Payment setup failed. Please try again or contact support.' },
  createFailed: { title: 'Subscription Error', fallback: 'Failed to start subscription. Please try again.' },
  cardFailed: { title: 'Payment Setup Failed', fallback: 'Please try again.' },
  activationLate: { title: 'Setup Complete', description: 'Payment method saved. Your trial will be activated shortly.' },
} as const;

/** The blurbs of the subscribe screen (specification 001, section 1). */
export const BLURBS = [
  { title: 'Group Activation', text: 'One code, and everyone in your group scores on their own phone.' },
  { title: 'Smart Calculations', text: 'Every side game settled together, in the fewest payments.' },
  { title: 'Live Tracking', text: 'Points, cards and payouts as they happen, hole by hole.' },
] as const;
