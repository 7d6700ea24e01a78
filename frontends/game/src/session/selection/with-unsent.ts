import type { BbbGame, GameState, Group, PointsGame, StrokesGame } from '@fairshare/contracts';
import { type Entry, withAwards, withStrokes } from '@fairshare/offline';
import { cardsOnTable, withAssignment } from '../../shared/card-table';

/** The session's cards with what was assigned on this phone and the server does not have yet. */
export function withUnsentCards(game: GameState, group: Pick<Group, 'players' | 'customCards'>, entries: readonly Entry[]): GameState {
  const own = entries.filter(({ type, sessionId, refusal }) => type === 'card' && sessionId === game.id && refusal === null);
  return own.reduce((now, { cardAssignment, playerId, timestamp }) => {
    const card = cardsOnTable(now, group.customCards).find(({ key }) => key === cardAssignment?.cardType);
    return card ? withAssignment(now, card, playerId, group.players, timestamp) : now;
  }, game);
}

/** The same for strokes and awards. */
export function withUnsentScores(games: readonly PointsGame[] | undefined, entries: readonly Entry[]): readonly PointsGame[] | undefined {
  return entries.length === 0 ? games : games?.map((game) => withUnsent(game, entries));
}

/** The same for one game. */
export const withUnsent = (game: PointsGame, entries: readonly Entry[]): PointsGame => (isStrokes(game) ? withStrokes(game, entries) : withAwards(game, entries));

const isStrokes = (game: StrokesGame | BbbGame): game is StrokesGame => game.gameType === 'points';
