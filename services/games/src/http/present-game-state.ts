import { CARD_TYPES, type Card, type CardHistoryEntry, type CardType, type GameState, type GameSummary, type PersonalGames } from '@fairshare/contracts';
import { cardValue, CUSTOM_CARD_TYPE } from '@fairshare/golf-rules';
import type { Stored } from '@fairshare/store';
import { deckOf } from '../domain/cards';
import { cardsInPlay, type PlayedCard } from '../domain/cards-in-play';
import { holderOf, legsOf } from '../domain/card-moves';
import type { GameSession } from '../domain/session';
import type { CardGame } from '../loaders/open-session';
import { presentPointsGames } from './present-points-game';

/** What the screens call nobody's card. */
const AVAILABLE = 'Available';

/** A session in a list. */
export function presentSummary({ state, version }: Stored<GameSession>, isActive: boolean): GameSummary {
  const { id, name, groupId, createdAt, lastPlayedAt } = state;
  return { id, version, name, groupId, createdAt, isActive, lastPlayed: lastPlayedAt };
}

/** A session with its cards: those in play, so that a card that left the group is nowhere to be seen in its active session. */
export function presentGameState({ stored, group, isActive }: CardGame): GameState {
  const session = stored.state;
  const table = { customCards: group.customCards, isActive };
  const inPlay = cardsInPlay(session, table);
  const show = (card: PlayedCard) => presentCard(card, session);
  const current = inPlay.find((card) => card.key === session.cards.current);
  return {
    ...presentSummary(stored, isActive),
    pointsGameId: session.points?.id ?? null,
    bbbGameId: session.bbb.id,
    playerCards: Object.fromEntries(
      group.players.map((player) => [player.id, inPlay.filter((card) => holderOf(session, card.key) === player.id).map(show)]),
    ),
    deck: deckOf(session, table).map(show),
    cardHistory: presentHistory(session, inPlay, new Map(group.players.map((player) => [player.id, player.name]))),
    currentCard: current ? show(current) : null,
    cardValues: session.cards.values,
  };
}

/** The games of a person's groups, to that person. */
export const presentPersonal = (games: readonly CardGame[]): PersonalGames =>
  games.map((game) => ({ game: presentGameState(game), pointsGames: presentPointsGames(game.stored.state, game.group.players) }));

function presentCard({ key, type, name, emoji, value }: PlayedCard, session: GameSession): Card {
  return { id: key, type: cardTypeOf(type), name, emoji, value: cardValue({ id: key, type, value }, session.cards.values) };
}

function presentHistory(session: GameSession, inPlay: readonly PlayedCard[], names: ReadonlyMap<string, string>): CardHistoryEntry[] {
  const cards = new Map(inPlay.map((card) => [card.key, card]));
  return legsOf(session.cards.history).flatMap(({ id, key, playerId, at }) => {
    const card = cards.get(key);
    if (!card) return [];
    return [
      {
        id,
        cardType: cardTypeOf(card.type),
        cardId: key,
        cardName: card.name,
        cardEmoji: card.emoji,
        playerId,
        playerName: playerId === null ? AVAILABLE : (names.get(playerId) ?? playerId),
        assignedAt: at,
      },
    ];
  });
}

const cardTypeOf = (type: string): CardType => CARD_TYPES.find((known) => known === type) ?? CUSTOM_CARD_TYPE;
