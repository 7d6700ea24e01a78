import type { BodyOf } from '@fairshare/api-client';
import { GAME_KINDS, kindOf, type Selection } from '@fairshare/golf-rules';
import type { PhoneRound } from '../money/phone-round';

/**
 * The body of the combined calculation. `pointsGameId` is the BBB game's id, the 2/9/16 game's, or with both kinds selected the BBB
 * game's, falling back to the 2/9/16 game's (specification, section 7). The values are left to the games: a result saved with values
 * of its own would not notice that a game's were changed.
 */
export function settleRequest(round: PhoneRound, selectedGames: readonly Selection[]): BodyOf<'POST /api/calculate-combined-games'> {
  return {
    groupId: round.game.groupId,
    gameStateId: round.game.id,
    pointsGameId: pointsGameIdFor(round, selectedGames),
    selectedGames: [...selectedGames],
    pointValue: null,
    fbtValue: null,
    saveResults: true,
  };
}

function pointsGameIdFor({ entered: { games } }: PhoneRound, selectedGames: readonly Selection[]): string | null {
  const kinds = new Set(selectedGames.map(kindOf));
  // A round lists its games in the order in which they were created.
  const inOrder = GAME_KINDS.flatMap((kind) => games.filter((game) => game.kind === kind));
  return inOrder.findLast(({ kind }) => kinds.has(kind))?.id ?? null;
}
