import type { Cents } from '../../money';
import type { PlayerId } from '../../players';
import type { SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { type Holes, holesOf } from '../shared/counted';
import { type MatchPayout, playMatch } from '../shared/match-bet';
import { type Scoring, scoresOf } from '../shared/scoring';
import { message, summedUp } from '../shared/standing';

export interface SixesOptions {
  /** Cents. */
  readonly value: Cents;
  readonly payout: MatchPayout;
  readonly scoring: Scoring;
}

/** The pairs of the three matches, by the players' places in the game. Each player has each of the others as partner once. */
const PARTNERS = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [1, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
] as const;

export function playSixes(facts: SideFacts, { value, payout, scoring }: SixesOptions, terms: SideTerms): SidePlayed {
  const thirds = thirdsOf(facts, scoring, terms);
  const matches = thirds.map(({ holes, sides }) => playMatch(holes, { sides, value, payout }));
  const line = thirds.length === 0 ? message('none') : (matches.findLast((match) => match.line !== null)?.line ?? null);
  return {
    parts: matches.flatMap(({ parts }) => parts),
    standing: summedUp(terms.players, 'up', Object.assign({}, ...matches.map(({ holes }) => holes)), line),
    outcomes: Object.assign({}, ...matches.map(({ outcomes }) => outcomes)),
    incompleteHoles: thirds.flatMap(({ holes }) => holes.incompleteHoles).sort((a, b) => a - b),
    decidedBefore: matches.flatMap((match) => match.decidedBefore),
  };
}

/** The three matches in order of play. Empty if the number of holes is not divisible by three. */
function thirdsOf(facts: SideFacts, scoring: Scoring, terms: SideTerms): { readonly holes: Holes; readonly sides: SideTerms['sides'] }[] {
  const { order, players } = terms;
  if (order.length % PARTNERS.length !== 0) return [];
  const scores = scoresOf(facts, terms, scoring);
  const size = order.length / PARTNERS.length;
  let isFinal = true;
  return PARTNERS.map((places, third) => {
    const sides = places.map((side) => side.flatMap((place): PlayerId[] => players.slice(place, place + 1)));
    const holes = holesOf({ ...terms, sides, order: order.slice(third * size, (third + 1) * size) }, scores);
    // A hole missing in an earlier match comes before all holes of this one, so that none of these is final.
    const counted = isFinal ? holes.counted : holes.counted.map((hole) => ({ ...hole, isFinal }));
    isFinal &&= holes.counted.length === holes.playable.length;
    return { holes: { ...holes, counted }, sides };
  });
}
