import { CARD_TYPES, type Card, type CardHistoryEntry, type CardType, type GameState, type GameSummary, type PersonalGames } from '@fairshare/contracts';
import { cardValue, CUSTOM_CARD_TYPE, forPlayer, inDollars, whoPlays, entryOf } from '@fairshare/golf-rules';
import type { Stored } from '@fairshare/store';
import { deckOf, holderOf, changesOfHolder, cardsInPlay, type PlayedCard } from '../domain/cards';
import { guestsOf } from '../domain/scoring-links';
import type { Players } from '../domain/roster';
import type { Round } from '../domain/round';
import type { CardGame } from '../loaders/rounds';
import { presentPointsGames } from './present-points-game';

/** What the screens call nobody's card. */
const AVAILABLE = 'Available';

/** A round in a list. */
export function presentSummary({ state, version }: Stored<Round>, isActive: boolean): GameSummary {
  const { id, name, groupId, createdAt, lastPlayedAt, finished } = state;
  return { id, version, name, groupId, createdAt, isActive, lastPlayed: lastPlayedAt, status: finished ? 'finished' : 'open', finishedAt: finished?.at ?? null };
}

/** A round with its cards: those in play, so that a card that left the group is nowhere to be seen in its active round. */
export function presentGameState({ stored, group, isActive }: CardGame): GameState {
  const round = stored.state;
  const roster = whoPlays(round, group.players);
  const table = { customCards: group.customCards, isActive };
  const inPlay = cardsInPlay(round, table);
  const show = (card: PlayedCard) => presentCard(card, round);
  const current = inPlay.find((card) => card.key === round.cards.current);
  return {
    ...presentSummary(stored, isActive),
    ...presentRoster(round, group.players),
    ...presentRules(round),
    ...(round.internal.guests && { guests: guestsOf(round) }),
    pointsGameId: round.points?.id ?? null,
    bbbGameId: round.bbb.id,
    playerCards: Object.fromEntries(roster.players.map((playerId) => [playerId, inPlay.filter((card) => holderOf(round, card.key) === playerId).map(show)])),
    deck: deckOf(round, table).map(show),
    cardHistory: presentHistory(round, inPlay, new Map(group.players.map((player) => [player.id, player.name]))),
    currentCard: current ? show(current) : null,
    cardValues: round.cards.values,
  };
}

/** Who plays which holes; nothing where that goes without saying: everyone all 18, in a round and a group of a release without rosters. */
function presentRoster(round: Round, players: Players): Pick<GameState, 'roster' | 'holes' | 'firstHole'> {
  const isAsEver = round.roster === undefined && players.every(({ addedAt, archivedAt }) => addedAt === undefined && archivedAt === undefined);
  if (isAsEver) return {};
  const { players: playing, holes, holesOf, strokesGiven = {} } = whoPlays(round, players);
  return {
    roster: playing.map((playerId) => {
      const given = entryOf(strokesGiven, playerId);
      return { playerId, holes: [...forPlayer(holesOf, playerId)], ...(given !== undefined && { strokesGiven: given }) };
    }),
    holes: [...holes],
    firstHole: round.firstHole ?? holes[0],
  };
}

/** By which rules and where; nothing where that goes without saying. */
const presentRules = ({ rules, course, ruleChanges }: Round): Pick<GameState, 'rules' | 'course' | 'ruleChanges'> => ({
  ...(rules && { rules: inDollars(rules) }),
  ...(course && { course }),
  ...(ruleChanges && { ruleChanges }),
});

/** The games of a person's groups, to that person. */
export const presentPersonal = (games: readonly CardGame[]): PersonalGames =>
  games.map((game) => ({ game: presentGameState(game), pointsGames: presentPointsGames(game.stored.state, game.group.players) }));

function presentCard({ key, type, name, emoji, value }: PlayedCard, round: Round): Card {
  return { id: key, type: cardTypeOf(type), name, emoji, value: cardValue({ id: key, type, value }, round.cards.values) };
}

function presentHistory(round: Round, inPlay: readonly PlayedCard[], names: ReadonlyMap<string, string>): CardHistoryEntry[] {
  const cards = new Map(inPlay.map((card) => [card.key, card]));
  return changesOfHolder(round.cards.history).flatMap(({ id, key, playerId, at }) => {
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
