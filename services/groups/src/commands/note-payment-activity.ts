import type { Change } from '@fairshare/contracts';
import type { AppliedEvent } from '@fairshare/service-kit';
import { ignoreGone } from '@fairshare/store';
import type { GroupsDeps, KnownTab } from '../deps';
import type { PaymentOutcome } from '../domain/activity';
import { type NotedPayment, notePayment } from '../domain/payments';

const BECAME: Readonly<Record<string, PaymentOutcome>> = { 'payment-recorded': 'recorded', 'payment-undone': 'undone', 'payment-reopened': 'reopened' };

/** Records in a group's activity which user recorded, undid or reopened a payment on its tab. Idempotent. */
export const notePaymentActivity =
  ({ groups }: Pick<GroupsDeps, 'groups'>) =>
  async ({ event, record: { state: tab } }: AppliedEvent<KnownTab>): Promise<void> => {
    if (!tab) return;
    for (const change of event.data.changes) {
      const payment = paymentOf(change, event.time);
      if (payment) await groups.update(tab.groupId, (group) => notePayment(group, payment)).catch(ignoreGone);
    }
  };

function paymentOf({ name, facts: { paymentId, from, to, by } }: Change, at: string): NotedPayment | null {
  const became = BECAME[name];
  if (!became || [paymentId, from, to, by].some((fact) => typeof fact !== 'string')) return null;
  return { id: String(paymentId), became, from: String(from), to: String(to), by: String(by), at };
}
