import type { Billing } from './billing';
import { NoOpenPayment } from './errors';
import type { Subscription } from './subscription';

/** The subscription whose payment waits for the bank's confirmation. @throws NoOpenPayment */
export function paymentToConfirm({ subscription }: Pick<Billing, 'subscription'>): Subscription {
  if (subscription?.openPayment?.needs !== 'confirmation') throw new NoOpenPayment();
  return subscription;
}
