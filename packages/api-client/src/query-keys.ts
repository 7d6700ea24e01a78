/**
 * The keys of all queries: the parts of the path, so that they start with it, then the query string as an object. A key without its
 * last parts addresses everything below it.
 */
export const queryKeys = {
  user: ['/api/auth/user'],
  preferences: ['/api/user/preferences'],
  emailPreferences: ['/api/user/email-preferences'],
  plans: ['/api/subscription/plans'],
  subscriptionStatus: ['/api/subscription/status'],
  groups: ['/api/groups'],
  group: (groupId: string) => ['/api/groups', groupId],
  members: (groupId: string) => ['/api/groups', groupId, 'members'],
  groupGames: (groupId: string) => ['/api/groups', groupId, 'games'],
  allGameStates: ['/api/game-state'],
  gameState: (gameId: string) => ['/api/game-state', gameId],
  cardPayouts: (gameId: string) => ['/api/game-state', gameId, 'payouts'],
  allPointsGames: ['/api/points-games'],
  pointsGamesOfGroup: (groupId: string) => ['/api/points-games', groupId],
  pointsGames: (groupId: string, gameStateId: string | null) => ['/api/points-games', groupId, { gameStateId }],
  pointsPayouts: (pointsGameId: string, mode: string) => ['/api/points-games', pointsGameId, 'payouts', { mode }],
  allConflicts: ['/api/games'],
  conflicts: (gameId: string) => ['/api/games', gameId, 'conflicts'],
  allCombinedResults: ['/api/combined-payout-results'],
  combinedResultsOfGroup: (groupId: string) => ['/api/combined-payout-results', groupId],
  combinedResults: (groupId: string, gameStateId: string | null) => ['/api/combined-payout-results', groupId, { gameStateId }],
  spectatorLink: (gameId: string) => ['/api/game-state', gameId, 'spectator-link'],
  leaderboard: (token: string) => ['/api/watch', token],
  admin: ['/api/admin'],
  exportedUsers: ['/api/admin', 'export-users'],
  foundUsers: (q: string) => ['/api/admin', 'users', 'search', { q }],
  manualTrials: ['/api/admin', 'manual-trials'],
} as const;
