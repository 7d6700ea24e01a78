import type { Consumer } from '@fairshare/event-bus';
import { project } from '@fairshare/service-kit';
import type { BillingApplication } from './application';
import type { AccountsProjection } from './accounts-projection';

/** Knows users by name and email; a deleted account takes its subscription along, a new one may have had its trial before. */
export const createBillingConsumers = (accounts: AccountsProjection, app: BillingApplication): Consumer[] => [
  project('billing', accounts, async ({ record }) => {
    if (record.state === null) await app.closeBilling(record.id);
    else await app.welcomeAccount({ userId: record.id, email: record.state.email });
  }),
];
