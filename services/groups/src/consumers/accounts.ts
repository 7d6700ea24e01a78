import { accounts } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { feed } from '@fairshare/service-kit';
import type { GroupsApplication } from '../application';
import type { AccountsProjection } from '../groups-deps';

/** Knows what to call members; a deleted account leaves its groups. */
export const consumeAccounts = (projection: AccountsProjection, app: Pick<GroupsApplication, 'removeAccount'>): Consumer =>
  feed('groups', accounts, projection, async ({ record }) => {
    if (record.state === null) await app.removeAccount(record.id);
  });
