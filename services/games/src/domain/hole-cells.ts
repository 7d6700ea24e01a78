import { type Conflict, InvalidField } from '@fairshare/contracts';
import { cellOf, definitionOf, HOLE_GAMES, type HoleGame } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { type BaseVersions, type Cell, type Entries, requireUnchanged, type Authorship } from './cells';
import { cellAt, type CellAddress, cellsOn, INPUTS } from './facts';
import { reads } from './games';
import { recorded } from './record-hole';
import { type Players, playersOnHole, requireOnHole, requireOnHoleOrNobody } from './roster';
import type { Round } from './round';
import { isAsked, judge } from './side-answers';
import { type SideGame, sideGamesOf, sideReads } from './side-games';

const STROKES = 'strokes.';

/** What conflicts about strokes are called. */
const STROKES_GAME = HOLE_GAMES.find((kind) => definitionOf(kind).inputs.strokes) as HoleGame;

/** What someone entered on a hole, by the names of its cells, and against which versions. */
export interface HoleCells {
  /** 1 to 18. */
  readonly hole: number;
  /** `strokes.{playerId}` → strokes, `{game}.{question}` → a player, "none", or what else a side game takes. */
  readonly cells: Entries<number | string>;
  readonly baseVersion?: BaseVersions;
}

/** A cell that a request names, and the game that asks for it: the first, where several do. */
export interface NamedCell {
  readonly name: string;
  readonly address: CellAddress;
  readonly game: { readonly id: string; readonly kind: Conflict['game'] };
  /** What conflicts call the cell: the player, or the question. */
  readonly cell: string;
  /** Of an answer to a side game. */
  readonly side?: SideGame;
}

/**
 * @param isLate it was entered without signal: a side game may have been switched off since, which loses nothing
 * @throws InvalidField for a cell that no game of the round asks for
 */
export function cellNamed(round: Round, name: string, isLate = false): NamedCell {
  const isStrokes = name.startsWith(STROKES);
  const address: CellAddress = isStrokes ? { input: 'strokes', key: name.slice(STROKES.length) } : { input: 'marks', key: name };
  const game = round.games.find((one) => reads(one, address.input, address.key));
  const side = game ? undefined : sideGamesOf(round).find((one) => sideReads(isLate ? { ...one, on: true } : one, address.input, address.key));
  // Whoever reads them, conflicts about strokes are of one kind.
  if (side && isStrokes) return { name, address, game: { id: side.id, kind: STROKES_GAME }, cell: address.key };
  if (side) return { name, address, game: { id: side.id, kind: 'side' }, cell: name.slice(side.id.length + 1), side };
  if (!game) throw new InvalidField(`cells.${name}`, isStrokes ? 'No game of this round asks for strokes' : 'No game of this round asks for this');
  return { name, address, game, cell: isStrokes ? address.key : questionOf(game.kind, name) };
}

const questionOf = (kind: HoleGame, name: string): string => definitionOf(kind).inputs.questions?.find(({ key }) => cellOf(kind, key) === name)?.key ?? name;

/** What the rules' cells are called in requests. */
export const nameOfCell = ({ input, key }: CellAddress): string => (input === 'strokes' ? `${STROKES}${key}` : key);

/** Everything that stands on a hole, by name. */
export const namedCells = (round: Round, hole: number): (readonly [name: string, cell: Cell<string | number>])[] =>
  INPUTS.flatMap((input) => Object.entries(cellsOn(round, input, hole)).flatMap(([key, cell]) => (cell ? [[nameOfCell({ input, key }), cell] as const] : [])));

/**
 * Anything of a hole, all or nothing. Strokes of some players are enough.
 * @throws InvalidField, UnknownPlayer, NotPlaying, HoleNotPlayed; CellsChanged when someone entered another value since.
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
  return recorded(round, hole, { strokes: Object.fromEntries(of('strokes')) as Entries<number>, marks: Object.fromEntries(of('marks')) as Entries<string> }, authorship);
}

/** What a side game asks on this hole, with an answer it takes. @throws InvalidField, NotPlaying */
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
