import { CARD_DECLINED, DomainError, domainError, notFoundError } from '@fairshare/contracts';

/** The user has, or had, a trial or a subscription: the trial without a card is for newcomers. */
export const TrialUsed = domainError('conflict', 'TRIAL_USED', 'Your free trial has already been used.');

/** A paid subscription is running and will renew. With another one the user would pay twice. */
export const AlreadySubscribed = domainError('conflict', 'ALREADY_SUBSCRIBED', 'You already have an active subscription.');

/** The card setup does not exist, or belongs to another customer. */
export const UnknownSetupIntent = notFoundError('This card setup was not found. Please choose your plan again.');

/** The card has not been confirmed. */
export const CardNotSetUp = domainError('conflict', 'CARD_NOT_SET_UP', 'Your card has not been confirmed yet.');

/** The card was refused. The message is the provider's text for the card holder. */
export class CardDeclined extends DomainError {
  constructor(message: string, { cause }: { readonly cause?: unknown } = {}) {
    super('invalid', CARD_DECLINED, message, { cause });
  }
}

/** There is no running plan that will be charged, so there is nothing to change. */
export const NoRunningPlan = domainError('conflict', 'NO_RUNNING_PLAN', 'There is no running plan to change.');

/** A payment is owed and must be made before a change of plan. */
export const PaymentOwed = domainError('conflict', 'PAYMENT_OWED', 'Your last payment was not made. Please pay it first.');

/** No payment waits for the bank's confirmation. */
export const NoOpenPayment = domainError('conflict', 'NO_OPEN_PAYMENT', 'No payment is waiting to be confirmed.');

/** The provider has no such customer: it was deleted there, or belongs to other keys. */
export const CustomerGone = domainError('conflict', 'CUSTOMER_GONE', 'The payment provider does not know you any more. Please choose your plan again.');

/** There is no subscription or trial that could be canceled, or it is canceled already. */
export const NothingToCancel = domainError('conflict', 'NOTHING_TO_CANCEL', 'There is no subscription or trial to cancel.');

export const UnknownUser = notFoundError('User not found');

/** The user already has a manual trial, running or over. */
export const HasManualTrial = domainError('conflict', 'HAS_MANUAL_TRIAL', 'This user already has a manual trial.');

export const NoManualTrial = notFoundError('This user has no manual trial.');

/** The payment provider does not respond in time. The request is safe to retry: the retry finds what was done meanwhile. */
export class ProviderAway extends DomainError {
  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('unavailable', 'UNAVAILABLE', 'The payment provider is temporarily unavailable. Nothing was lost; please try again.', { retryAfterSeconds: 2, cause });
  }
}

/** A webhook with an invalid signature. */
export const NoticeRefused = domainError('invalid', 'SIGNATURE_REFUSED', 'The signature does not hold.');
