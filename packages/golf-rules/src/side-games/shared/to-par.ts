import type { PlayerId } from '../../players';
import type { SideTerms } from '../../side-game';
import { type Holes, holesOf } from './counted';
import { parFor } from './pars';
import type { Scores } from './scoring';

const NO_HOLES: Holes = { playable: [], counted: [], isComplete: false, incompleteHoles: [] };

/**
 * The holes of a game that scores against par; none without a course. A hole without any strokes cannot be distinguished from one on which every player
 * picked up. Such a hole gives no points, and once the round is over no payment stays provisional because of it (see `isOpen`).
 */
export function holesToPar(terms: SideTerms, scores: Scores): Holes {
  if (!terms.pars) return NO_HOLES;
  return holesOf(terms, scores);
}

/** Whether the amounts that a hole pays by itself can still change. */
export const isOpen = ({ isFinal }: { readonly isFinal: boolean }, { isFinished }: SideTerms): boolean => !isFinal && !isFinished;

/** Strokes over the par from the player's tee; negative: under. */
export const toPar = (terms: SideTerms, hole: number, playerId: PlayerId, score: number): number => score - (parFor(terms, hole, playerId) ?? score);
