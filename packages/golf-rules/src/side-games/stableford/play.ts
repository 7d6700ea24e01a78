import type { Cents } from '../../money';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from '../../players';
import type { SideFacts, SidePlayed, SideTerms } from '../../side-game';
import type { CountedHole } from '../shared/counted';
import { withPickUps } from '../shared/pick-up';
import { pointsPart, pointsMessage, takenMessage } from '../shared/points';
import { potsOfNines } from '../shared/pots';
import { type Scoring, scoresOf } from '../shared/scoring';
import { summedUp } from '../shared/standing';
import { holesToPar, isOpen, toPar } from '../shared/to-par';

export interface StablefordOptions {
  /** Cents. */
  readonly value: Cents;
  readonly table: 'standard' | 'modified';
  readonly payout: 'perPoint' | 'pots';
  readonly scoring: Scoring;
}

const POINTS_OF_PAR = 2;

export function playStableford(facts: SideFacts, options: StablefordOptions, terms: SideTerms): SidePlayed {
  const { value, payout, table, scoring } = options;
  const holes = holesToPar(terms, withPickUps(scoresOf(facts, terms, scoring), facts, terms));
  const reckoned = ({ hole, players, scores }: CountedHole) => byPlayer(players, (playerId) => pointsFor(toPar(terms, hole, playerId, forPlayer(scores, playerId)), table));
  const byHole: Record<number, ByPlayer<number>> = Object.fromEntries(holes.counted.map((at) => [at.hole, reckoned(at)]));
  const pointsOn = ({ hole }: CountedHole) => byHole[hole] as ByPlayer<number>;
  const standing = summedUp(terms.players, 'points', byHole, null);
  return {
    parts:
      payout === 'pots'
        ? potsOfNines(holes, pointsOn, value, terms)
        : holes.counted.map((at) => pointsPart(at, pointsOn(at), value, { why: whyOf(at, pointsOn(at), value), provisional: isOpen(at, terms) })),
    standing: holes.counted.length === 0 ? standing : { ...standing, line: pointsMessage(terms.players, standing.players) },
    outcomes: Object.fromEntries(holes.counted.map((at) => [at.hole, takenMessage(at.players, pointsOn(at))])),
    incompleteHoles: holes.incompleteHoles,
  };
}

/** Points for strokes over par. A player who picked up has the fewest points of the table. */
function pointsFor(over: number, table: StablefordOptions['table']): number {
  // Rule 21.1: each stroke under par gives one more point, without a limit.
  if (table === 'standard') return Math.max(0, POINTS_OF_PAR - over);
  if (over <= -3) return 8;
  if (over === -2) return 5;
  if (over === -1) return 2;
  if (over === 0) return 0;
  return over === 1 ? -1 : -3;
}

function whyOf({ players, scores }: CountedHole, points: ByPlayer<number>, valueCents: Cents) {
  const { code, figures } = takenMessage(players, points);
  const scoreOf = (playerId: PlayerId) => forPlayer(scores, playerId);
  return {
    code,
    figures: { ...figures, valueCents },
    players: byPlayer(players, (playerId) => ({ ...(Number.isFinite(scoreOf(playerId)) && { score: scoreOf(playerId) }), points: forPlayer(points, playerId) })),
  };
}
