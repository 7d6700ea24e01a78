import type { Logger } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { AccountsProjection } from './accounts-projection';
import type { PaymentProvider } from './adapters/payment-provider';
import type { SendMail } from './adapters/mail-at-auth';
import type { Billing } from './domain/billing';
import type { EarlierTrials } from './adapters/earlier-trials';

/** The dependencies of billing's use cases. */
export interface BillingDeps {
  readonly billings: AggregateStore<Billing>;
  readonly accounts: AccountsProjection;
  readonly provider: PaymentProvider;
  readonly earlierTrials: EarlierTrials;
  readonly clock: () => Date;
}

/** The dependencies of sending billing notices. */
export interface NoticeDeps extends Pick<BillingDeps, 'billings' | 'provider' | 'clock'> {
  readonly sendMail: SendMail;
  /** When this platform began to send notices. */
  readonly noticesSince: () => Promise<Date>;
  readonly logger: Logger;
  /** Counts a mail by its outcome. */
  readonly countMail: (outcome: 'sent' | 'nobody' | 'later') => void;
}
