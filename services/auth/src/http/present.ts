import { autoTrialStatusAt, hasAccessAt, type AccountPhoto, type EmailPreferences, type ExportedUser, type PersonalData, type Preferences, type User } from '@fairshare/contracts';
import type { Account, MarketingStatus } from '../domain/account';
import type { AppPreferences } from '../domain/preferences';
import { subscriptionWords } from './subscription-words';
import type { HeldData } from '../queries/personal-data-of';
import type { KnownUser } from '../queries/user-of';

/** The signed-in user, as shown to themselves. */
export function presentUser({ account: { state }, billing }: KnownUser, now: Date): User {
  return {
    id: state.id,
    email: state.email,
    firstName: state.firstName,
    lastName: state.lastName,
    isAuthenticated: true,
    isAdmin: state.role === 'admin',
    hasActiveSubscription: hasAccessAt(billing, now),
    autoTrialStatus: autoTrialStatusAt(billing, now),
  };
}

/** True when the app opens the subscribe screen after the sign-in. */
export const requiresSubscription = (user: User): boolean => !user.hasActiveSubscription && user.autoTrialStatus !== 'eligible';

export const presentPreferences = ({ state, version }: { state: AppPreferences; version: number }): Preferences => ({ ...state, version });

export const presentEmailPreferences = ({ marketing }: Account): EmailPreferences => ({
  marketingPreferenceStatus: marketing.status,
  marketingConsentAt: marketing.consentAt,
  marketingUnsubscribeAt: marketing.unsubscribeAt,
});

export const presentPhoto = ({ photo = null }: Account): AccountPhoto => ({ photo });

/** All personal data of a user, as exported to that user. It has no hashes and no secret that would open a session. */
export function presentPersonalData({ account, preferences, loginSessions, ...elsewhere }: HeldData, now: Date): PersonalData {
  const { id, email, firstName, lastName, role, createdAt, termsAcceptedAt, photo } = account;
  return {
    exportedAt: now.toISOString(),
    account: {
      id,
      email,
      firstName,
      lastName,
      isAdmin: role === 'admin',
      createdAt,
      termsAcceptedAt,
      emailPreferences: presentEmailPreferences(account),
      ...(photo ? { photo } : {}),
    },
    preferences,
    sessions: loginSessions.map(({ startedAt, expiresAt }) => ({ startedAt, expiresAt })),
    ...elsewhere,
  };
}

const MARKETING_WORDS = { subscribed: 'Subscribed', pending: 'Pending', unsubscribed: 'Unsubscribed' } as const satisfies Record<MarketingStatus, string>;

/** One row of the admin export. */
export function presentExportedUser({ account: { state }, billing }: KnownUser, now: Date): ExportedUser {
  return {
    'First Name': state.firstName,
    'Last Name': state.lastName,
    'Email Address': state.email,
    'Auth Method': 'local',
    'Marketing Preference Status': MARKETING_WORDS[state.marketing.status],
    'Subscription Status': subscriptionWords(billing, now),
    'Created At': state.createdAt,
  };
}
