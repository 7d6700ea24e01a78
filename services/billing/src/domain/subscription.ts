import type { CardOnFile, OpenPayment, PlanKey } from '@fairshare/contracts';
import { GRACE_DAYS } from './plans';
import { daysAfter, isAfter } from './time';

/** Stripe's states of a subscription. */
export type ProviderStatus = 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled';

/** A subscription as the payment provider tells it: all of it that access depends on. Instants in ISO 8601, UTC. */
export interface Subscription {
  readonly id: string;
  /** The plan in force: of the trial, or of what is paid. */
  readonly planKey: PlanKey;
  /** What is charged when the period turns, in cents: for the same plan, unless the other one was asked for. */
  readonly next: { readonly planKey: PlanKey; readonly amount: number };
  /** What it is charged to; absent in what was noted before it was kept. */
  readonly card?: CardOnFile | null;
  /** Its payment that is owed, and what that waits for; absent in what was noted before it was kept. */
  readonly openPayment?: OpenPayment | null;
  /** The card setup it was made from. */
  readonly setupIntentId: string | null;
  readonly status: ProviderStatus;
  readonly createdAt: string;
  readonly currentPeriodStart: string;
  readonly currentPeriodEnd: string;
  readonly trialEndsAt: string | null;
  /** Once its cancellation is asked for: when it will end. */
  readonly cancelsAt: string | null;
  readonly endedAt: string | null;
  /** It ended because a payment failed. */
  readonly endedUnpaid: boolean;
}

const LIVE: readonly ProviderStatus[] = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];
const NEVER_BEGAN: readonly ProviderStatus[] = ['incomplete', 'incomplete_expired'];

/** True until it has ended: it may still ask for money. */
export const isLive = (subscription: Subscription): boolean => LIVE.includes(subscription.status);

/** The one of a customer's subscriptions that counts: the newest that lives, else the newest that ever began. The same in any order. */
export function currentOf(subscriptions: readonly Subscription[]): Subscription | null {
  const began = subscriptions.filter(({ status }) => !NEVER_BEGAN.includes(status));
  const live = began.filter(isLive);
  const candidates = live.length > 0 ? live : began;
  return candidates.reduce<Subscription | null>((best, next) => (best === null || isNewer(next, best) ? next : best), null);
}

/** The newest whose first payment waits for the bank's confirmation; null: none, or one that was begun since lives. */
export function startingOf(subscriptions: readonly Subscription[], current: Subscription | null): Subscription | null {
  const starting = subscriptions.filter(({ status, openPayment }) => status === 'incomplete' && openPayment?.needs === 'confirmation');
  const [newest = null] = starting.sort((a, b) => (isNewer(a, b) ? -1 : 1));
  return newest && current && isLive(current) && current.createdAt >= newest.createdAt ? null : newest;
}

/** What another one has taken the place of, and what must not be paid as well: whatever else lives, and first payments that were given up. */
export function supersededOf(subscriptions: readonly Subscription[], current: Subscription | null, starting: Subscription | null): Subscription[] {
  const newest = starting ?? (current && isLive(current) ? current : null);
  const isGivenUp = ({ status, createdAt }: Subscription) => status === 'incomplete' && newest !== null && newest.createdAt >= createdAt;
  return subscriptions.filter((other) => other.id !== current?.id && other.id !== starting?.id && (isLive(other) || isGivenUp(other)));
}

/** It may still ask for money, or be paid for the first time. */
export const isOpen = (subscription: Subscription): boolean => isLive(subscription) || subscription.status === 'incomplete';

const isNewer = (a: Subscription, b: Subscription) => a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id);

/**
 * The last instant at which it gives access if nothing else happens. One that will renew has the grace after its period: without it a
 * payment's event would have to arrive in the very second in which the period turns.
 */
export function accessEndOf(subscription: Subscription): string | null {
  const { status, cancelsAt, currentPeriodStart, currentPeriodEnd, endedAt } = subscription;
  switch (status) {
    case 'trialing':
    case 'active':
      return cancelsAt ?? daysAfter(currentPeriodEnd, GRACE_DAYS);
    case 'past_due':
      // The period it failed to pay for has begun already.
      return [daysAfter(currentPeriodStart, GRACE_DAYS), ...(cancelsAt ? [cancelsAt] : [])].sort()[0] ?? null;
    case 'unpaid':
    case 'paused':
      return currentPeriodStart;
    case 'canceled':
      return endedAt;
    case 'incomplete':
    case 'incomplete_expired':
      return null;
  }
}

/** Until when the customer need not pay: the rest of its trial, or of what a canceled one was paid for. */
export function freeUntil({ status, cancelsAt, currentPeriodEnd }: Subscription): string | null {
  if (status === 'trialing') return cancelsAt ?? currentPeriodEnd;
  return status === 'active' ? cancelsAt : null;
}

/** Paid, running, and going to renew. */
export const isSettled = (subscription: Subscription | null): boolean => subscription?.status === 'active' && subscription.cancelsAt === null;

/** Running, and going to be charged when its period turns. */
export const willRenew = (subscription: Subscription | null): subscription is Subscription =>
  (subscription?.status === 'trialing' || subscription?.status === 'active') && subscription.cancelsAt === null;

/** A payment failed, and can still be made. */
export const isOwed = (subscription: Subscription | null): boolean => subscription?.status === 'past_due' || subscription?.status === 'unpaid';

/** True once something must have happened at the provider that was not heard of here, or was not asked for when it last was. */
export const isOverdue = (subscription: Subscription | null, now: Date): boolean =>
  subscription !== null && isLive(subscription) && (subscription.card === undefined || owesUnknown(subscription) || hasTurned(subscription, now));

/** It was noted before it was kept what an open payment waits for. */
const owesUnknown = (subscription: Subscription) => isOwed(subscription) && subscription.openPayment === undefined;

const hasTurned = ({ status, cancelsAt, currentPeriodEnd }: Subscription, now: Date) =>
  (status === 'trialing' || status === 'active') && new Date(cancelsAt ?? currentPeriodEnd) <= now;

/** The provider knows of it no longer: it has ended, now or when its access did. */
export function endedWithoutNews(subscription: Subscription, now: Date): Subscription {
  if (!isLive(subscription)) return subscription;
  const accessEnd = accessEndOf(subscription);
  const endedAt = accessEnd === null || isAfter(accessEnd, now) ? now.toISOString() : accessEnd;
  return { ...subscription, status: 'canceled', endedAt, openPayment: null };
}

/** Ended by its trial's end, without a payment that was due. */
export const endedInTrial = ({ trialEndsAt, endedAt }: Subscription): boolean => trialEndsAt !== null && endedAt !== null && endedAt <= trialEndsAt;
