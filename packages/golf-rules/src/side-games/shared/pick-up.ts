import { hasPickedUp } from '../../pick-up';
import type { PlayerId } from '../../players';
import type { SideFacts, SideTerms } from '../../side-game';
import type { Scores } from './scoring';

/** The score of a player who picked up: higher than any other. Figures omit it. */
const PICKED_UP = Infinity;

/** Scores in which a player who picked up has the worst score of all, so that the hole counts. */
export function withPickUps({ gross, score }: Scores, { strokes }: SideFacts, terms: SideTerms): Scores {
  const orPickedUp = (read: Scores['score']) => (hole: number, playerId: PlayerId) => read(hole, playerId) ?? (hasPickedUp(strokes, terms, hole, playerId) ? PICKED_UP : undefined);
  return { gross: orPickedUp(gross), score: orPickedUp(score) };
}
