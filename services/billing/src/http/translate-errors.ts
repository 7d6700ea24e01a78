import { CARD_DECLINED } from '@fairshare/contracts';
import { Refusal, conflicting, notFound, unauthorized, unavailable, type TranslateError } from '@fairshare/service-kit';
import {
  AlreadySubscribed,
  CallerGone,
  CardDeclined,
  CardNotSetUp,
  HasManualTrial,
  NoManualTrial,
  NoRunningPlan,
  NothingToCancel,
  NoticeRefused,
  PaymentOwed,
  TrialUsed,
  UnknownSetupIntent,
  UnknownUser,
} from '../domain/errors';
import { ProviderAway } from '../provider-away';
import { texts } from './texts';

/** Billing's named errors as HTTP. */
export const translateErrors: TranslateError = (error) => {
  if (error instanceof TrialUsed) return conflicting('TRIAL_USED', texts.trialUsed);
  if (error instanceof AlreadySubscribed) return conflicting('ALREADY_SUBSCRIBED', texts.alreadySubscribed);
  if (error instanceof CardNotSetUp) return conflicting('CARD_NOT_SET_UP', texts.cardNotSetUp);
  if (error instanceof NothingToCancel) return conflicting('NOTHING_TO_CANCEL', texts.nothingToCancel);
  if (error instanceof NoRunningPlan) return conflicting('NO_RUNNING_PLAN', texts.noRunningPlan);
  if (error instanceof PaymentOwed) return conflicting('PAYMENT_OWED', texts.paymentOwed);
  if (error instanceof HasManualTrial) return conflicting('HAS_MANUAL_TRIAL', texts.hasManualTrial);
  if (error instanceof UnknownSetupIntent) return notFound(texts.unknownSetupIntent);
  if (error instanceof UnknownUser) return notFound(texts.unknownUser);
  if (error instanceof CallerGone) return unauthorized();
  if (error instanceof NoManualTrial) return notFound(texts.noManualTrial);
  if (error instanceof CardDeclined) return new Refusal(400, CARD_DECLINED, error.message);
  if (error instanceof ProviderAway) return unavailable(texts.provider);
  if (error instanceof NoticeRefused) return new Refusal(400, 'SIGNATURE_REFUSED', texts.noticeRefused);
  return undefined;
};
