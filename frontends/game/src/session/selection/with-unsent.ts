import type { GameState, Group } from '@fairshare/contracts';
import type { Entry } from '@fairshare/offline';
import { cardsOnTable, withAssignment } from '../../shared/card-table';

/** The session's cards, including assignments on this phone that the server does not have yet. */
export function withUnsentCards(game: GameState, group: Pick<Group, 'players' | 'customCards'>, entries: readonly Entry[]): GameState {
  const own = entries.filter(({ type, sessionId, refusal }) => type === 'card' && sessionId === game.id && refusal === null);
  return own.reduce((now, { cardAssignment, playerId, timestamp }) => {
    const card = cardsOnTable(now, group.customCards).find(({ key }) => key === cardAssignment?.cardType);
    return card ? withAssignment(now, card, playerId, group.players, timestamp) : now;
  }, game);
}
