import { accounts } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { listen } from '@fairshare/service-kit';
import type { GroupsApplication } from '../application';

/** A deleted account leaves its groups. */
export const consumeAccounts = (app: Pick<GroupsApplication, 'removeAccount'>): Consumer =>
  listen('groups', accounts, async (event) => {
    if ('deleted' in event.data.state) await app.removeAccount(event.subject);
  });
