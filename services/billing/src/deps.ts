import type { Logger } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { AccountsProjection } from './accounts-projection';
import type { PaymentProvider } from './adapters/payment-provider';
import type { SendMail } from './adapters/mail-at-auth';
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

/** What sending notices about money needs besides. */
export interface NoticeDeps extends Pick<BillingDeps, 'billings' | 'provider' | 'clock'> {
  readonly sendMail: SendMail;
  /** When notices began to be sent here. */
  readonly noticesSince: () => Promise<Date>;
  readonly logger: Logger;
  /** Notes what became of a mail. */
  readonly countMail: (outcome: 'sent' | 'nobody' | 'later') => void;
}
