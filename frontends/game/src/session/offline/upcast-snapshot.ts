import type { GameState, Group, HoleGameScores, RoundEntries } from '@fairshare/contracts';
import { cellOf, definitionOf, strokesCell } from '@fairshare/golf-rules';

/** A round as this phone last showed it: the content of offline_game_state. */
export interface RoundSnapshot {
  readonly group: Group;
  readonly game: GameState;
  readonly entered: RoundEntries;
}

/** A round as the previous release stored it on the phone: strokes in its 2/9/16 game, awards in its BBB game. */
export interface OldSnapshot extends Pick<RoundSnapshot, 'group' | 'game'> {
  readonly pointsGames: readonly HoleGameScores[];
}

/** The same round with its entries as cells of the round. */
export function upcastSnapshot({ group, game, pointsGames }: OldSnapshot): RoundSnapshot {
  const entered: RoundEntries = {
    id: game.id,
    groupId: group.id,
    version: game.version,
    holes: byHole<number | string>(pointsGames.map((one) => named<number | string>(one, one.holes))),
    cellVersions: byHole(pointsGames.map((one) => named(one, one.cellVersions))),
    games: pointsGames.map(({ id, version, gameType: kind, name, createdAt, settings }) => ({ id, version, kind, name, createdAt, settings })),
  };
  return { group, game, entered };
}

type Holes<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Renames the cells to their names in a round. */
function named<Value>({ gameType }: Pick<HoleGameScores, 'gameType'>, holes: Holes<Value>): Holes<Value> {
  const nameOf = definitionOf(gameType).inputs.strokes ? strokesCell : (question: string) => cellOf(gameType, question);
  return Object.fromEntries(Object.entries(holes).map(([hole, cells]) => [hole, Object.fromEntries(Object.entries(cells).map(([cell, value]) => [nameOf(cell), value]))]));
}

const byHole = <Value>(games: readonly Holes<Value>[]): Record<string, Record<string, Value>> => {
  const holes = new Set(games.flatMap((game) => Object.keys(game)));
  return Object.fromEntries([...holes].map((hole) => [hole, Object.assign({}, ...games.map((game) => game[hole] ?? {})) as Record<string, Value>]));
};
