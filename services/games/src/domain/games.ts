import { type BbbChild, childId, type GameSettings, type PointsChild, type RoundState } from '@fairshare/contracts';
import { awardCell, BBB_AWARDS, cellOf, definitionOf, HOLE_GAMES, type HoleGame } from '@fairshare/golf-rules';
import type { Cells } from './cells';
import { NoSuchGame } from './errors';
import type { Facts, Holes, Input } from './facts';

/** A game of a round, with its stakes. The entries belong to the round. */
export interface Game {
  readonly id: string;
  readonly kind: HoleGame;
  readonly name: string;
  readonly createdAt: string;
  /** Incremented by every change of what the game presents: the entries it reads, its values, the roster. */
  readonly version: number;
  readonly settings: GameSettings;
}

interface NewGame {
  readonly roundId: string;
  readonly name: string;
  readonly createdAt: string;
  readonly settings: GameSettings;
}

/** The games that every round has from its creation. */
export const FIRST_GAMES: readonly HoleGame[] = HOLE_GAMES.filter((kind) => definitionOf(kind).begins === 'with-round');

/** The games that a golfer creates, with the round or later, and may delete. */
export const LATER_GAMES: readonly HoleGame[] = HOLE_GAMES.filter((kind) => definitionOf(kind).begins === 'when-created');

export const newGame = (kind: HoleGame, number: number, { roundId, ...game }: NewGame): Game => ({
  id: childId(roundId, definitionOf(kind).idLetter ?? kind, number),
  kind,
  version: 1,
  ...game,
});

type WithGames = { readonly games: readonly Game[] };

/** The round's game of a kind; null: it has none. */
export const gameOfKind = ({ games }: WithGames, kind: HoleGame): Game | null => games.find((game) => game.kind === kind) ?? null;

/** The round's game with this id, and of this kind if `kind` is given. @throws NoSuchGame */
export function gameOf({ games }: WithGames, gameId: string, kind?: HoleGame): Game {
  const game = games.find(({ id }) => id === gameId);
  if (!game || (kind !== undefined && game.kind !== kind)) throw new NoSuchGame();
  return game;
}

/** The round's game with this id, if it reads such entries. @throws NoSuchGame */
export function gameThatReads(round: WithGames, gameId: string, input: Input, key?: string): Game {
  const game = gameOf(round, gameId);
  if (!reads(game, input, key)) throw new NoSuchGame();
  return game;
}

/** Whether a game reads the entry in this cell. */
export function reads({ kind }: Game, input: Input, key?: string): boolean {
  const { strokes, questions = [] } = definitionOf(kind).inputs;
  return input === 'strokes' ? strokes === true : questions.some((question) => key === undefined || key === cellOf(kind, question.key));
}

/** The games with one of them replaced. */
export const withGame = <Round extends WithGames>(round: Round, game: Game): Round => ({ ...round, games: round.games.map((one) => (one.id === game.id ? game : one)) });

/** The games in both published forms, for one release: as the previous release published them, each with its entries; and as this release does. */
export function gamesAsPublished(round: Facts & WithGames): Pick<RoundState, 'strokes' | 'marks' | 'games' | 'points' | 'bbb'> {
  return { strokes: written(round.strokes), marks: written(round.marks), games: [...round.games], points: pointsChild(round), bbb: bbbChild(round) };
}

/** The holes, typed without absent cells. */
const written = <Value>(holes: Holes<Value>): Record<string, Record<string, NonNullable<Cells<Value>[string]>>> =>
  holes as Record<string, Record<string, NonNullable<Cells<Value>[string]>>>;

function pointsChild(round: Facts & WithGames): PointsChild | null {
  const game = gameOfKind(round, 'points');
  return game && asChild(game, written(round.strokes));
}

function bbbChild(round: Facts & WithGames): BbbChild | null {
  const game = gameOfKind(round, 'bbb');
  return game && asChild(game, awardsByHole(round.marks));
}

const asChild = <AnyHoles>({ kind: _, ...game }: Game, holes: AnyHoles) => ({ ...game, holes });

/** Hole → award → its cell, in the order they were entered. */
export function awardsByHole(marks: Holes<string>): BbbChild['holes'] {
  const holes = Object.entries(marks).map(([hole, cells]) => {
    const entered = Object.entries(cells);
    const awards = entered.flatMap(([key, cell]) => BBB_AWARDS.flatMap((award) => (cell && key === awardCell(award) ? [[award, cell] as const] : [])));
    return { hole, awards, isEmptied: entered.length === 0 };
  });
  return Object.fromEntries(holes.filter(({ awards, isEmptied }) => awards.length > 0 || isEmptied).map(({ hole, awards }) => [hole, Object.fromEntries(awards)]));
}

/** The cells of awards, as marks of a round. */
export const marksOfAwards = (holes: BbbChild['holes']): Holes<string> =>
  Object.fromEntries(Object.entries(holes).map(([hole, awards]) => [hole, Object.fromEntries(Object.entries(awards).map(([award, cell]) => [awardCell(award), cell]))]));
