/** The API as the browser calls it: one place per call for its query or mutation options and its key, or its function. */

export * from './account';
export * from './admin';
export { api, ApiClient } from './api-client';
export { storeAnswer } from './call-query';
export * from './entries';
export { ApiError, changedCells, isLoggedOut, LOGGED_OUT_MESSAGE, LOGGED_OUT_REDIRECT_MS, LOGIN_PATH, NetworkError } from './errors';
export { type ApplyDelta, type FreshQueries, keepQueriesFresh } from './fresh-queries';
export * from './games';
export * from './group-people';
export * from './groups';
export * from './history';
export { keepNewest } from './keep-newest';
export { connectLive, type LiveConnection, type LiveStatus } from './live';
export { newKey } from './new-key';
export * from './offline-sync';
export type { BodyOf } from './path-table';
export { queryKeys } from './query-keys';
export { onForgotten, rememberedUser } from './remembered-user';
export * from './settlement';
export * from './side-games';
export * from './subscription';
export * from './tab';
export * from './notification-preferences';
export * from './watch';
