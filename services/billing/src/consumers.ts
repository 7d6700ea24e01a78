import type { Consumer } from '@fairshare/event-bus';
import { type Bound, project } from '@fairshare/service-kit';
import type * as useCases from './use-cases';
import type { AccountsProjection } from './accounts-projection';

/** Knows users by name and email; a deleted account takes its subscription along, a new one may have had its trial before. */
export const createBillingConsumers = (accounts: AccountsProjection, app: Bound<typeof useCases>): Consumer[] => [
  project('billing', accounts, async ({ record }) => {
    if (record.state === null) await app.closeBilling(record.id);
    else await app.welcomeAccount({ userId: record.id, email: record.state.email });
  }),
];
