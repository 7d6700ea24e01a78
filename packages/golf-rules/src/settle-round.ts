import { type Breakdown, breakDown, breakDownGames } from './breakdown';
import { InvalidPlayersError, NoSelectionError } from './errors';
import type { Cents } from './money';
import { netDebts, type Payment } from './payments';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from './players';
import type { RoundInput } from './round-input';
import { isFullRoster, type Roster, toRoster } from './roster';
import { inOrder, type Selection } from './selections';
import { settle } from './settlement';

export interface RoundSettlement {
  readonly players: readonly PlayerId[];
  /** Each once, in the order they are shown. */
  readonly selections: readonly Selection[];
  /** Positive receives, negative pays. */
  readonly nets: ByPlayer<Cents>;
  /** The fewest payments that settle the nets. */
  readonly payments: readonly Payment[];
  /** Whether it is proven that no fewer payments do. */
  readonly optimal: boolean;
  /** The other way to settle the same nets: everyone pays those they lost to, netted between the same two players. */
  readonly directDebts: readonly Payment[];
  readonly breakdown: Breakdown;
  /** Who played which holes, for the explanations; missing: everyone all 18. */
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
  const selected = inOrder(selections);
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
