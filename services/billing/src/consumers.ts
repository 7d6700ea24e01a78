import type { Consumer } from '@fairshare/event-bus';
import { type Bound, project } from '@fairshare/service-kit';
import type * as useCases from './use-cases';
import type { AccountsProjection } from './accounts-projection';

/** Projects accounts. A deleted account closes its billing. A new account may already have used its trial under an earlier account. */
export const createBillingConsumers = (accounts: AccountsProjection, app: Bound<typeof useCases>): Consumer[] => [
  project('billing', accounts, async ({ record }) => {
    if (record.state === null) await app.closeBilling(record.id);
    else await app.welcomeAccount({ userId: record.id, email: record.state.email });
  }),
];
