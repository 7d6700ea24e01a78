import { type Conflict, InvalidField, type RoundSideGame } from '@fairshare/contracts';
import { type AnySideGame, entryOf, type SideGame as PlayedSideGame, TAKEN_BACK } from '@fairshare/golf-rules';
import { defaultOptions, InvalidSideGameError, sideKind } from '@fairshare/golf-rules/side-games';
import { NoSuchGame } from './errors';
import { addressOfConflict, type Facts, type Holes, type Input, INPUTS } from './facts';

/** A side game of a round: a kind of the catalogue with its players and options (money in cents). The entries belong to the round. */
export type SideGame = RoundSideGame;

type WithSideGames = { readonly sideGames?: readonly SideGame[] | undefined };

/** The side games in the order they were added. */
export const sideGamesOf = ({ sideGames = [] }: WithSideGames): readonly SideGame[] => sideGames;

/** @throws NoSuchGame */
export function sideGameOf(round: WithSideGames, id: string): SideGame {
  const game = sideGamesOf(round).find((one) => one.id === id);
  if (!game) throw new NoSuchGame();
  return game;
}

/** The definition of a game's kind; undefined: a later release introduced the kind. */
export const definitionOfSide = ({ kind }: Pick<SideGame, 'kind'>): AnySideGame | undefined => sideKind(kind);

/** The prefix of the cells of a side game. */
const cellsOf = ({ id }: SideGame): string => `${id}.`;

/** Whether a side game reads the entry in this cell. A game that is off reads none. */
export function sideReads(game: SideGame, input: Input, key?: string): boolean {
  const reads = definitionOfSide(game)?.reads;
  if (!game.on || !reads) return false;
  if (input === 'strokes') return reads.strokes;
  return key === undefined ? reads.marks.length > 0 : key.startsWith(cellsOf(game));
}

/** Gives a new version to each side game that reads a changed entry. Returns the same round when there is none. */
export function withSideVersions<Round extends WithSideGames>(round: Round, isRead: (game: SideGame) => boolean): Round {
  if (!round.sideGames?.some(isRead)) return round;
  return { ...round, sideGames: round.sideGames.map((game) => (isRead(game) ? { ...game, version: game.version + 1 } : game)) };
}

/** Side games as the input of the rules, with all options of their kinds. */
export const sideGamesAsPlayed = (round: WithSideGames): PlayedSideGame[] =>
  sideGamesOf(round).flatMap(({ id, name, players, sides, options, on, ...game }) => {
    const definition = definitionOfSide(game);
    return definition ? [{ id, name, definition, players, sides, options: { ...defaultOptions(definition), ...options }, on }] : [];
  });

/** The facts without the answers of a side game. */
export function withoutMarksOf<F extends Facts>(facts: F, game: SideGame): F {
  const holes = Object.entries(facts.marks).map(([hole, cells]) => [hole, Object.fromEntries(Object.entries(cells).filter(([key]) => !key.startsWith(cellsOf(game))))] as const);
  return { ...facts, marks: Object.fromEntries(holes.filter(([hole, cells]) => Object.keys(cells).length > 0 || isEmptyIn(facts.marks, hole))) };
}

/** A hole whose entries were all removed before stays in the list. */
const isEmptyIn = (holes: Holes<string>, hole: string): boolean => Object.keys(entryOf(holes, hole) ?? {}).length === 0;

/** The answers of a side game: hole → cell of the game → its value, including answers that were taken back. */
export function marksOf({ marks }: Facts, game: SideGame): Record<string, Record<string, { readonly value: string; readonly version: number }>> {
  const prefix = cellsOf(game);
  const holes = Object.entries(marks).map(([hole, cells]) => {
    const own = Object.entries(cells).flatMap(([key, cell]) => (cell && key.startsWith(prefix) ? [[key.slice(prefix.length), cell] as const] : []));
    return [hole, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(holes.filter(([, cells]) => Object.keys(cells).length > 0));
}

/** Whether the value of a cell counts as an answer. */
export const isAnswered = (value: string | number): boolean => value !== TAKEN_BACK;

/** The conflicts after a game was deleted. Those about strokes move to another game that reads strokes; its others are removed. */
export const handedOn = (conflicts: readonly Conflict[], gameId: string, reader: string | undefined): Conflict[] =>
  conflicts.flatMap((conflict) => {
    if (conflict.gameId !== gameId) return [conflict];
    return reader !== undefined && addressOfConflict(conflict)?.input === 'strokes' ? [{ ...conflict, gameId: reader }] : [];
  });

/** Empties the inputs that no remaining game reads; the round's other facts stay. */
export const inputsUnread = (isRead: (input: Input) => boolean): Partial<Facts> =>
  Object.fromEntries(INPUTS.filter((input) => !isRead(input)).map((input) => [input, {} satisfies Facts[typeof input]]));

/** Turns an error of the rules into a refusal of the request. `under`: the prefix of the path. @throws InvalidField */
export function refusedAsField<T>(read: () => T, under = ''): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidSideGameError) throw new InvalidField(`${under}${error.path}`, error.message);
    throw error;
  }
}
