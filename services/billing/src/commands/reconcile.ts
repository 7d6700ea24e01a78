import { isAway } from '@fairshare/event-bus';
import { pagesOf } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { syncSubscription, type SyncDeps } from './sync-subscription';

const PAGE = 200;

/** The result of comparing every customer with the provider; the lists contain user ids. */
export interface Reconciliation {
  readonly asked: number;
  /** Their stored state differed and was corrected. */
  readonly repaired: readonly string[];
  /** The provider lacks a subscription that is stored here. These are the keys of another provider or account, so nothing was changed. */
  readonly unknown: readonly string[];
  readonly failed: readonly { readonly userId: string; readonly reason: string }[];
}

/** Synchronises every customer with the provider, as a repair for missed webhooks. Idempotent, and safe at any time. @throws ProviderAway */
export const reconcile = (deps: SyncDeps) => async (): Promise<Reconciliation> => {
  const repaired: string[] = [];
  const unknown: string[] = [];
  const failed: { userId: string; reason: string }[] = [];
  let asked = 0;
  for await (const customer of customersOf(deps)) {
    asked += 1;
    try {
      const outcome = await reconcileOne(deps, customer);
      if (outcome === 'repaired') repaired.push(customer.id);
      if (outcome === 'unknown') unknown.push(customer.id);
    } catch (error) {
      if (isAway(error)) throw error;
      failed.push({ userId: customer.id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { asked, repaired, unknown, failed };
};

type Customer = Stored<Billing & { readonly customerId: string }>;

async function* customersOf({ billings }: Pick<BillingDeps, 'billings'>): AsyncGenerator<Customer> {
  for await (const page of pagesOf((which) => billings.scan(which), PAGE)) yield* page.filter((stored): stored is Customer => stored.state.customerId !== null);
}

async function reconcileOne(deps: SyncDeps, { id, version, state }: Customer): Promise<'same' | 'repaired' | 'unknown'> {
  if (state.subscription && (await deps.provider.subscriptionsOf(state.customerId)).length === 0) return 'unknown';
  return (await syncSubscription(deps)(id)).version > version ? 'repaired' : 'same';
}
