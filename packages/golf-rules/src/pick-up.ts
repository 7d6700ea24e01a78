import { MIN_STROKES } from './constants';
import type { StrokesByHole } from './facts';
import { entryOf, type PlayerId } from './players';
import { playersOn, type Roster } from './roster';

/** The input for detecting a pick-up from the entries. */
interface PickUpTerms {
  /** The players of the game. */
  readonly players: readonly PlayerId[];
  readonly roster: Roster;
  /** The holes of the round in order of play. */
  readonly order: readonly number[];
  readonly isFinished?: boolean | undefined;
}

/** Strokes as entered. Undefined: not entered yet, or not a valid number of strokes. */
export function strokesAt(strokes: StrokesByHole, hole: number, playerId: PlayerId): number | undefined {
  const entered = entryOf(entryOf(strokes, hole) ?? {}, playerId);
  return typeof entered === 'number' && Number.isInteger(entered) && entered >= MIN_STROKES ? entered : undefined;
}

/**
 * Whether a player picked up on a hole: the player has no strokes there, another player of the game has, and the player has strokes on a later hole or
 * the round is over. A hole without any strokes counts as not entered.
 */
export function hasPickedUp(strokes: StrokesByHole, { players, roster, order, isFinished }: PickUpTerms, hole: number, playerId: PlayerId): boolean {
  const isEntered = (one: number, id: PlayerId) => playersOn(roster, one).includes(id) && strokesAt(strokes, one, id) !== undefined;
  if (!playersOn(roster, hole).includes(playerId) || isEntered(hole, playerId)) return false;
  if (!players.some((other) => isEntered(hole, other))) return false;
  return isFinished === true || order.slice(order.indexOf(hole) + 1).some((later) => isEntered(later, playerId));
}
