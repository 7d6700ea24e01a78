import type { Card, CardHistoryEntry, Delta, GameState, Group } from '@fairshare/contracts';
import { BUILT_IN_CARDS, cardValue, CUSTOM_CARD_TYPE, DEFAULT_CARD_VALUE } from '@fairshare/golf-rules';
import { AVAILABLE } from '../../shared/card-table';
import { everyoneOf } from '../selection/round-players';

type Cards = NonNullable<Delta['cards']>;

/**
 * A round after cards were drawn or changed hands, as the server shows it. Null if that cannot be derived here: for an earlier round, which uses the cards that
 * it recorded, or if a card or a player is not known on this phone.
 */
export function withCardMoves(game: GameState, group: Group | undefined, { holders, drawn, current, moves }: Cards): GameState | null {
  if (!group || !game.isActive) return null;
  const inPlay = cardsInPlay(game, group);
  const history = withTransfers(game, inPlay, group, moves);
  const isKnown = (key: string) => inPlay.some(({ id }) => id === key);
  if (!history || (current !== null && !isKnown(current))) return null;
  return {
    ...game,
    playerCards: Object.fromEntries(Object.keys(game.playerCards).map((playerId) => [playerId, inPlay.filter(({ id }) => holders[id] === playerId)])),
    deck: inPlay.filter(({ id }) => !drawn.includes(id) && holders[id] === undefined),
    cardHistory: history,
    currentCard: inPlay.find(({ id }) => id === current) ?? null,
  };
}

/** All cards of an active round, each with its value in that round. */
function cardsInPlay({ cardValues }: GameState, { customCards }: Group): Card[] {
  const cards = [
    ...BUILT_IN_CARDS.map(({ type, name, emoji }): Card => ({ id: type, type, name, emoji, value: DEFAULT_CARD_VALUE })),
    ...customCards.map(({ id, name, emoji, value }): Card => ({ id, type: CUSTOM_CARD_TYPE, name, emoji, value })),
  ];
  return cards.map((card) => ({ ...card, value: cardValue(card, cardValues) }));
}

/** The history with the new transfers. A card given to its current holder, or put back when it has no holder, does not count as a transfer. */
function withTransfers(game: GameState, inPlay: readonly Card[], group: Group, moves: Cards['moves']): CardHistoryEntry[] | null {
  const holders = new Map<string, string | null>(Object.entries(game.playerCards).flatMap(([playerId, cards]) => cards.map(({ id }) => [id, playerId] as const)));
  const names = new Map(everyoneOf(group).map(({ id, name }) => [id, name]));
  const known = new Set(game.cardHistory.map(({ id }) => id));
  const transfers: CardHistoryEntry[] = [];
  for (const { id, key, playerId, at } of moves) {
    if (known.has(id) || (holders.get(key) ?? null) === playerId) continue;
    holders.set(key, playerId);
    const card = inPlay.find((one) => one.id === key);
    const playerName = playerId === null ? AVAILABLE : names.get(playerId);
    if (!card || playerName === undefined) return null;
    transfers.push({ id, cardType: card.type, cardId: key, cardName: card.name, cardEmoji: card.emoji, playerId, playerName, assignedAt: at });
  }
  return [...game.cardHistory, ...transfers];
}
