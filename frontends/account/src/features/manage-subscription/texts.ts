import type { PlanKey } from '@fairshare/contracts';

/** The words of subscription management; the messages are the specification's (001, sections 2 and 8). */
export const TEXTS = {
  title: 'Manage Subscription',
  backToApp: 'Back to App',
  loading: 'Loading your subscription',
  unknownTitle: 'Subscription Status Unknown',
  unknownSafe: 'Your subscription is not affected.',

  trial: {
    title: 'Free Trial Active',
    badge: 'Free Trial',
    text: (until: string) => `Your 7-day trial is active until ${until}.`,
    grantedText: (until: string) => `Your trial is active until ${until}.`,
    canceledText: (until: string) => `Your trial is canceled. You have access until ${until}, and will not be charged.`,
  },
  active: {
    title: 'Subscription Active',
    badge: 'Active',
    nextBilling: (date: string) => `Next billing date: ${date}`,
    canceledText: (until: string) => `Your subscription is canceled. You have access until ${until}.`,
    pastDue: 'Your last payment failed. Subscribe again with another card to keep your access.',
  },
  expired: { title: 'Subscription Required', badge: 'Inactive', text: 'Your free trial is over. Choose a plan to go on scoring.' },
  inactive: { title: 'No Active Subscription', badge: 'Inactive', text: 'Choose a plan to go on scoring.' },

  billing: {
    title: 'Billing Information',
    currentPlan: 'Current plan',
    amount: 'Amount',
    nextBillingDate: 'Next billing date',
    accessUntil: 'Access until',
    updating: 'Updating...',
    updatingNote: 'Your billing is being synchronised with the payment provider.',
    autoRenewal: 'Auto-renewal enabled',
    noRenewal: 'Auto-renewal is off',
    allPlans: 'All Available Plans',
    bestValue: 'Best Value',
    current: 'Current',
  },

  actions: {
    title: 'Actions',
    startTrial: 'Start Free Trial',
    upgrade: 'Upgrade to Paid Plan',
    subscribeAgain: 'Subscribe Again',
    cancelTrial: 'Cancel Trial Subscription',
    cancelPaid: 'Cancel Subscription',
  },
  cancelTrial: {
    title: 'Cancel Trial Subscription?',
    description: (until: string) => `You keep access until ${until}, the end of your trial, and will not be charged.`,
    keep: 'Keep Trial',
    confirm: 'Yes, Cancel Trial',
  },
  cancelPaid: {
    title: 'Cancel Subscription?',
    description: (until: string | null) =>
      `You keep access until ${until ?? 'the end of the billing period'}, and will not be charged again.`,
    /** What was not paid for has no period to run to its end. */
    descriptionOwing: 'Your last payment failed, so your access ends now. You will not be charged again.',
    keep: 'Keep Subscription',
    confirm: 'Yes, Cancel',
  },
  canceling: 'Canceling...',
  canceled: { title: 'Subscription Canceled', until: (day: string) => `You have access until ${day}.`, ended: 'Your access has ended.' },
  cancelFailed: { title: 'Cancellation Failed', fallback: 'Failed to cancel subscription. Please try again.' },

  features: 'Everything Included',
} as const;

export const PLAN_WORDS: Readonly<Record<PlanKey, { name: string; interval: string }>> = {
  monthly: { name: 'Monthly', interval: 'per month' },
  annual: { name: 'Annual', interval: 'per year' },
};
