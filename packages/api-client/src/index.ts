/** The API as the browser calls it: one place per call for its function, its query or mutation options and its key. */

export { api, ApiClient, type CallOptions } from './api-client';
export {
  ApiError,
  changedCells,
  isLoggedOut,
  LOGGED_OUT_MESSAGE,
  LOGGED_OUT_REDIRECT_MS,
  LOGIN_PATH,
  NetworkError,
} from './errors';
export type { Answer, BodyOf, InputOf, PathTable, Target } from './path-table';
export { keepNewest } from './keep-newest';
export { newKey } from './new-key';
export { queryKeys } from './query-keys';
export { onForgotten, READS_CACHE, rememberedUser } from './remembered-user';
export type { SeenVersions } from './seen-versions';
export type { ServerClock } from './server-clock';

export {
  changePassword,
  confirmAdmin,
  currentUserQuery,
  deleteAccount,
  deleteAccountMutation,
  emailPreferencesQuery,
  exportMyData,
  forgotPassword,
  login,
  loginMutation,
  logout,
  logoutMutation,
  preferencesQuery,
  register,
  registerMutation,
  resetPassword,
  updateEmailPreferences,
  updateEmailPreferencesMutation,
  updatePassword,
  updatePreferences,
  updatePreferencesMutation,
} from './account';
export {
  exportedUsersQuery,
  extendManualTrial,
  extendManualTrialMutation,
  grantManualTrial,
  grantManualTrialMutation,
  manualTrialsQuery,
  revokeManualTrial,
  revokeManualTrialMutation,
  usersCsvUrl,
  usersSearchQuery,
} from './admin';
export {
  assignCard,
  assignCardMutation,
  createGame,
  createGameMutation,
  deleteGame,
  deleteGameMutation,
  drawCard,
  drawCardMutation,
  gameStateQuery,
  groupGamesQuery,
  updateCardValues,
  updateCardValuesMutation,
} from './games';
export {
  addCustomCard,
  addCustomCardMutation,
  createGroup,
  createGroupMutation,
  groupQuery,
  groupsQuery,
  joinGroup,
  joinGroupMutation,
  membersQuery,
  removeCustomCard,
  removeCustomCardMutation,
} from './groups';
export { conflictsQuery, resolveConflict, resolveConflictMutation, syncCardAssignment, syncPointsScore, syncPointsScores } from './offline-sync';
export {
  createPointsGame,
  createPointsGameMutation,
  ensureBbbGame,
  pointsGamesQuery,
  recordBbbHole,
  recordBbbHoleMutation,
  recordHoleScores,
  recordHoleScoresMutation,
  updateSettings,
  updateSettingsMutation,
} from './points-games';
export {
  calculateCombinedGames,
  calculateCombinedGamesMutation,
  cardPayoutsQuery,
  combinedResultsQuery,
  type PayoutMode,
  pointsPayoutsQuery,
} from './settlement';
export {
  cancelSubscriptionMutation,
  changeCard,
  changeCardAfterSetupMutation,
  changePlanMutation,
  confirmSimulated,
  createAfterSetup,
  createSubscription,
  plansQuery,
  startTrialMutation,
  subscriptionStatusQuery,
} from './subscription';

export {
  leaderboardQuery,
  makeSpectatorLink,
  makeSpectatorLinkMutation,
  revokeSpectatorLink,
  revokeSpectatorLinkMutation,
  spectatorLinkQuery,
} from './watch';

export { type FreshQueries, keepQueriesFresh } from './fresh-queries';
export { type HintEvent, invalidationsFor } from './invalidations';
export { connectLive, type LiveConnection, type LiveOptions, type LiveStatus } from './live';
