import type { Route } from '../route';
import { accountPhotoApi } from './account-photo';
import { accountRightsApi } from './account-rights';
import { authApi } from './auth';
import { billingApi } from './billing';
import { coursesApi } from './courses';
import { gamesCardsApi } from './games-cards';
import { gamesHolesApi } from './games-holes';
import { gamesPointsApi } from './hole-games';
import { gamesSyncApi } from './games-sync';
import { gamesWatchApi } from './games-watch';
import { groupCoursesApi } from './group-courses';
import { groupPeopleApi } from './group-people';
import { groupsApi } from './groups';
import { guestsApi } from './guests';
import { historyApi } from './history';
import { settlementApi } from './settlement';
import { sideGamesApi } from './side-games';
import { tabApi } from './tab';
import { notificationsApi } from './notification-preferences';

/** The calls of the games service. */
export const gamesApi = { ...gamesCardsApi, ...gamesPointsApi, ...gamesHolesApi, ...sideGamesApi, ...gamesSyncApi, ...gamesWatchApi } as const;

/** Every call of the public HTTP API, by name. */
export const publicApi = {
  ...authApi,
  ...accountPhotoApi,
  ...accountRightsApi,
  ...groupsApi,
  ...groupPeopleApi,
  ...groupCoursesApi,
  ...coursesApi,
  ...gamesApi,
  ...guestsApi,
  ...settlementApi,
  ...tabApi,
  ...historyApi,
  ...billingApi,
  ...notificationsApi,
} as const;
export type PublicApi = typeof publicApi;

/** Every call of the public HTTP API. */
export const allRoutes: readonly Route[] = Object.values(publicApi);
