import {
  allRuleChanges,
  type BbbGame,
  type Card,
  CARD_TYPES,
  type CardHistoryEntry,
  type CardType,
  type Conflict,
  type GameSettings,
  type GameState,
  type GameSummary,
  type GameValues,
  type HoleAnswer,
  type PersonalGames,
  type HoleGameScores,
  type RoundEntries,
  type StrokesGame,
} from '@fairshare/contracts';
import {
  cardValue,
  centsToDollars,
  CUSTOM_CARD_TYPE,
  dollarsToCents,
  entryOf,
  forPlayer,
  inDollars,
  scoreBbbGame,
  scoreStrokeGame,
  shownPoints,
  type StrokesGiven,
  whoPlays,
} from '@fairshare/golf-rules';
import type { Stored } from '@fairshare/store';
import { cardsInPlay, changesOfHolder, deckOf, holderOf, type PlayedCard } from '../domain/cards';
import { askedPlayers, guestsOf } from '../domain/scoring-links';
import type { Players } from '../domain/roster';
import type { Round } from '../domain/round';
import type { CardGame, Scorer } from '../loaders/rounds';
import { CellsChanged, NoSuchGame } from '../domain/errors';
import { holesEntered } from '../domain/facts';
import { gameOfKind, gamesAsPublished } from '../domain/games';
import { namedCells } from '../domain/hole-cells';
import { isAnswered, sideGamesOf } from '../domain/side-games';
import { presentEnteredSideGame } from './present-side-games';

/** The screens' text for a card without a holder. */
const AVAILABLE = 'Available';

/** A round in a list. */
export function presentSummary({ state, version }: Stored<Round>, isActive: boolean): GameSummary {
  const { id, name, groupId, createdAt, lastPlayedAt, finished, course } = state;
  const status = finished ? 'finished' : 'open';
  return { id, version, name, groupId, createdAt, isActive, lastPlayed: lastPlayedAt, status, finishedAt: finished?.at ?? null, ...(course && { courseId: course.id }) };
}

/** A round with its cards in play. A card that was removed from the group does not appear in its active round. */
export function presentGameState({ stored, group, isActive }: CardGame): GameState {
  const round = stored.state;
  const roster = whoPlays(round, group.players);
  const table = { customCards: group.customCards, isActive };
  const inPlay = cardsInPlay(round, table);
  const show = (card: PlayedCard) => presentCard(card, round);
  const current = inPlay.find((card) => card.key === round.cards.current);
  const asking = askedPlayers(round);
  return {
    ...presentSummary(stored, isActive),
    ...presentRoster(round, group.players),
    ...presentRules(round),
    ...(round.internal.guests && { guests: guestsOf(round) }),
    ...(asking.length > 0 && { asking }),
    pointsGameId: gameOfKind(round, 'points')?.id ?? null,
    bbbGameId: gameOfKind(round, 'bbb')?.id ?? null,
    playerCards: Object.fromEntries(roster.players.map((playerId) => [playerId, inPlay.filter((card) => holderOf(round, card.key) === playerId).map(show)])),
    deck: deckOf(round, table).map(show),
    cardHistory: presentHistory(round, inPlay, new Map(group.players.map((player) => [player.id, player.name]))),
    currentCard: current ? show(current) : null,
    cardValues: round.cards.values,
  };
}

/** The roster of a round. Empty for a round and a group from a release without rosters: all players play all 18 holes. */
function presentRoster(round: Round, players: Players): Pick<GameState, 'roster' | 'holes' | 'firstHole'> {
  const isAsEver = round.roster === undefined && players.every(({ addedAt, archivedAt }) => addedAt === undefined && archivedAt === undefined);
  if (isAsEver) return {};
  const { players: playing, holes, holesOf, strokesGiven = {}, tees = {} } = whoPlays(round, players);
  return {
    roster: playing.map((playerId) => {
      const given = entryOf(strokesGiven, playerId);
      return { playerId, holes: [...forPlayer(holesOf, playerId)], ...(given !== undefined && { strokesGiven: given }), ...entryOf(tees, playerId) };
    }),
    holes: [...holes],
    firstHole: round.firstHole ?? holes[0],
  };
}

/** The rules, the course and their changes; empty where a round has only defaults. */
const presentRules = ({ rules, course, ...changes }: Round): Pick<GameState, 'rules' | 'course' | 'ruleChanges'> => ({
  ...(rules && { rules: inDollars(rules) }),
  ...(course && { course }),
  ...((changes.ruleChanges ?? changes.moneyChanges ?? changes.sideChanges) && { ruleChanges: allRuleChanges(changes) }),
});

/** The games of a person's groups, as that person sees them. */
export const presentPersonal = (games: readonly CardGame[]): PersonalGames =>
  games.map((game) => ({
    game: presentGameState(game),
    pointsGames: presentHoleGames(game.stored.state, game.group.players),
    ...(sideGamesOf(game.stored.state).length > 0 && { entries: presentEntries(game.stored) }),
  }));

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

/** The games of a round that score points: 2/9/16 if it has one, then BBB. */
export function presentHoleGames(round: Round, players: Players): HoleGameScores[] {
  const strokesGame = presentStrokesGame(round, players);
  return [...(strokesGame ? [strokesGame] : []), presentBbbGame(round, players)];
}

/** A 2/9/16 game: strokes as entered, strokes given, points of the holes on which all their players have strokes. Null: the round has none. */
export function presentStrokesGame(round: Round, players: Players): StrokesGame | null {
  const { points: game } = gamesAsPublished(round);
  if (!game) return null;
  const holes = perHole(game.holes, (cells) => mapValues(cells, (cell) => cell.value));
  const roster = whoPlays(round, players);
  return { ...ofBothGames(round, game), gameType: 'points', holes, ...(roster.given && { given: presentGiven(roster.given) }), ...shownPoints(scoreStrokeGame(roster, holes)) };
}

/** A BBB game: awards as entered, a point for each. */
export function presentBbbGame(round: Round, players: Players): BbbGame {
  const { bbb: game } = gamesAsPublished(round);
  if (!game) throw new NoSuchGame();
  const holes = perHole(game.holes, (cells) => mapValues(cells, (cell) => cell.value));
  return { ...ofBothGames(round, game), gameType: 'bbb', holes, ...shownPoints(scoreBbbGame(whoPlays(round, players), holes)) };
}

/** Cents to dollars. */
export const presentSettings = ({ pointValueCents, fbtValueCents }: GameSettings): GameValues => ({
  pointValue: centsToDollars(pointValueCents),
  fbtValue: centsToDollars(fbtValueCents),
});

/** Dollars to cents; the contract has refused any fraction of a cent. */
export const readSettings = ({ pointValue, fbtValue }: GameValues): GameSettings => ({
  pointValueCents: dollarsToCents(pointValue),
  fbtValueCents: dollarsToCents(fbtValue),
});

/** The entries of a hole of a round. */
export function presentHole({ state, version }: Pick<Stored<Round>, 'state' | 'version'>, hole: number): HoleAnswer {
  const cells = namedCells(state, hole);
  return {
    version,
    cells: Object.fromEntries(cells.flatMap(([name, { value }]) => (isAnswered(value) ? [[name, value]] : []))),
    cellVersions: Object.fromEntries(cells.map(([name, cell]) => [name, cell.version])),
  };
}

/** All entries of a round by hole, and the games that read them. */
export function presentEntries({ id, state, version }: Stored<Round>): RoundEntries {
  const holes = holesEntered(state).map((hole) => [hole, presentHole({ state, version }, hole)] as const);
  return {
    id,
    groupId: state.groupId,
    version,
    holes: Object.fromEntries(holes.map(([hole, { cells }]) => [hole, cells])),
    cellVersions: Object.fromEntries(holes.map(([hole, { cellVersions }]) => [hole, cellVersions])),
    games: state.games.map(({ settings, ...game }) => ({ ...game, settings: presentSettings(settings) })),
    ...(state.sideGames && { sideGames: sideGamesOf(state).map(presentEnteredSideGame) }),
  };
}

const presentGiven = (given: StrokesGiven) => perHole(given, (players) => ({ ...players }));

/** The common part of 2/9/16 and BBB. */
function ofBothGames(round: Round, game: NonNullable<ReturnType<typeof gamesAsPublished>['points' | 'bbb']>) {
  const { id, version, name, createdAt, settings } = game;
  return {
    id,
    version,
    name,
    groupId: round.groupId,
    gameStateId: round.id,
    createdAt,
    settings: presentSettings(settings),
    cellVersions: perHole<Readonly<Record<string, { readonly version: number }>>, Record<string, number>>(game.holes, (cells) => mapValues(cells, (cell) => cell.version)),
  };
}

const perHole = <Hole, Shown>(holes: Readonly<Record<string, Hole>>, show: (hole: Hole) => Shown): Record<string, Shown> =>
  Object.fromEntries(Object.entries(holes).map(([hole, cells]) => [hole, show(cells)]));

const mapValues = <Value, Shown>(record: Readonly<Record<string, Value>>, show: (value: Value) => Shown): Record<string, Shown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, show(value)]));

/** Replaces a member's user id in responses to guests. */
const A_MEMBER = 'member';

/** A game state as this caller may see it. Guests see no account, not even its id, and no handicap index. */
export function stateFor(caller: Scorer, { ruleChanges, asking, ...state }: GameState): GameState {
  const isGuest = caller.role === 'guest';
  return {
    ...state,
    ...(asking && !isGuest && { asking }),
    ...(state.roster && isGuest && { roster: state.roster.map(({ handicap: _handicap, ...entry }) => entry) }),
    ...(ruleChanges && { ruleChanges: isGuest ? ruleChanges.map((change) => ({ ...change, by: A_MEMBER })) : ruleChanges }),
  };
}

/** The conflicts of a record as its sender may see them. */
export function conflictsFor(caller: Scorer, conflicts: readonly Conflict[]): Conflict[] {
  if (caller.role !== 'guest') return [...conflicts];
  const hide = <Remark extends { readonly by: string }>(remark: Remark): Remark => ({ ...remark, by: remark.by === caller.userId ? remark.by : A_MEMBER });
  return conflicts.map((conflict) => ({
    ...conflict,
    stored: conflict.stored && hide(conflict.stored),
    other: hide(conflict.other),
    resolved: conflict.resolved && hide(conflict.resolved),
  }));
}

/** Hides the authors of changed cells in a CellsChanged error from guests. */
export async function presentChangedCells<T>(caller: Scorer, written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if (caller.role !== 'guest' || !(error instanceof CellsChanged)) throw error;
    throw new CellsChanged(Object.fromEntries(Object.entries(error.stored).map(([cell, stored]) => [cell, { ...stored, by: A_MEMBER }])));
  }
}
