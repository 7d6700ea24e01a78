/** What people read of billing's answers. Those of the specification stand as there. */
export const texts = {
  granted: 'Manual trial granted successfully',
  extended: 'Manual trial extended successfully',
  revoked: 'Manual trial revoked successfully',
  trialUsed: 'Your free trial has already been used.',
  alreadySubscribed: 'You already have an active subscription.',
  unknownSetupIntent: 'This card setup was not found. Please choose your plan again.',
  cardNotSetUp: 'Your card has not been confirmed yet.',
  nothingToCancel: 'There is no subscription or trial to cancel.',
  noRunningPlan: 'There is no running plan to change.',
  paymentOwed: 'Your last payment failed. Change your card to pay it first.',
  unknownUser: 'User not found',
  hasManualTrial: 'This user already has a manual trial.',
  noManualTrial: 'This user has no manual trial.',
  /** What is said to be away. */
  provider: 'The payment provider',
  noticeRefused: 'The signature does not hold.',
} as const;
