import { type Cents, type ExplanationPart, formatDollars, type GameBreakdown, partsOf, type RoundSettlement } from '@fairshare/golf-rules';
import { formatSignedMoney, isolated } from '@fairshare/ui';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import { namedSideGames, selectionName } from '../../../shared/selection-name';
import { mostlyNets, mostlyPoints } from './texts';

interface Between {
  readonly settlement: RoundSettlement;
  readonly players: readonly ShownPlayer[];
  readonly from: string;
  readonly to: string;
}

/** A hole, and the amounts it moved for each of two players over all games, in words: "Ann +$6.00, Dee −$9.00". */
export interface BiggestHole {
  readonly hole: number;
  readonly words: string;
}

const MOST_HOLES = 3;

/** The game with the largest difference between two players, in one sentence: "Mostly 2/9/16 Points: Ann 64 points, Dee 31, $33.00". Null: there is none. */
export function mostlyWords({ settlement, players, from, to }: Between): string | null {
  const apart = (game: GameBreakdown): Cents => (game.nets[to] ?? 0) - (game.nets[from] ?? 0);
  const [most] = [...settlement.breakdown.games].sort((one, other) => apart(other) - apart(one));
  if (!most || apart(most) <= 0) return null;
  const names = namesOf(players);
  const game = isolated(selectionName(most.selection, namedSideGames({ games: [most] })));
  if (most.kind === 'points') {
    const [won, lost] = [most.totals[to] ?? 0, most.totals[from] ?? 0];
    return mostlyPoints(game, names(to), won, names(from), lost, formatDollars(Math.abs(won - lost) * most.pointValueCents));
  }
  return mostlyNets(game, names(to), formatSignedMoney(most.nets[to] ?? 0), names(from), formatSignedMoney(most.nets[from] ?? 0));
}

/** The three holes that moved the most money between two players over all games, the largest amount first. */
export function biggestHoles({ settlement, players, from, to }: Between): readonly BiggestHole[] {
  const names = namesOf(players);
  const [ofFrom, ofTo] = [from, to].map((playerId) => centsByHole(settlement, playerId)) as [Map<number, Cents>, Map<number, Cents>];
  return [...new Set([...ofFrom.keys(), ...ofTo.keys()])]
    .map((hole) => ({ hole, cents: [ofTo.get(hole) ?? 0, ofFrom.get(hole) ?? 0] as const }))
    .filter(({ cents: [got, paid] }) => got !== paid)
    .sort((one, other) => Math.abs(other.cents[0] - other.cents[1]) - Math.abs(one.cents[0] - one.cents[1]) || one.hole - other.hole)
    .slice(0, MOST_HOLES)
    .map(({ hole, cents: [got, paid] }) => ({ hole, words: `${names(to)} ${formatSignedMoney(got)}, ${names(from)} ${formatSignedMoney(paid)}` }));
}

function namesOf(players: readonly ShownPlayer[]): (playerId: string) => string {
  const short = shortNames(players);
  return (playerId) => isolated(short.get(playerId) ?? playerId);
}

function centsByHole({ breakdown }: RoundSettlement, playerId: string): Map<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const part of breakdown.games.flatMap((game) => partsOf(game, playerId))) {
    const hole = holeOf(part);
    if (hole !== null) sums.set(hole, (sums.get(hole) ?? 0) + part.cents);
  }
  return sums;
}

/** The hole of a part; null for pots, cards and bets over several holes. */
function holeOf(part: ExplanationPart): number | null {
  if (part.kind === 'hole') return part.hole;
  return part.kind === 'side' && typeof part.at === 'number' ? part.at : null;
}
