import { project } from '@fairshare/service-kit';
import type { GroupsApplication } from '../application';
import type { AccountsProjection } from '../deps';

/** Knows what to call members; a deleted account leaves its groups. */
export const consumeAccounts = (projection: AccountsProjection, app: Pick<GroupsApplication, 'removeAccount'>) =>
  project('groups', projection, async ({ record }) => {
    if (record.state === null) await app.removeAccount(record.id);
  });
