import type { OwnRepair } from '@fairshare/service-kit';
import type { Reconciliation } from '../commands/reconcile';

/** The result of a reconciliation, for an operator. */
export const presentReconciliation = ({ asked, repaired, unknown, failed }: Reconciliation): OwnRepair => ({
  lines: [
    `asked the payment provider about ${asked} customers: ${repaired.length} repaired, ${unknown.length} unknown to it, ${failed.length} failed`,
    ...repaired.map((userId) => `repaired ${userId}`),
    ...unknown.map((userId) => `unknown ${userId} (left as it was: are these the keys of another account?)`),
    ...failed.map(({ userId, reason }) => `failed ${userId}: ${reason}`),
  ],
  isDone: unknown.length + failed.length === 0,
});
