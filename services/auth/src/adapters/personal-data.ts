import { PERSONAL_DATA_PATH, personalBilling, personalGames, personalGroups, personalTabs, personalNotifications, type ServiceName } from '@fairshare/contracts';
import type { Peers } from '@fairshare/service-kit';

export type PersonalDataElsewhere = ReturnType<typeof createPersonalDataElsewhere>;

/** Personal data of a user in the other services. @throws Unavailable while one of them is: partial data would pass for all of it */
export function createPersonalDataElsewhere(peers: Pick<Peers, 'call'>) {
  const ask = (service: ServiceName, userId: string, groupIds: readonly string[] = []) => peers.call<unknown>(service, 'POST', PERSONAL_DATA_PATH, { userId, groupIds });
  return {
    billing: async (userId: string) => personalBilling.nullable().parse(await ask('billing', userId)),
    groups: async (userId: string) => personalGroups.parse(await ask('groups', userId)),
    games: async (userId: string, groupIds: readonly string[]) => personalGames.parse(await ask('games', userId, groupIds)),
    tabs: async (userId: string, groupIds: readonly string[]) => personalTabs.parse(await ask('settlement', userId, groupIds)),
    notifications: async (userId: string) => personalNotifications.nullable().parse(await ask('realtime', userId)),
  };
}
