import type { Card, CardHistoryEntry, Delta, GameState, Group, ChangeNotice, HoleGameScores } from '@fairshare/contracts';
import { BUILT_IN_CARDS, cardValue, CUSTOM_CARD_TYPE, DEFAULT_CARD_VALUE, type Roster, scoreBbbGame, scoreStrokeGame, shownPoints, whoPlays } from '@fairshare/golf-rules';

/** The data of a round on a phone with the previous release. */
export interface Known {
  readonly game: GameState;
  readonly games: readonly HoleGameScores[];
  readonly group: Group;
}

/**
 * How phones with the previous release apply a change notice, copied from that release. It knows a round by its 2/9/16 and BBB games, each with a
 * version. Null: the phone has to refetch.
 */
export function followBefore(known: Known, { version, delta }: ChangeNotice): Known | null {
  if (!delta) return null;
  const { game, games: list, group } = known;
  if (game.version < delta.from) return null;
  const behind = (delta.games ?? []).filter((recorded) => (list.find((one) => one.id === recorded.id)?.version ?? 0) < recorded.version);
  if (game.version >= version && behind.length === 0) return known;
  // The roster may have changed in between.
  if (game.version > version) return null;
  const games = withRecorded(list, behind, game);
  const brought = game.version < version ? withPlayed(game, group, version, delta) : game;
  return games && brought && { game: brought, games, group };
}

type ToldGame = NonNullable<Delta['games']>[number];
type ToldCards = NonNullable<Delta['cards']>;

function withRecorded(list: readonly HoleGameScores[], behind: readonly ToldGame[], round: GameState): readonly HoleGameScores[] | null {
  if (behind.length === 0) return list;
  if (!round.roster || behind.some(({ id, from }) => (list.find((game) => game.id === id)?.version ?? -1) < from)) return null;
  const roster = whoPlays(round, []);
  return list.map((game) => {
    const recorded = behind.find(({ id }) => id === game.id);
    return recorded ? withHoles(game, recorded, roster) : game;
  });
}

function withHoles(game: HoleGameScores, { version, holes: recorded }: ToldGame, roster: Roster): HoleGameScores {
  const published = <Shown>(cell: 0 | 1) => mapValues(recorded, (cells) => mapValues(cells, (one) => one[cell] as Shown));
  const cellVersions = { ...game.cellVersions, ...published<number>(1) };
  if (game.gameType === 'points') {
    const holes = { ...game.holes, ...published<number>(0) };
    return { ...game, version, holes, cellVersions, ...shownPoints(scoreStrokeGame(roster, holes)) };
  }
  const holes = { ...game.holes, ...published<string>(0) };
  return { ...game, version, holes, cellVersions, ...shownPoints(scoreBbbGame(roster, holes)) };
}

function withPlayed(game: GameState, group: Group, version: number, { lastPlayed, cards }: Delta): GameState | null {
  const played = { ...game, version, lastPlayed };
  return cards ? withMovedCards(played, group, cards) : played;
}

function withMovedCards(game: GameState, group: Group, { holders, drawn, current, moves }: ToldCards): GameState | null {
  if (!game.isActive) return null;
  const inPlay = cardsInPlay(game, group);
  const history = withLegs(game, inPlay, group, moves);
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

function cardsInPlay({ cardValues }: GameState, { customCards }: Group): Card[] {
  const cards = [
    ...BUILT_IN_CARDS.map(({ type, name, emoji }): Card => ({ id: type, type, name, emoji, value: DEFAULT_CARD_VALUE })),
    ...customCards.map(({ id, name, emoji, value }): Card => ({ id, type: CUSTOM_CARD_TYPE, name, emoji, value })),
  ];
  return cards.map((card) => ({ ...card, value: cardValue(card, cardValues) }));
}

function withLegs(game: GameState, inPlay: readonly Card[], { players }: Group, moves: ToldCards['moves']): CardHistoryEntry[] | null {
  const holders = new Map<string, string | null>(Object.entries(game.playerCards).flatMap(([playerId, cards]) => cards.map(({ id }) => [id, playerId] as const)));
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const known = new Set(game.cardHistory.map(({ id }) => id));
  const legs: CardHistoryEntry[] = [];
  for (const { id, key, playerId, at } of moves) {
    if (known.has(id) || (holders.get(key) ?? null) === playerId) continue;
    holders.set(key, playerId);
    const card = inPlay.find((one) => one.id === key);
    const playerName = playerId === null ? 'Available' : names.get(playerId);
    if (!card || playerName === undefined) return null;
    legs.push({ id, cardType: card.type, cardId: key, cardName: card.name, cardEmoji: card.emoji, playerId, playerName, assignedAt: at });
  }
  return [...game.cardHistory, ...legs];
}

const mapValues = <Value, Shown>(record: Readonly<Record<string, Value>>, show: (value: Value) => Shown): Record<string, Shown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, show(value)]));
