import type { BillingDeps, NoticeDeps } from './deps';
import { cancel } from './commands/cancel';
import { changeCard, changeCardAfterSetup } from './commands/change-card';
import { changePlan } from './commands/change-plan';
import { choosePlan } from './commands/choose-plan';
import { closeBilling } from './commands/close-billing';
import { extendManualTrial, grantManualTrial, revokeManualTrial } from './commands/manual-trials';
import { welcomeAccount } from './commands/note-earlier-trial';
import { noteConfirmation, paymentConfirmation } from './commands/confirm-payment';
import { receiveWebhook } from './commands/receive-webhook';
import { reconcile } from './commands/reconcile';
import { sendDueNotices } from './commands/send-notices';
import { startTrial } from './commands/start-trial';
import { subscribe } from './commands/subscribe';
import { billingOf } from './queries/billing-of';
import { manualTrials, withAccount } from './queries/manual-trials';
import { searchUsers } from './queries/search-users';

/** Everything the billing service can do. */
export const createBillingApplication = (deps: BillingDeps & NoticeDeps) => ({
  billingOf: billingOf(deps),
  startTrial: startTrial(deps),
  choosePlan: choosePlan(deps),
  subscribe: subscribe(deps),
  changePlan: changePlan(deps),
  changeCard: changeCard(deps),
  changeCardAfterSetup: changeCardAfterSetup(deps),
  paymentConfirmation: paymentConfirmation(deps),
  noteConfirmation: noteConfirmation(deps),
  cancel: cancel(deps),
  receiveWebhook: receiveWebhook(deps),
  welcomeAccount: welcomeAccount(deps),
  closeBilling: closeBilling(deps),
  reconcile: reconcile(deps),
  sendDueNotices: sendDueNotices(deps),
  grantManualTrial: grantManualTrial(deps),
  extendManualTrial: extendManualTrial(deps),
  revokeManualTrial: revokeManualTrial(deps),
  manualTrials: manualTrials(deps),
  withAccount: withAccount(deps),
  searchUsers: searchUsers(deps),
});

export type BillingApplication = ReturnType<typeof createBillingApplication>;
