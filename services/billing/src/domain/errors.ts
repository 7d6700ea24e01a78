/** The user has, or had, a trial or a subscription: the trial without a card is for newcomers. */
export class TrialUsed extends Error {
  override readonly name = 'TrialUsed';
}

/** A paid subscription is running and will renew: another one would be paid twice. */
export class AlreadySubscribed extends Error {
  override readonly name = 'AlreadySubscribed';
}

/** No such card setup, or another customer's. */
export class UnknownSetupIntent extends Error {
  override readonly name = 'UnknownSetupIntent';
}

/** The card has not been confirmed. */
export class CardNotSetUp extends Error {
  override readonly name = 'CardNotSetUp';
}

/** The card was refused; the message is the provider's words for the card holder. */
export class CardDeclined extends Error {
  override readonly name = 'CardDeclined';
}

/** There is no plan that is running and will be charged: nothing of it can be changed. */
export class NoRunningPlan extends Error {
  override readonly name = 'NoRunningPlan';
}

/** A payment failed: it comes before a change of the plan. */
export class PaymentOwed extends Error {
  override readonly name = 'PaymentOwed';
}

/** There is no subscription or trial that could be canceled, or it is canceled already. */
export class NothingToCancel extends Error {
  override readonly name = 'NothingToCancel';
}

export class UnknownUser extends Error {
  override readonly name = 'UnknownUser';
}

/** The caller's own account was deleted: whoever it was is nobody now. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}

/** The user has a manual trial already, running or over. */
export class HasManualTrial extends Error {
  override readonly name = 'HasManualTrial';
}

export class NoManualTrial extends Error {
  override readonly name = 'NoManualTrial';
}

/** A notice whose signature does not hold. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
}
