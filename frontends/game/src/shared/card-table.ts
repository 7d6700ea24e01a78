import type { Card, CardHistoryEntry, CustomCard, GameState, Player } from '@fairshare/contracts';
import { BUILT_IN_CARDS, cardFace, cardValue, CUSTOM_CARD_TYPE } from '@fairshare/golf-rules';

/** Shown as the holder of a card that no player holds. */
export const AVAILABLE = 'Available';

/** A card on the table. */
export interface TableCard {
  /** The card's name in API calls: the built-in type, or the custom card's id. */
  readonly key: string;
  readonly type: Card['type'];
  readonly name: string;
  readonly emoji: string;
  /** Whole dollars. */
  readonly value: number;
  /** How a player gets the built-in card. */
  readonly meaning: string | null;
  readonly holderId: string | null;
}

/** The holders of one card over time. */
export interface CardRoute {
  readonly cardKey: string;
  readonly type: Card['type'];
  readonly name: string;
  readonly emoji: string;
  /** The players who held it, in order; "Available" where it was put back. */
  readonly holders: ReadonlyArray<{ readonly id: string; readonly name: string }>;
}

/** The built-in cards, then the custom ones: the group's, and for an earlier session also those it was played with. */
export function cardsOnTable(game: GameState, customCards: readonly CustomCard[]): TableCard[] {
  const holders = new Map(Object.entries(game.playerCards).flatMap(([playerId, cards]) => cards.map(({ id }) => [id, playerId] as const)));
  const onTable = (card: Pick<TableCard, 'key' | 'type' | 'name' | 'emoji' | 'meaning'>, ownValue: number | null): TableCard => ({
    ...card,
    value: cardValue({ id: card.key, type: card.type, value: ownValue }, game.cardValues),
    holderId: holders.get(card.key) ?? null,
  });
  return [
    ...BUILT_IN_CARDS.map(({ type, meaning, ...face }) => onTable({ key: type, type, ...face, meaning }, null)),
    ...customCardsOf(game, customCards).map(({ id, name, emoji, value }) => onTable({ key: id, type: CUSTOM_CARD_TYPE, name, emoji, meaning: null }, value)),
  ];
}

function customCardsOf(game: GameState, ofGroup: readonly CustomCard[]): readonly CustomCard[] {
  if (game.isActive && game.status !== 'finished') return ofGroup;
  const played = [...Object.values(game.playerCards).flat(), ...game.deck, ...(game.currentCard ? [game.currentCard] : [])];
  const known = new Map<string, CustomCard>();
  for (const card of played.filter(({ type }) => type === CUSTOM_CARD_TYPE)) known.set(card.id, card);
  for (const card of ofGroup) if (!known.has(card.id)) known.set(card.id, card);
  return [...known.values()];
}

/** The session after a card has changed hands. Giving a card to its holder changes nothing. */
export function withAssignment(game: GameState, card: TableCard, playerId: string | null, players: readonly Player[], at = Date.now()): GameState {
  if (card.holderId === playerId) return game;
  const { key, type, name, emoji, value } = card;
  const held: Card = { id: key, type, name, emoji, value };
  const transfer: CardHistoryEntry = {
    id: `${key}.${game.cardHistory.length}`,
    cardType: type,
    cardId: key,
    cardName: name,
    cardEmoji: emoji,
    playerId,
    playerName: playerId === null ? AVAILABLE : (players.find(({ id }) => id === playerId)?.name ?? playerId),
    assignedAt: new Date(at).toISOString(),
  };
  const hands = players.map(({ id }) => {
    const others = (game.playerCards[id] ?? []).filter((one) => one.id !== key);
    return [id, id === playerId ? [...others, held] : others] as const;
  });
  return {
    ...game,
    playerCards: Object.fromEntries(hands),
    deck: game.deck.filter(({ id }) => id !== key),
    cardHistory: [...game.cardHistory, transfer],
  };
}

/** Every card that was ever held, in the order of first assignment, with its holders in order. */
export function cardRoutes(history: readonly CardHistoryEntry[]): CardRoute[] {
  const transfers = new Map<string, CardHistoryEntry[]>();
  for (const transfer of history) transfers.set(transfer.cardId, [...(transfers.get(transfer.cardId) ?? []), transfer]);
  return [...transfers].map(([cardKey, of]) => {
    const latest = of.at(-1);
    const type = latest?.cardType ?? CUSTOM_CARD_TYPE;
    const face = cardFace({ id: cardKey, type, name: latest?.cardName, emoji: latest?.cardEmoji });
    return { cardKey, type, ...face, holders: of.map(({ id, playerName }) => ({ id, name: playerName })) };
  });
}
