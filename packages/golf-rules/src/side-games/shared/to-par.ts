import type { PlayerId } from '../../players';
import type { SideTerms } from '../../side-game';
import { type Holes, holesOf } from './counted';
import { parFor } from './pars';
import type { Scores } from './scoring';

const NO_HOLES: Holes = { playable: [], counted: [], isComplete: false, incompleteHoles: [] };

/**
 * The holes of a game that goes by par: none without a course. A hole on which nobody has strokes cannot be told from one that everybody picked up: it brings
 * nobody anything, and once the round is over nothing waits for it.
 */
export function holesToPar(terms: SideTerms, scores: Scores): Holes {
  if (!terms.pars) return NO_HOLES;
  return holesOf(terms, scores);
}

/** Whether what a hole pays by itself can still change. */
export const isOpen = ({ isFinal }: { readonly isFinal: boolean }, { isFinished }: SideTerms): boolean => !isFinal && !isFinished;

/** Strokes over the par from the player's tee; negative: under. */
export const toPar = (terms: SideTerms, hole: number, playerId: PlayerId, score: number): number => score - (parFor(terms, hole, playerId) ?? score);
