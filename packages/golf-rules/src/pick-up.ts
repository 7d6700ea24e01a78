import { MIN_STROKES } from './constants';
import type { StrokesByHole } from './facts';
import { entryOf, type PlayerId } from './players';
import { playersOn, type Roster } from './roster';

/** How an entry says that a player picked up. */
interface PickUpTerms {
  /** Of the game. */
  readonly players: readonly PlayerId[];
  readonly roster: Roster;
  /** The holes of the round in order of play. */
  readonly order: readonly number[];
  readonly isFinished?: boolean | undefined;
}

/** Strokes as they were entered; undefined: not yet, or no strokes that can be. */
export function strokesAt(strokes: StrokesByHole, hole: number, playerId: PlayerId): number | undefined {
  const entered = entryOf(entryOf(strokes, hole) ?? {}, playerId);
  return typeof entered === 'number' && Number.isInteger(entered) && entered >= MIN_STROKES ? entered : undefined;
}

/**
 * Whether a player picked up on a hole: they have no strokes there, another player of the game has, and they have strokes on a later hole of theirs or the
 * round is over. A hole on which nobody has strokes is one that was not entered.
 */
export function hasPickedUp(strokes: StrokesByHole, { players, roster, order, isFinished }: PickUpTerms, hole: number, playerId: PlayerId): boolean {
  const isEntered = (one: number, id: PlayerId) => playersOn(roster, one).includes(id) && strokesAt(strokes, one, id) !== undefined;
  if (!playersOn(roster, hole).includes(playerId) || isEntered(hole, playerId)) return false;
  if (!players.some((other) => isEntered(hole, other))) return false;
  return isFinished === true || order.slice(order.indexOf(hole) + 1).some((later) => isEntered(later, playerId));
}
