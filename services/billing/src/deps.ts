import type { AggregateStore } from '@fairshare/store';
import type { AccountsProjection } from './accounts-projection';
import type { PaymentProvider } from './adapters/payment-provider';
import type { Billing } from './domain/billing';
import type { EarlierTrials } from './adapters/earlier-trials';

/** What the use cases of billing work on. */
export interface BillingDeps {
  readonly billings: AggregateStore<Billing>;
  readonly accounts: AccountsProjection;
  readonly provider: PaymentProvider;
  readonly earlierTrials: EarlierTrials;
  readonly clock: () => Date;
}
