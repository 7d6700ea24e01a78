import type { Cents } from '../../money';
import { entryOf, type PlayerId } from '../../players';
import type { GameMessage, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { type CountedHole, holesOf } from '../shared/counted';
import { parFor } from '../shared/pars';
import { type Scoring, scoresOf } from '../shared/scoring';
import { aheadOn, ballsOf, playSidePoints, type SidePoints } from '../shared/side-points';
import { message } from '../shared/standing';

export interface VegasOptions {
  /** The value of a point, in cents. */
  readonly value: Cents;
  readonly flip: boolean;
  readonly bothBirdies: 'nobody' | 'both';
  readonly eagleDoubles: boolean;
  /** The maximum points of a hole; 0: no limit. */
  readonly cap: number;
  readonly scoring: Scoring;
}

type Balls = readonly [number, number];

/** How far under par a birdie and an eagle are. */
const BIRDIE = 1;
const EAGLE = 2;

export function playVegas(facts: SideFacts, options: VegasOptions, terms: SideTerms): SidePlayed {
  const holes = holesOf(terms, scoresOf(facts, terms, options.scoring));
  const brought = holes.counted.map((hole) => pointsOn(hole, options, terms));
  return playSidePoints(holes, brought, options.value, terms);
}

function pointsOn(hole: CountedHole, options: VegasOptions, terms: SideTerms): SidePoints {
  const balls: readonly [Balls, Balls] = [ballsOf(hole, terms.sides[0]), ballsOf(hole, terms.sides[1])];
  const isUnder = (side: number, by: number) => (terms.sides[side] ?? []).some((playerId) => isUnderPar(hole, playerId, by, terms));
  const isTurned = turnedBy([isUnder(0, BIRDIE), isUnder(1, BIRDIE)], options);
  const [one, two] = [numberOf(balls[0], isTurned[0]), numberOf(balls[1], isTurned[1])];
  if (one === two) return { hole, points: [0, 0], outcome: message('tied', { number: one }) };
  const isFirst = one < two;
  const isDoubled = options.eagleDoubles && isUnder(isFirst ? 0 : 1, EAGLE);
  const won = Math.abs(one - two) * (isDoubled ? 2 : 1);
  const isCapped = options.cap > 0 && won > options.cap;
  const points = isCapped ? options.cap : won;
  const wasTurned = balls.some((of, side) => isTurned[side] && numberOf(of, true) !== numberOf(of, false));
  const outcome: GameMessage = message(codeOf({ flipped: wasTurned, doubled: isDoubled, capped: isCapped }), {
    winner: aheadOn(hole, two - one, terms),
    points,
    low: Math.min(one, two),
    high: Math.max(one, two),
    valueCents: options.value,
  });
  return { hole, points: isFirst ? [points, 0] : [0, points], outcome };
}

/** Whether a player is at least `by` strokes under the par from their tee. */
function isUnderPar({ hole, scores }: CountedHole, playerId: PlayerId, by: number, terms: SideTerms): boolean {
  const score = entryOf(scores, playerId);
  const par = parFor(terms, hole, playerId);
  return score !== undefined && par !== undefined && score <= par - by;
}

/** Whether each side's number is turned round, given which sides have a birdie. */
function turnedBy([one, two]: readonly [boolean, boolean], { flip, bothBirdies }: VegasOptions): readonly [boolean, boolean] {
  const isOff = !flip || (one && two && bothBirdies === 'nobody');
  return isOff ? [false, false] : [two, one];
}

/** The number of a pair, with the lower score first. With a score of ten or more the higher score comes first, and the number is never turned. */
function numberOf([low, high]: Balls, isTurned: boolean): number {
  if (high >= 10) return high * (low >= 10 ? 100 : 10) + low;
  return isTurned ? high * 10 + low : low * 10 + high;
}

/** The rules that may change the number or the points of a hole, in the order in which a message code names them. */
const TURNS = ['flipped', 'doubled', 'capped'] as const;

type Turns = Readonly<Record<(typeof TURNS)[number], boolean>>;

const codeOf = (turns: Turns): string => ['won', ...TURNS.filter((turn) => turns[turn])].join('-');

/** The message templates for a won hole, one for each combination of these rules. */
export const WON_WORDS = Object.fromEntries(
  [false, true].flatMap((flipped) =>
    [false, true].flatMap((doubled) =>
      [false, true].map((capped) => {
        const turns = { flipped, doubled, capped };
        return [codeOf(turns), ['{@winner} {winner|wins|win} {points}: {low} to {high}', ...TURNS.filter((turn) => turns[turn])].join(', ')] as const;
      }),
    ),
  ),
);
