import type { accounts } from '@fairshare/contracts';
import type { Projection } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { PaymentProvider } from './adapters/payment-provider';
import type { Billing } from './domain/billing';
import type { EarlierTrials } from './adapters/earlier-trials';

export type AccountsProjection = Projection<typeof accounts>;

/** What the use cases of billing work on. */
export interface BillingDeps {
  readonly billings: AggregateStore<Billing>;
  readonly accounts: AccountsProjection;
  readonly provider: PaymentProvider;
  readonly earlierTrials: EarlierTrials;
  readonly clock: () => Date;
}
