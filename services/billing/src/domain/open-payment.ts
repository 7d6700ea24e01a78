import type { Billing } from './billing';
import { NoOpenPayment } from './errors';
import type { Subscription } from './subscription';

/** The subscription whose payment waits for the bank's confirmation. @throws NoOpenPayment */
export function paymentToConfirm({ starting, subscription }: Pick<Billing, 'starting' | 'subscription'>): Subscription {
  const owing = starting ?? subscription;
  if (owing?.openPayment?.needs !== 'confirmation') throw new NoOpenPayment();
  return owing;
}
