/** One player's four on a hole, as the phone keeps it. */
export function waitingScore(userId: string, game: { id: string; gameStateId: string }, hole: number, playerId: string): object {
  return {
    userId,
    recordId: crypto.randomUUID(),
    gameId: game.id,
    sessionId: game.gameStateId,
    type: 'points',
    hole,
    playerId,
    pointsScore: 4,
    award: null,
    cardAssignment: null,
    baseVersion: 0,
    timestamp: Date.now(),
    synced: false,
    refusal: null,
  };
}
