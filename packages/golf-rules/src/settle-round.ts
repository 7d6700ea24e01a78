import { type Breakdown, breakDown, breakDownGames } from './stakes';
import { InvalidPlayersError, NoSelectionError } from './errors';
import type { Cents } from './money';
import { netDebts, type Payment, settle } from './payments';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from './players';
import type { Selection } from './games/registry';
import { isFullRoster, type Roster, toRoster } from './roster';
import { inRegistryOrder, type RoundInput } from './round-input';
import { inShownOrder, kindOf } from './selections';
import { hasValues } from './values';

export interface RoundSettlement {
  readonly players: readonly PlayerId[];
  /** Without duplicates, in the order in which they are shown. */
  readonly selections: readonly Selection[];
  /** Positive receives, negative pays. */
  readonly nets: ByPlayer<Cents>;
  /** The fewest payments that settle the nets. */
  readonly payments: readonly Payment[];
  /** Whether it is proven that no fewer payments do. */
  readonly optimal: boolean;
  /** The other way to settle the same nets: each player pays the players they lost to, netted between the same two players. */
  readonly directDebts: readonly Payment[];
  readonly breakdown: Breakdown;
  /** Which holes each player played, for the explanations; missing: everyone played all 18. */
  readonly roster?: Roster;
}

/**
 * Settles the selected games of a round together: the nets are added per player, then settled once. A selected game whose
 * value is 0 nets zero. The round's own values apply; see `overrideValues` for those of a request.
 * @throws NoSelectionError for an empty selection, GameNotInRoundError for a game the round does not have,
 *   InvalidPlayersError unless there are 2 to 8 different players and the roster is theirs, InvalidCentsError and InvalidDollarsError for values
 *   that are no amounts
 */
export function settleRound(round: RoundInput, selections: readonly Selection[]): RoundSettlement {
  const { players } = round;
  const roster = toRoster(round.roster ?? players);
  if (roster.players.join() !== players.join()) throw new InvalidPlayersError('The roster names other players than the round');
  const selected = inShownOrder(selections);
  if (selected.length === 0) throw new NoSelectionError();

  const games = breakDownGames(round, roster, selected);
  const breakdown = breakDown(players, games);
  const nets = byPlayer(players, (playerId) => forPlayer(breakdown.players, playerId).netCents);
  const directDebts = netDebts(
    players,
    games.flatMap((game) => game.directDebts),
  );
  return { players, selections: selected, nets, ...settle(players, nets), directDebts, breakdown, ...(!isFullRoster(roster) && { roster }) };
}

/** The values of a point and a pot in a settlement, in cents; null where the selected games have no single value in common. */
export interface ValuesApplied {
  readonly pointValueCents: Cents | null;
  readonly fbtValueCents: Cents | null;
}

/**
 * The values that a settlement used. Where games are settled in points (or in pots), it is the value they have in common. Where none is, it is
 * the value stored in the selected games: a 2/9/16 game settled in points alone still has an FBT value.
 */
export function valuesApplied(round: RoundInput, { selections, breakdown }: Pick<RoundSettlement, 'selections' | 'breakdown'>): ValuesApplied {
  const selected = inRegistryOrder(round.games).filter(({ kind }) => selections.some((selection) => kindOf(selection) === kind));
  const stored = selected.flatMap(({ options }) => (hasValues(options) ? [options] : []));
  const points = breakdown.games.flatMap((game) => (game.kind === 'points' ? [game.pointValueCents] : []));
  const pots = breakdown.games.flatMap((game) => (game.kind === 'fbt' ? [game.fbtValueCents] : []));
  return {
    pointValueCents: inCommon(points.length > 0 ? points : stored.map(({ pointValueCents }) => pointValueCents)),
    fbtValueCents: inCommon(pots.length > 0 ? pots : stored.map(({ fbtValueCents }) => fbtValueCents)),
  };
}

function inCommon(values: readonly Cents[]): Cents | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}
