import { insteadOf, type Caller } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { chargeable } from '../domain/changing-plan';
import { NoRunningPlan } from '../domain/errors';
import { syncSubscription } from './sync-subscription';

/** The customer of a running plan, after synchronising with the provider. @throws NoRunningPlan */
export async function chargeableOf(deps: BillingDeps, { userId }: Caller): Promise<{ customerId: string }> {
  const { state } = await syncSubscription(deps)(userId).catch(insteadOf(NotFound, NoRunningPlan));
  chargeable(state);
  if (state.customerId === null) throw new NoRunningPlan();
  return { customerId: state.customerId };
}
