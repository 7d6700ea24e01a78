import { z } from 'zod';
import { id, instant } from '../ids';
import { route, routeTable } from '../route';
import { emailPreferences, preferences } from './auth';
import { deleteAccountBody } from './auth-forms';
import { noContent } from './common';
import { planKey, subscriptionStatus } from './subscription-status';
import { gameState } from './games-cards';
import { roundEntries } from './games-holes';
import { holeGameScores } from './hole-games';
import { activityEntry } from './group-people';
import { group } from './groups';
import { personalTabs } from './tab';
import { personalNotifications } from './notification-preferences';

/** The data that billing holds about a user. */
export const personalBilling = z.object({
  status: subscriptionStatus,
  autoTrial: z.object({ startedAt: instant, endsAt: instant, canceledAt: instant.nullable() }).nullable(),
  manualTrial: z.object({ grantedAt: instant, endsAt: instant, canceledAt: instant.nullable(), reason: z.string() }).nullable(),
  subscription: z
    .object({ planKey, status: z.string(), createdAt: instant, currentPeriodStart: instant, currentPeriodEnd: instant, cancelsAt: instant.nullable(), endedAt: instant.nullable() })
    .nullable(),
  /** The user's customer id at the payment provider. Only the provider has more data of a card than the status shows. */
  customerId: z.string().nullable(),
});
export type PersonalBilling = z.infer<typeof personalBilling>;

/** The groups a person belongs to, as their members see them, and what the person did to each. */
export const personalGroups = z.array(z.object({ joinedAt: instant, group, activity: z.array(activityEntry) }));
export type PersonalGroups = z.infer<typeof personalGroups>;

/**
 * The games of these groups, as their members see them. `entries`: everything entered on the holes of a session with side games, because its other
 * games may not show it. Absent: the session has none.
 */
export const personalGames = z.array(z.object({ game: gameState, pointsGames: z.array(holeGameScores), entries: roundEntries.optional() }));
export type PersonalGames = z.infer<typeof personalGames>;

/** Everything that the platform, with all its services, holds about its user. */
export const personalData = z.object({
  exportedAt: instant,
  account: z.object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isAdmin: z.boolean(),
    createdAt: instant,
    termsAcceptedAt: instant,
    emailPreferences,
    /** A data URL; absent: none. */
    photo: z.string().optional(),
  }),
  preferences: preferences.omit({ version: true }),
  /** Browsers that are signed in. */
  sessions: z.array(z.object({ startedAt: instant, expiresAt: instant })),
  billing: personalBilling.nullable(),
  groups: personalGroups,
  games: personalGames,
  /** What the person wrote on the tabs of these groups. */
  tabs: personalTabs,
  /** The user's notification preferences; null: they never chose any. */
  notifications: personalNotifications.nullable(),
});
export type PersonalData = z.infer<typeof personalData>;

/** `POST /internal/personal-data`: the data that a service holds about a user; `groupIds`: the groups they belong to. */
export const PERSONAL_DATA_PATH = '/internal/personal-data';
export const personalDataQuery = z.object({ userId: id, groupIds: z.array(id).default([]) });
export type PersonalDataQuery = z.output<typeof personalDataQuery>;

/** The calls for the users' rights to their own data; they need no subscription. */
export const accountRightsApi = routeTable({
  exportMyData: route({
    service: 'auth',
    method: 'GET',
    path: '/api/user/export',
    summary: 'Download all data that the platform holds about the caller, as a file whose name contains the date in UTC.',
    access: 'session',
    answer: personalData,
  }),
  deleteAccount: route({
    service: 'auth',
    method: 'POST',
    path: '/api/user/delete',
    summary:
      'Delete the account permanently. The body repeats the password; a wrong password is a 403. Cancels the subscription and removes the caller from their groups; a group without another member is deleted with its games.',
    access: 'session',
    body: deleteAccountBody,
    answer: noContent,
    status: 204,
    refusals: [403],
    ignoresIdempotencyKey: true,
  }),
});
