import { InvalidField } from '@fairshare/contracts';
import { cellOf, definitionOf, type HoleGame } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import { type BaseVersions, type Cell, type Entries, requireUnchanged, type Stamp } from './cells';
import { cellAt, type CellAddress, cellsOn, INPUTS } from './facts';
import { type Game, reads } from './games';
import { recorded } from './record-hole';
import { type Players, playersOnHole, requireOnHole, requireOnHoleOrNobody } from './roster';
import type { Round } from './round';

const STROKES = 'strokes.';

/** What someone entered on a hole, by the names of its cells, and against which versions. */
export interface HoleCells {
  /** 1 to 18. */
  readonly hole: number;
  /** `strokes.{playerId}` → strokes, `{game}.{question}` → a player, or "none". */
  readonly cells: Entries<number | string>;
  readonly baseVersion?: BaseVersions;
}

/** A cell that a request names, and the game that asks for it: the first, where several do. */
export interface NamedCell {
  readonly name: string;
  readonly address: CellAddress;
  readonly game: Game;
  /** What conflicts call the cell: the player, or the question. */
  readonly cell: string;
}

/** @throws InvalidField for a cell that no game of the round asks for */
export function cellNamed({ games }: Round, name: string): NamedCell {
  const isStrokes = name.startsWith(STROKES);
  const address: CellAddress = isStrokes ? { input: 'strokes', key: name.slice(STROKES.length) } : { input: 'marks', key: name };
  const game = games.find((one) => reads(one, address.input, address.key));
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
export function recordHole(round: Round, players: Players, { hole, cells, baseVersion = {} }: HoleCells, stamp: Stamp): Change<Round> {
  const onHole = playersOnHole(round, players, hole);
  const named = Object.entries(cells).map(([name, value]) => ({ ...cellNamed(round, name), value }));
  for (const { name, address, value } of named) {
    if (address.input === 'strokes') requireOnHole(players, onHole, hole, address.key, `cells.${name}`);
    else requireOnHoleOrNobody(players, onHole, hole, String(value), `cells.${name}`);
  }
  requireUnchanged(Object.fromEntries(named.map(({ name, address }) => [name, cellAt(round, hole, address)])), cells, baseVersion);
  const of = (input: CellAddress['input']) => named.filter(({ address }) => address.input === input).map(({ address, value }) => [address.key, value] as const);
  return recorded(round, hole, { strokes: Object.fromEntries(of('strokes')) as Entries<number>, marks: Object.fromEntries(of('marks')) as Entries<string> }, stamp);
}
