/** One player's score of four on a hole, as stored in the phone's outbox. */
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
