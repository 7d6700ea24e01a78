import {
  PERSONAL_DATA_PATH,
  personalBilling,
  personalGames,
  personalGroups,
  personalTabs,
  personalTelling,
  type PersonalBilling,
  type PersonalGames,
  type PersonalGroups,
  type PersonalTabs,
  type PersonalTelling,
  type ServiceName,
} from '@fairshare/contracts';
import type { Peers } from '@fairshare/service-kit';

/** What the other services hold of a person. @throws Unavailable while one of them is unavailable: half of it would pass for all of it */
export interface PersonalDataElsewhere {
  billing(userId: string): Promise<PersonalBilling | null>;
  groups(userId: string): Promise<PersonalGroups>;
  games(userId: string, groupIds: readonly string[]): Promise<PersonalGames>;
  tabs(userId: string, groupIds: readonly string[]): Promise<PersonalTabs>;
  telling(userId: string): Promise<PersonalTelling | null>;
}

export function createPersonalDataElsewhere(peers: Pick<Peers, 'call'>): PersonalDataElsewhere {
  const ask = (service: ServiceName, userId: string, groupIds: readonly string[] = []) => peers.call<unknown>(service, 'POST', PERSONAL_DATA_PATH, { userId, groupIds });
  return {
    billing: async (userId) => personalBilling.nullable().parse(await ask('billing', userId)),
    groups: async (userId) => personalGroups.parse(await ask('groups', userId)),
    games: async (userId, groupIds) => personalGames.parse(await ask('games', userId, groupIds)),
    tabs: async (userId, groupIds) => personalTabs.parse(await ask('settlement', userId, groupIds)),
    telling: async (userId) => personalTelling.nullable().parse(await ask('realtime', userId)),
  };
}
