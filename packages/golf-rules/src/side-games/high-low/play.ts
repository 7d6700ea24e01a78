import type { Cents } from '../../money';
import type { GameMessage, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { type CountedHole, holesOf } from '../shared/counted';
import { type Scoring, scoresOf } from '../shared/scoring';
import { aheadOn, ballsOf, playSidePoints, type SidePoints } from '../shared/side-points';
import { message } from '../shared/standing';

export interface HighLowOptions {
  /** Cents. */
  readonly value: Cents;
  readonly total: boolean;
  readonly scoring: Scoring;
}

export function playHighLow(facts: SideFacts, options: HighLowOptions, terms: SideTerms): SidePlayed {
  const holes = holesOf(terms, scoresOf(facts, terms, options.scoring));
  const brought = holes.counted.map((hole) => pointsOn(hole, options, terms));
  return playSidePoints(holes, brought, options.value, terms);
}

function pointsOn(hole: CountedHole, { value, total }: HighLowOptions, terms: SideTerms): SidePoints {
  const [[low, high], [otherLow, otherHigh]] = [ballsOf(hole, terms.sides[0]), ballsOf(hole, terms.sides[1])];
  const leads = [otherLow - low, otherHigh - high, ...(total ? [otherLow + otherHigh - low - high] : [])];
  const points = [leads.filter((lead) => lead > 0).length, leads.filter((lead) => lead < 0).length] as const;
  return { hole, points, outcome: outcomeOf(hole, points, value, terms) };
}

function outcomeOf(hole: CountedHole, [one, two]: readonly [number, number], valueCents: Cents, terms: SideTerms): GameMessage {
  if (one === two) return one === 0 ? message('tied') : message('each', { points: one });
  return message('won', { winner: aheadOn(hole, one - two, terms), points: Math.max(one, two), others: Math.min(one, two), valueCents });
}
