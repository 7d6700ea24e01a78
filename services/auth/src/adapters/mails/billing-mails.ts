import type { BillingNotice, PlanKey } from '@fairshare/contracts';
import type { Mail } from '../mailer';
import { compose, type EmailFrame } from './compose';

/** The content of a billing mail. The action opens one of two screens. */
interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly path: '/subscribe' | '/manage-subscription' };
}

const PLAN_WORDS: Readonly<Record<PlanKey, { readonly name: string; readonly every: string }>> = {
  monthly: { name: 'Monthly', every: 'every month' },
  annual: { name: 'Annual', every: 'every year' },
};

/** In whole cents, as charged: "$1.99". */
const dollars = (cents: number) => `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });
const TIME = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "Tuesday, December 1, 2026, at 09:30 UTC". */
const dateOf = (instant: string) => `${DAY.format(new Date(instant))}, at ${TIME.format(new Date(instant))} UTC`;

const choose = { label: 'Choose a plan', path: '/subscribe' } as const;
const manage = { label: 'Manage your plan', path: '/manage-subscription' } as const;

const ENDED: Readonly<Record<Extract<BillingNotice, { kind: 'access-ended' }>['because'], string>> = {
  'trial-over': 'Your free trial is over. Nothing is charged.',
  'trial-revoked': 'An administrator ended the free access you were given. Nothing is charged.',
  'payment-failed': 'The payment for your plan was not made.',
  'plan-over': 'Your plan was canceled. Nothing more is charged.',
};

function letterOf(product: string, notice: BillingNotice): Letter {
  switch (notice.kind) {
    case 'trial-ends': {
      const what = notice.by === 'us' ? `Your free trial of ${product}` : `The free access to ${product} that an administrator gave you`;
      const paragraphs = [
        `${what} ends on ${dateOf(notice.endsAt)}.`,
        'Nothing is charged then. To go on after that, choose a plan. It is charged when the free time is over, not before.',
      ];
      return { subject: `Your free time with ${product} ends soon`, paragraphs, action: choose };
    }
    case 'first-charge': {
      const { name, every } = PLAN_WORDS[notice.planKey];
      const charge = `Your free trial of ${product} ends on ${dateOf(notice.at)}. Your ${name} plan begins then: ${dollars(notice.amount)} is charged to your card, and again ${every}.`;
      const paragraphs = [charge, 'You can change the plan or the card, or cancel, before that date. If you cancel before it, nothing is charged.'];
      return { subject: `Your first ${product} payment is coming`, paragraphs, action: manage };
    }
    case 'payment-failed': {
      const { name } = PLAN_WORDS[notice.planKey];
      const paragraphs = [
        `The payment of ${dollars(notice.amount)} for your ${name} plan of ${product} failed.`,
        `Your access stays until ${dateOf(notice.accessUntil)}. Change your card before that: the payment is then made at once, and your plan goes on.`,
      ];
      return { subject: `Your ${product} payment failed`, paragraphs, action: { label: 'Change your card', path: manage.path } };
    }
    case 'payment-to-confirm': {
      const { name } = PLAN_WORDS[notice.planKey];
      const paragraphs = [
        `Your bank wants you to confirm the payment of ${dollars(notice.amount)} for your ${name} plan of ${product}.`,
        `Your access stays until ${dateOf(notice.accessUntil)}. Confirm the payment before that, and your plan goes on.`,
      ];
      return { subject: `Please confirm your ${product} payment`, paragraphs, action: { label: 'Confirm the payment', path: manage.path } };
    }
    case 'plan-changed': {
      const { name, every } = PLAN_WORDS[notice.planKey];
      const paragraphs = [
        `Your ${product} plan was changed. The next charge is ${dollars(notice.amount)} for the ${name} plan, on ${dateOf(notice.at)}, and again ${every}.`,
        'Nothing is charged before that date. If you did not change it, write to us.',
      ];
      return { subject: `Your ${product} plan was changed`, paragraphs, action: manage };
    }
    case 'plan-canceled': {
      const access = notice.accessUntil === null ? 'Your access has ended.' : `Your access stays until ${dateOf(notice.accessUntil)}.`;
      const what = notice.what === 'plan' ? `Your ${product} plan was canceled. Nothing more is charged.` : `Your free trial of ${product} was canceled. Nothing is charged.`;
      return {
        subject: `Your ${product} ${notice.what} was canceled`,
        paragraphs: [`${what} ${access}`, 'Your groups and rounds are kept. To go on, choose a plan.'],
        action: choose,
      };
    }
    case 'access-ended': {
      const paragraphs = [
        `Your access to ${product} ended on ${dateOf(notice.at)}. ${ENDED[notice.because]}`,
        'Your groups and rounds are kept. With a plan you can use them again.',
      ];
      // When a payment is owed, the user should change the card first. Without a payable plan that page links to the plans.
      return { subject: `Your access to ${product} has ended`, paragraphs, action: notice.because === 'payment-failed' ? manage : choose };
    }
  }
}

/** A mail about a user's payments. `publicUrl`: without a trailing slash. */
export function billingMail(head: EmailFrame, { to, notice, publicUrl }: { readonly to: string; readonly notice: BillingNotice; readonly publicUrl: string }): Mail {
  const { subject, paragraphs, action } = letterOf(head.productName, notice);
  const why = `You get this mail because it is about what you pay. It is sent also to those who chose no news by mail.`;
  return compose(head, { to, subject, paragraphs: [...paragraphs, why], action: { label: action.label, link: `${publicUrl}${action.path}` } });
}
