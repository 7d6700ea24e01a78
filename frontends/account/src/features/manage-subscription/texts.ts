import type { CardOnFile } from '@fairshare/contracts';
import { formatShortDate } from '../../shared/dates';

/** Brands whose name is not the provider's word with a capital letter. */
const BRANDS: Readonly<Record<string, string>> = { amex: 'American Express', diners: 'Diners Club', jcb: 'JCB', unionpay: 'UnionPay', eftpos_au: 'Eftpos' };

interface PlanChange {
  readonly to: string;
  readonly price: string;
  readonly day: string;
}

/** Texts of subscription management; the messages are from the specification (001, sections 2 and 8). */
export const TEXTS = {
  title: 'Manage Subscription',
  loading: 'Loading your subscription',
  unknownTitle: 'Subscription Status Unknown',
  unknownSafe: 'Your subscription is not affected.',

  pricesFailed: 'The prices could not be loaded.',

  trial: {
    title: 'Free Trial Active',
    badge: 'Free Trial',
    text: (until: string) => `Your 7-day trial is active until ${until}.`,
    grantedText: (until: string) => `Your trial is active until ${until}.`,
    canceledText: (until: string) => `Your trial is canceled. You have access until ${until}, and will not be charged.`,
    then: (plan: string, price: string, date: string) => `Then your ${plan} plan begins: ${price} on ${date}.`,
  },
  active: {
    title: 'Subscription Active',
    badge: 'Active',
    nextBilling: (date: string) => `Next billing date: ${date}`,
  },
  toBeConfirmed: { title: 'Confirm Your Payment', badge: 'Past Due' },
  pastDue: { title: 'Payment Failed', badge: 'Past Due' },
  ending: { title: 'Subscription Canceled', badge: 'Canceled' },
  expired: { title: 'Subscription Required', badge: 'Inactive' },
  inactive: { title: 'No Active Subscription', badge: 'Inactive' },

  billing: {
    title: 'Billing Information',
    currentPlan: 'Current plan',
    amount: 'Amount',
    nextBillingDate: 'Next billing date',
    nextCharge: 'Next charge',
    charge: (price: string, at: string) => `${price} on ${formatShortDate(at)}`,
    amountDue: 'Amount due',
    accessUntil: 'Access until',
    card: 'Card',
    cardWords: ({ brand, last4 }: CardOnFile) => `${BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)} ending in ${last4}`,
    changeCard: 'Change Card',
    openingCard: 'Opening...',
    confirmPayment: (price: string) => `Confirm ${price}`,
    confirming: 'Asking Your Bank...',
    hostedPage: 'Confirm on the Page of the Payment Provider',
    updating: 'Updating...',
    updatingNote: 'Your billing is being synchronised with the payment provider.',
    autoRenewal: 'Auto-renewal enabled',
    noRenewal: 'Auto-renewal is off',
    allPlans: 'All Available Plans',
    bestValue: 'Best Value',
    current: 'Current',
    from: (day: string) => `From ${day}`,
    changeTo: (plan: string) => `Change to ${plan}`,
    keep: (plan: string) => `Keep ${plan}`,
  },
  changePlan: {
    title: (plan: string) => `Change to ${plan}?`,
    onTrial: ({ to, price, day }: PlanChange) => `Your trial goes on. When it ends on ${day}, the ${to} plan begins and ${price} is charged. Nothing is charged today.`,
    onPaid: ({ to, price, day }: PlanChange) => `What you have paid for runs until ${day}. Then the ${to} plan begins, and ${price} is charged. Nothing is charged today.`,
    keep: (plan: string) => `Keep ${plan}`,
    confirm: (plan: string) => `Change to ${plan}`,
    busy: 'Changing...',
    done: 'Plan Changed',
    charged: ({ price, day }: Pick<PlanChange, 'price' | 'day'>) => `${price} is charged on ${day}.`,
    failed: { title: 'Plan Not Changed', fallback: 'Your plan is as it was. Please try again.' },
  },
  cardStep: {
    title: 'Change Card',
    owing: (price: string) => `${price} that you owe is charged to the new card at once, and so is what comes after.`,
    next: (price: string, day: string) => `Nothing is charged today. The new card is charged ${price} on ${day}.`,
    later: 'Nothing is charged today. The new card is charged from the next payment on.',
    pay: (price: string) => `Pay ${price} now`,
    save: 'Save Card',
    keep: 'Keep the Card I Have',
    saving: 'Saving your card',
  },
  cardChanged: 'Card Changed',
  bankWantsConfirmation: 'Your bank wants you to confirm the payment.',
  paymentConfirmed: { title: 'Payment Confirmed', onItsWay: 'Your bank is making the payment. That can take a minute.' },
  confirmFailed: { title: 'Payment Not Confirmed', fallback: 'Nothing was paid. Please try again.' },
  changeCardFailed: { title: 'Card Not Changed', fallback: 'Your card is as it was. Please try again.' },

  actions: {
    title: 'Actions',
    upgrade: (day: string) => `Upgrade to Paid Plan, starts ${day}`,
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
    description: (until: string | null) => `You keep access until ${until ?? 'the end of the billing period'}, and will not be charged again.`,
    /** Without payment there is no paid period left to use. */
    descriptionOwing: 'Your last payment failed, so your access ends now. You will not be charged again.',
    keep: 'Keep Subscription',
    confirm: 'Yes, Cancel',
  },
  canceling: 'Canceling...',
  canceled: { title: 'Subscription Canceled', until: (day: string) => `You have access until ${day}.`, ended: 'Your access has ended.' },
  cancelFailed: { title: 'Cancellation Failed', fallback: 'Failed to cancel subscription. Please try again.' },

  features: 'Everything Included',
} as const;
