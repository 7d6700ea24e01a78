import { type Conflict, InvalidField } from '@fairshare/contracts';
import { cellOf, definitionOf, HOLE_GAMES, type HoleGame } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { type BaseVersions, type Cell, type Entries, requireUnchanged, type Authorship } from './cells';
import { cellAt, type CellAddress, cellsOn, INPUTS } from './facts';
import { reads } from './games';
import { recordFacts } from './enter-facts';
import { type Players, playersOnHole, requireOnHole, requireOnHoleOrNobody } from './roster';
import type { Round } from './round';
import { isAsked, judge } from './side-answers';
import { type SideGame, sideGamesOf, sideReads } from './side-games';

const STROKES = 'strokes.';

/** The game by which conflicts about strokes are named. */
const STROKES_GAME = HOLE_GAMES.find((kind) => definitionOf(kind).inputs.strokes) as HoleGame;

/** The entries of a hole, by cell name, and the versions they were entered against. */
export interface HoleCells {
  /** 1 to 18. */
  readonly hole: number;
  /** `strokes.{playerId}` → strokes, `{game}.{question}` → a player, "none", or another answer that the side game accepts. */
  readonly cells: Entries<number | string>;
  readonly baseVersion?: BaseVersions;
}

/** A cell that a request names, and the first game that reads it. */
export interface NamedCell {
  readonly name: string;
  readonly address: CellAddress;
  readonly game: { readonly id: string; readonly kind: Conflict['game'] };
  /** The cell's name in conflicts: the player, or the question. */
  readonly cell: string;
  /** The side game, if the cell is an answer to one. */
  readonly side?: SideGame;
}

/**
 * @param isLate it was entered without signal: a side game that was switched off since still accepts it, so that no entry is lost
 * @throws InvalidField for a cell that no game of the round reads
 */
export function cellNamed(round: Round, name: string, isLate = false): NamedCell {
  const isStrokes = name.startsWith(STROKES);
  const address: CellAddress = isStrokes ? { input: 'strokes', key: name.slice(STROKES.length) } : { input: 'marks', key: name };
  const game = round.games.find((one) => reads(one, address.input, address.key));
  const side = game ? undefined : sideGamesOf(round).find((one) => sideReads(isLate ? { ...one, on: true } : one, address.input, address.key));
  // Conflicts about strokes have one kind, whichever game reads the strokes.
  if (side && isStrokes) return { name, address, game: { id: side.id, kind: STROKES_GAME }, cell: address.key };
  if (side) return { name, address, game: { id: side.id, kind: 'side' }, cell: name.slice(side.id.length + 1), side };
  if (!game) throw new InvalidField(`cells.${name}`, isStrokes ? 'No game of this round asks for strokes' : 'No game of this round asks for this');
  return { name, address, game, cell: isStrokes ? address.key : questionOf(game.kind, name) };
}

const questionOf = (kind: HoleGame, name: string): string => definitionOf(kind).inputs.questions?.find(({ key }) => cellOf(kind, key) === name)?.key ?? name;

/** The name of a cell in requests. */
export const nameOfCell = ({ input, key }: CellAddress): string => (input === 'strokes' ? `${STROKES}${key}` : key);

/** All cells of a hole that have a value, by name. */
export const namedCells = (round: Round, hole: number): (readonly [name: string, cell: Cell<string | number>])[] =>
  INPUTS.flatMap((input) => Object.entries(cellsOn(round, input, hole)).flatMap(([key, cell]) => (cell ? [[nameOfCell({ input, key }), cell] as const] : [])));

/**
 * Records any cells of a hole, all or nothing. Strokes of only some players are accepted.
 * @throws InvalidField, UnknownPlayer, NotPlaying, HoleNotPlayed; CellsChanged when another value was entered since.
 */
export function recordHole(round: Round, players: Players, { hole, cells, baseVersion = {} }: HoleCells, authorship: Authorship): Change<Round> {
  const onHole = playersOnHole(round, players, hole);
  const named = Object.entries(cells).map(([name, value]) => ({ ...cellNamed(round, name), value }));
  for (const { name, address, value, side, cell } of named) {
    if (side) requireAnswer(round, players, side, { name, hole, cell, value: String(value) });
    else if (address.input === 'strokes') requireOnHole(players, onHole, hole, address.key, `cells.${name}`);
    else requireOnHoleOrNobody(players, onHole, hole, String(value), `cells.${name}`);
  }
  requireUnchanged(Object.fromEntries(named.map(({ name, address }) => [name, cellAt(round, hole, address)])), cells, baseVersion);
  const of = (input: CellAddress['input']) => named.filter(({ address }) => address.input === input).map(({ address, value }) => [address.key, value] as const);
  return recordFacts(round, hole, { strokes: Object.fromEntries(of('strokes')) as Entries<number>, marks: Object.fromEntries(of('marks')) as Entries<string> }, authorship);
}

/** Refuses an answer that the side game does not accept, or a question that it does not ask on this hole. @throws InvalidField, NotPlaying */
function requireAnswer(
  round: Round,
  players: Players,
  game: SideGame,
  { name, ...answer }: { readonly name: string; readonly hole: number; readonly cell: string; readonly value: string },
): void {
  const field = `cells.${name}`;
  const judged = judge(round, players, game, answer);
  if (judged === 'elsewhere') throw new InvalidField(field, `This player does not play ${game.name} on hole ${answer.hole}`);
  if (judged === 'unknown') throw new InvalidField(field, `${game.name} takes no such answer`);
  if (!isAsked(round, players, game, answer)) throw new InvalidField(field, `${game.name} does not ask this on hole ${answer.hole}`);
}
