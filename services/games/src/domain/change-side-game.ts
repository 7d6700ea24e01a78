import { isDeepStrictEqual } from 'node:util';
import { type ChangedRule, InvalidField, type NewSideGame, type ChangedSideGame, SIDE_GAMES_MAX } from '@fairshare/contracts';
import { type AnySideGame, entryOf, isSideGameId, whoPlays } from '@fairshare/golf-rules';
import { defaultOptions, readOptions, readRoster, optionsInDollars, type SideRoster, sideKind } from '@fairshare/golf-rules/side-games';
import type { Change } from '@fairshare/store';
import type { Authorship } from './cells';
import { changesOfConflicts } from './conflict-stands';
import { RoundFull, ValuesChanged } from './errors';
import type { Input } from './facts';
import { reads } from './games';
import { centsChanged, withSideChange } from './money-changes';
import type { Players } from './roster';
import { changed, numberChild, requireVersion, type Round, sideIdOf } from './round';
import { DELETED_GAMES_MAX } from './round-limits';
import { definitionOfSide, handedOn, inputsUnread, refusedAsField, type SideGame, sideGameOf, sideGamesOf, sideReads, withoutMarksOf } from './side-games';

/** The request to add a side game. */
export interface AddRequest extends NewSideGame {
  /** Identifies the request, so that a repetition finds the game it added. */
  readonly requestId: string;
}

/** @throws InvalidField for an unknown kind */
export function requireKind(kind: string, path = 'kind'): AnySideGame {
  const definition = sideKind(kind);
  if (!definition) throw new InvalidField(path, 'There is no such kind of game');
  return definition;
}

/**
 * Adds a side game to a round. After the first entry the round records who added it.
 * @throws InvalidField for players, sides or options that the kind does not accept, and beyond the maximum number of side games; RoundFull
 */
export function addSideGame(round: Round, players: Players, { requestId, kind, name, players: playing, sides, options = {} }: AddRequest, authorship: Authorship): Change<Round> {
  const definition = requireKind(kind);
  if (sideGamesOf(round).length >= SIDE_GAMES_MAX) throw new InvalidField('kind', `A session has at most ${SIDE_GAMES_MAX} side games`);
  if (round.internal.deletedGames.filter((id) => isSideGameId(id)).length >= DELETED_GAMES_MAX)
    throw new RoundFull(`${DELETED_GAMES_MAX} side games of this round were deleted, as often as it keeps. Start a new game to go on`);
  const { number, round: numbered } = numberChild(round);
  const game: SideGame = {
    id: sideIdOf(round.id, number),
    kind,
    name: name ?? definition.name,
    createdAt: authorship.at,
    version: 1,
    ...copied(refusedAsField(() => readRoster(definition, { players: playing, sides }, whoPlays(round, players).players))),
    options: { ...refusedAsField(() => readOptions(definition, options, defaultOptions(definition))) },
    on: true,
  };
  const internal = { ...numbered.internal, addedSideGames: { ...numbered.internal.addedSideGames, [requestId]: game.id } };
  const after: Round = { ...numbered, sideGames: [...sideGamesOf(round), game], internal };
  const state = withSideChange(round, after, [changedGame(game, { before: null, after: true })], centsChanged(round, after, players), authorship);
  return changed(state, { name: 'side-game-added', facts: { gameId: game.id } });
}

/** The id of the game that a request added. */
export const addedBy = ({ internal: { addedSideGames = {} } }: Round, requestId: string): string => entryOf(addedSideGames, requestId) ?? '';

/** The side game to change and its new values; a missing value stays as it is. */
export interface SideGameRequest extends ChangedSideGame {
  readonly gameId: string;
  /** If-Match: the version of the game. */
  readonly ifVersion?: number;
}

/**
 * Changes a side game. After the first entry the round records who changed it.
 * @throws NoSuchGame, GameVersionMismatch, ValuesChanged; InvalidField for values that the kind does not accept
 */
export function changeSideGame(round: Round, players: Players, { gameId, ifVersion, base, ...asked }: SideGameRequest, authorship: Authorship): Change<Round> {
  const game = sideGameOf(round, gameId);
  requireVersion(game, ifVersion);
  const definition = requireKind(game.kind);
  const next = changedAs(game, definition, asked, whoPlays(round, players).players);
  if (isDeepStrictEqual(next, game)) return 'unchanged';
  if (base && !stands(game, definition, base)) throw new ValuesChanged(shownToChange(game));
  const after: Round = { ...round, sideGames: sideGamesOf(round).map((one) => (one === game ? { ...next, version: game.version + 1 } : one)) };
  const state = withSideChange(round, after, changesOf(game, next, definition), centsChanged(round, after, players), authorship);
  return changed(state, { name: 'side-game-changed', facts: { gameId } });
}

function changedAs(game: SideGame, definition: AnySideGame, { name, players, sides, options, on }: Omit<ChangedSideGame, 'base'>, round: readonly string[]): SideGame {
  const isAnew = players !== undefined || sides !== undefined;
  const roster = isAnew && refusedAsField(() => readRoster(definition, { players: players ?? (sides ? undefined : game.players), sides }, round));
  return {
    ...game,
    ...(name !== undefined && { name }),
    ...(roster && copied(roster)),
    ...(options && { options: { ...refusedAsField(() => readOptions(definition, options, game.options)) } }),
    ...(on !== undefined && { on }),
  };
}

const copied = ({ players, sides }: SideRoster): Pick<SideGame, 'players' | 'sides'> => ({ players: [...players], ...(sides && { sides: sides.map((side) => [...side]) }) });

/** Whether a game still has the values that the request was based on. @throws InvalidField */
function stands(game: SideGame, definition: AnySideGame, { players, sides, options }: NonNullable<ChangedSideGame['base']>): boolean {
  const isSame = (given: unknown, stored: unknown) => given === undefined || isDeepStrictEqual(given, stored);
  const known = options && refusedAsField(() => readOptions(definition, options, game.options), 'base.');
  return isSame(players, game.players) && isSame(sides, game.sides) && isSame(known, { ...defaultOptions(definition), ...game.options });
}

/** The players, sides and options of a game, money in dollars. */
export const shownToChange = ({ players, sides, options, ...game }: SideGame): Pick<SideGame, 'players' | 'sides' | 'options'> => {
  const definition = definitionOfSide(game);
  return { players, ...(sides && { sides }), options: definition ? { ...optionsInDollars(definition, options) } : options };
};

/** The recorded changes of a game: its options, its players and sides, and whether it is on. A new name is not recorded, for it moves no money. */
function changesOf(before: SideGame, after: SideGame, { options }: AnySideGame): ChangedRule[] {
  const differing = (option: string, was: ChangedRule['before'], is: ChangedRule['after']) => (was === is ? [] : [changedGame(after, { before: was, after: is, option })]);
  return [
    ...options.flatMap(({ key, default: usual }) => differing(key, before.options[key] ?? usual, after.options[key] ?? usual)),
    ...differing('players', before.players.join(), after.players.join()),
    ...differing('sides', sidesText(before), sidesText(after)),
    ...differing('on', before.on, after.on),
  ];
}

const sidesText = ({ sides }: SideGame): string | null => sides?.map((side) => side.join()).join(' ') ?? null;

const changedGame = ({ name, kind }: SideGame, change: Pick<ChangedRule, 'before' | 'after' | 'option'>): ChangedRule => ({ rule: 'sideGame', ...change, game: name, kind });

/**
 * Deletes a side game with its answers, and with strokes that no other game reads. After the first entry the round records who deleted it.
 * @throws NoSuchGame, GameVersionMismatch
 */
export function deleteSideGame(round: Round, players: Players, gameId: string, authorship: Authorship, ifVersion?: number): Change<Round> {
  const game = sideGameOf(round, gameId);
  requireVersion(game, ifVersion);
  const sideGames = sideGamesOf(round).filter((one) => one !== game);
  const reader = gameOfStrokes(round)?.id ?? sideGames.find((one) => sideReads(one, 'strokes'))?.id;
  const conflicts = handedOn(round.conflicts, gameId, reader);
  const isRead = (input: Input) => round.games.some((one) => reads(one, input)) || sideGames.some((one) => sideReads(one, input));
  const deletedGames = [...round.internal.deletedGames, gameId];
  const without: Round = { ...withoutMarksOf(round, game), ...inputsUnread(isRead), sideGames, conflicts, internal: { ...round.internal, deletedGames } };
  const state = withSideChange(round, without, [changedGame(game, { before: true, after: null })], centsChanged(round, without, players), authorship);
  return changed(state, { name: 'side-game-deleted', facts: { gameId } }, ...changesOfConflicts(round.conflicts, conflicts));
}

const gameOfStrokes = (round: Round) => round.games.find((game) => reads(game, 'strokes')) ?? null;
