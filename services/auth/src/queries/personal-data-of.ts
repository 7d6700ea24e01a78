import type { PersonalData } from '@fairshare/contracts';
import { NotFound } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';
import type { LoginSession } from '../domain/login-session';
import type { AppPreferences } from '../domain/preferences';
import { preferencesOf } from './preferences-of';

/** All personal data of a user, in auth and in the other services. */
export interface HeldData extends Readonly<Pick<PersonalData, 'billing' | 'groups' | 'games' | 'tabs' | 'notifications'>> {
  readonly account: Account;
  readonly preferences: AppPreferences;
  readonly loginSessions: readonly LoginSession[];
}

/** @throws NotFound once the account is deleted; Unavailable while a service that stores some of the data is unavailable */
export const personalDataOf =
  (deps: AuthDeps) =>
  async (userId: string): Promise<HeldData> => {
    const { accounts, loginSessions, elsewhere } = deps;
    const account = await accounts.get(userId);
    if (!account) throw new NotFound(accounts.type.kind, userId);
    const [preferences, signedIn, billing, groups, notifications] = await Promise.all([
      preferencesOf(deps)(userId),
      loginSessions.find('user', userId),
      elsewhere.billing(userId),
      elsewhere.groups(userId),
      elsewhere.notifications(userId),
    ]);
    const groupIds = groups.map(({ group }) => group.id);
    const [games, tabs] = await Promise.all([elsewhere.games(userId, groupIds), elsewhere.tabs(userId, groupIds)]);
    return { account: account.state, preferences: preferences.state, loginSessions: signedIn.map(({ state }) => state), billing, groups, games, tabs, notifications };
  };
