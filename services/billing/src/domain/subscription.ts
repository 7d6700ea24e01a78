import type { CardOnFile, OpenPayment, PlanKey } from '@fairshare/contracts';
import { GRACE_DAYS } from './plans';
import { daysAfter, isAfter } from './time';

/** Stripe's states of a subscription. */
export type ProviderStatus = 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled';

/** A subscription as fetched from the payment provider: all fields that access depends on. Instants in ISO 8601, UTC. */
export interface Subscription {
  readonly id: string;
  /** The plan of the current trial or paid period. */
  readonly planKey: PlanKey;
  /** The next charge when the period turns, in cents: for the same plan, unless the user requested the other one. */
  readonly next: { readonly planKey: PlanKey; readonly amount: number };
  /** The charged card; absent in records of earlier releases. */
  readonly card?: CardOnFile | null;
  /** The owed payment, and what it waits for; absent in records of earlier releases. */
  readonly openPayment?: OpenPayment | null;
  /** The card setup it was made from. */
  readonly setupIntentId: string | null;
  readonly status: ProviderStatus;
  readonly createdAt: string;
  readonly currentPeriodStart: string;
  readonly currentPeriodEnd: string;
  readonly trialEndsAt: string | null;
  /** When it will end, once its cancellation is requested. */
  readonly cancelsAt: string | null;
  readonly endedAt: string | null;
  /** It ended because a payment failed. */
  readonly endedUnpaid: boolean;
}

const LIVE: readonly ProviderStatus[] = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];
const NEVER_BEGAN: readonly ProviderStatus[] = ['incomplete', 'incomplete_expired'];

/** True until it has ended: it may still be charged. */
export const isLive = (subscription: Subscription): boolean => LIVE.includes(subscription.status);

/** The subscription of a customer that counts: the newest live one, else the newest that ever began. Independent of their order. */
export function currentOf(subscriptions: readonly Subscription[]): Subscription | null {
  const began = subscriptions.filter(({ status }) => !NEVER_BEGAN.includes(status));
  const live = began.filter(isLive);
  const candidates = live.length > 0 ? live : began;
  return candidates.reduce<Subscription | null>((best, next) => (best === null || isNewer(next, best) ? next : best), null);
}

/** The newest subscription whose first payment waits for the bank's confirmation; null: none, or a live one is as new or newer. */
export function startingOf(subscriptions: readonly Subscription[], current: Subscription | null): Subscription | null {
  const starting = subscriptions.filter(({ status, openPayment }) => status === 'incomplete' && openPayment?.needs === 'confirmation');
  const [newest = null] = starting.sort((a, b) => (isNewer(a, b) ? -1 : 1));
  return newest && current && isLive(current) && current.createdAt >= newest.createdAt ? null : newest;
}

/** Subscriptions superseded by another, which must not be charged as well: other live ones, and abandoned first payments. */
export function supersededOf(subscriptions: readonly Subscription[], current: Subscription | null, starting: Subscription | null): Subscription[] {
  const newest = starting ?? (current && isLive(current) ? current : null);
  const isGivenUp = ({ status, createdAt }: Subscription) => status === 'incomplete' && newest !== null && newest.createdAt >= createdAt;
  return subscriptions.filter((other) => other.id !== current?.id && other.id !== starting?.id && (isLive(other) || isGivenUp(other)));
}

/** It may still be charged, or be paid for the first time. */
export const isOpen = (subscription: Subscription): boolean => isLive(subscription) || subscription.status === 'incomplete';

const isNewer = (a: Subscription, b: Subscription) => a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id);

/**
 * The last instant at which it gives access if nothing else happens. A subscription that will renew gets the grace after its period: without
 * it, a payment's event would have to arrive in the very second in which the period turns.
 */
export function accessEndOf(subscription: Subscription): string | null {
  const { status, cancelsAt, currentPeriodStart, currentPeriodEnd, endedAt } = subscription;
  switch (status) {
    case 'trialing':
    case 'active':
      return cancelsAt ?? daysAfter(currentPeriodEnd, GRACE_DAYS);
    case 'past_due':
      // The current period is the one whose payment failed.
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

/** The instant until which the customer need not pay: the end of the trial, or of a canceled subscription's paid period; null: none. */
export function freeUntil({ status, cancelsAt, currentPeriodEnd }: Subscription): string | null {
  if (status === 'trialing') return cancelsAt ?? currentPeriodEnd;
  return status === 'active' ? cancelsAt : null;
}

/** Paid, running, and will renew. */
export const isSettled = (subscription: Subscription | null): boolean => subscription?.status === 'active' && subscription.cancelsAt === null;

/** Running, and will be charged when its period turns. */
export const willRenew = (subscription: Subscription | null): subscription is Subscription =>
  (subscription?.status === 'trialing' || subscription?.status === 'active') && subscription.cancelsAt === null;

/** A payment failed and can still be made. */
export const isOwed = (subscription: Subscription | null): boolean => subscription?.status === 'past_due' || subscription?.status === 'unpaid';

/** True when the stored state is stale: an event of the provider is missing, or an earlier release did not fetch a field. */
export const isOverdue = (subscription: Subscription | null, now: Date): boolean =>
  subscription !== null && isLive(subscription) && (subscription.card === undefined || owesUnknown(subscription) || hasTurned(subscription, now));

/** The record is from a release that did not store what an open payment waits for. */
const owesUnknown = (subscription: Subscription) => isOwed(subscription) && subscription.openPayment === undefined;

const hasTurned = ({ status, cancelsAt, currentPeriodEnd }: Subscription, now: Date) =>
  (status === 'trialing' || status === 'active') && new Date(cancelsAt ?? currentPeriodEnd) <= now;

/** The subscription as ended, when the provider no longer has it: it ended now, or earlier when its access did. */
export function endedAtProvider(subscription: Subscription, now: Date): Subscription {
  if (!isLive(subscription)) return subscription;
  const accessEnd = accessEndOf(subscription);
  const endedAt = accessEnd === null || isAfter(accessEnd, now) ? now.toISOString() : accessEnd;
  return { ...subscription, status: 'canceled', endedAt, openPayment: null };
}

/** Ended by its trial's end, without a payment that was due. */
export const endedInTrial = ({ trialEndsAt, endedAt }: Subscription): boolean => trialEndsAt !== null && endedAt !== null && endedAt <= trialEndsAt;
