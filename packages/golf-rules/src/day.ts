import { HOLES } from './constants';
import type { Cents } from './money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
import { inOrderOfPlay } from './roster';
import { movesOf } from './payout';
import type { RoundSettlement } from './settle-round';
import type { GameBreakdown } from './stakes';

/** `lead`: on this hole the winner took the lead for good. `swing`: more money moved on this hole than on any other. */
export interface DecidingHole {
  readonly hole: number;
  readonly how: 'lead' | 'swing';
}

/** The outcome of a round, enough for one sentence. */
export interface Day {
  /** The players with the highest net, in player order. Empty: no player won money. */
  readonly winners: readonly PlayerId[];
  /** The net of each winner. */
  readonly cents: Cents;
  /** Null: no hole moved any money. */
  readonly decided: DecidingHole | null;
}

/**
 * The winners of the day, and the hole that decided it. A pot counts on the last of its holes that was entered. A card counts from the start, because
 * it belongs to no hole.
 * @param firstHole the hole on which the round began; missing: the first of its holes
 */
export function dayOf({ players, nets, breakdown, roster }: RoundSettlement, firstHole?: number): Day {
  const most = Math.max(...players.map((playerId) => forPlayer(nets, playerId)));
  if (most <= 0) return { winners: [], cents: 0, decided: null };
  const winners = players.filter((playerId) => forPlayer(nets, playerId) === most);
  const order = inOrderOfPlay(roster?.holes ?? HOLES, firstHole);
  const moves = order.map((hole) => ({ hole, nets: movedOn(hole, order, breakdown.games) })).filter(({ nets: moved }) => changingHands(moved) > 0);
  const [winner, ...more] = winners;
  const lead = winner !== undefined && more.length === 0 ? lastTakingOfLead(winner, moves, start(players, breakdown.games)) : null;
  return { winners, cents: most, decided: lead ?? greatestSwing(moves) };
}

interface Move {
  readonly hole: number;
  readonly nets: ByPlayer<Cents>;
}

/** Each player's net before the first hole: amounts that belong to the whole round, such as cards. */
const start = (players: readonly PlayerId[], games: readonly GameBreakdown[]): ByPlayer<Cents> =>
  byPlayer(players, (playerId) => games.flatMap(movesOf).reduce((sum, { at, nets }) => (at === 'round' ? sum + (entryOf(nets, playerId) ?? 0) : sum), 0));

function movedOn(hole: number, order: readonly number[], games: readonly GameBreakdown[]): ByPlayer<Cents> {
  const moves = games.flatMap(movesOf).filter(({ at }) => hole === (typeof at === 'object' ? order.findLast((one) => at.holes.includes(one)) : at));
  return moves.reduce<ByPlayer<Cents>>((sum, { nets }) => added(sum, nets), {});
}

/** The last hole on which the winner went from level or trailing to leading. Null: the winner led from the start. */
function lastTakingOfLead(winner: PlayerId, moves: readonly Move[], before: ByPlayer<Cents>): DecidingHole | null {
  let running = before;
  let wasAhead = isAhead(winner, running);
  let taken: number | null = null;
  for (const { hole, nets } of moves) {
    running = added(running, nets);
    const ahead = isAhead(winner, running);
    if (ahead && !wasAhead) taken = hole;
    wasAhead = ahead;
  }
  return taken === null ? null : { hole: taken, how: 'lead' };
}

function greatestSwing(moves: readonly Move[]): DecidingHole | null {
  const greatest = Math.max(0, ...moves.map(({ nets }) => changingHands(nets)));
  const move = moves.find(({ nets }) => changingHands(nets) === greatest);
  return move ? { hole: move.hole, how: 'swing' } : null;
}

const isAhead = (playerId: PlayerId, running: ByPlayer<Cents>): boolean =>
  Object.entries(running).every(([other, cents]) => other === playerId || cents < (entryOf(running, playerId) ?? 0));

const changingHands = (nets: ByPlayer<Cents>): Cents => Object.values(nets).reduce((sum, net) => sum + Math.max(0, net), 0);

const added = (one: ByPlayer<Cents>, other: ByPlayer<Cents>): ByPlayer<Cents> =>
  byPlayer([...new Set([...Object.keys(one), ...Object.keys(other)])], (playerId) => (entryOf(one, playerId) ?? 0) + (entryOf(other, playerId) ?? 0));
