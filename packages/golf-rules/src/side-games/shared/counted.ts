import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from '../../players';
import { MIN_ON_HOLE, playersOn } from '../../roster';
import type { SideTerms } from '../../side-game';
import type { Scores } from './scoring';

/** A hole that the game is played on. */
export interface PlayableHole {
  readonly hole: number;
  /** The game's players on the hole, in the game's order. */
  readonly players: readonly PlayerId[];
}

/** A hole that counts: each of the game's players on it has strokes. */
export interface CountedHole extends PlayableHole {
  readonly scores: ByPlayer<number>;
  readonly gross: ByPlayer<number>;
  /** Whether no earlier hole in order of play lacks an entry. */
  readonly isFinal: boolean;
}

export interface Holes {
  /** In order of play. */
  readonly playable: readonly PlayableHole[];
  /** The playable holes that count. The other holes have no effect. */
  readonly counted: readonly CountedHole[];
  /** Whether all playable holes count. */
  readonly isComplete: boolean;
  /** Holes that were entered only in part, ascending. */
  readonly incompleteHoles: readonly number[];
}

/**
 * The holes of a game. A hole with fewer than two of its players, or without any player of a side, is not played.
 * @param isReady whether the game's other questions on a hole are answered; `before`: the holes that count before it
 */
export function holesOf(terms: SideTerms, scores: Scores, isReady: (hole: PlayableHole, before: readonly CountedHole[]) => boolean = () => true): Holes {
  const playable = playableHoles(terms);
  let isFinal = true;
  const counted: CountedHole[] = [];
  const incompleteHoles: number[] = [];
  for (const { hole, players } of playable) {
    const entered = players.filter((playerId) => scores.score(hole, playerId) !== undefined);
    if (entered.length === players.length && isReady({ hole, players }, counted)) {
      const of = (read: Scores['score']) => byPlayer(players, (playerId) => read(hole, playerId) as number);
      counted.push({ hole, players, scores: of(scores.score), gross: of(scores.gross), isFinal });
    } else {
      isFinal = false;
      if (entered.length > 0) incompleteHoles.push(hole);
    }
  }
  return { playable, counted, isComplete: isFinal && playable.length > 0, incompleteHoles: incompleteHoles.sort((a, b) => a - b) };
}

/** The holes with enough of the game's players, and with at least one player of each side. */
export function playableHoles({ players, sides, roster, order }: SideTerms): PlayableHole[] {
  return order.flatMap((hole) => {
    const here = playersOn(roster, hole);
    const onHole = players.filter((playerId) => here.includes(playerId));
    const isPlayed = onHole.length >= MIN_ON_HOLE && sides.every((side) => side.some((playerId) => onHole.includes(playerId)));
    return isPlayed ? [{ hole, players: onHole }] : [];
  });
}

/** The players with the lowest score on a hole. */
export function lowestOn({ players, scores }: CountedHole): readonly PlayerId[] {
  const lowest = Math.min(...Object.values(scores));
  return players.filter((playerId) => forPlayer(scores, playerId) === lowest);
}

/** Better ball: the lowest score of a side's players on a hole; null: none of them is on it. */
export function betterBall({ players, scores }: CountedHole, side: readonly PlayerId[]): number | null {
  const own = side.filter((playerId) => players.includes(playerId)).map((playerId) => forPlayer(scores, playerId));
  return own.length === 0 ? null : Math.min(...own);
}
