import type { Cents } from '../../money';
import { byPlayer } from '../../players';
import type { SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { holesOf } from '../shared/counted';
import { type MatchPayout, playMatch } from '../shared/match-bet';
import { type Scoring, scoresOf } from '../shared/scoring';

export interface MatchOptions {
  /** Cents. */
  readonly value: Cents;
  readonly payout: MatchPayout;
  readonly scoring: Scoring;
}

export function playMatchPlay(facts: SideFacts, { value, payout, scoring }: MatchOptions, terms: SideTerms): SidePlayed {
  const holes = holesOf(terms, scoresOf(facts, terms, scoring));
  const { parts, outcomes, holes: ofHoles, up, line, decidedBefore } = playMatch(holes, { sides: terms.sides, value, payout });
  const players = byPlayer(terms.players, (playerId) => (up === 0 ? 0 : terms.sides[0]?.includes(playerId) ? up : -up));
  return { parts, outcomes, standing: { unit: 'up', players, holes: ofHoles, line }, incompleteHoles: holes.incompleteHoles, decidedBefore };
}
