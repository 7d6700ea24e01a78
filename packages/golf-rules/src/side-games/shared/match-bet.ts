import type { Cents } from '../../money';
import { type ByPlayer, byPlayer } from '../../players';
import type { Part, GameMessage, SideOption, SideTerms } from '../../side-game';
import type { CountedHole, Holes } from './counted';
import { sidesOn, wonBy } from './match';
import { sidesPay } from './money';
import { aheadOn, paidBySides } from './side-points';
import { message } from './standing';

/** `match`: the value for the match, which is over once a side is up by more than the holes left. `perHole`: for each hole up after the last. */
export type MatchPayout = 'match' | 'perHole';

export const MATCH_PAYOUT: SideOption = {
  key: 'payout',
  type: 'choice',
  label: 'Payout',
  help: 'For the match, or for each hole up after the last.',
  default: 'match',
  choices: [
    { value: 'match', label: 'For the match' },
    { value: 'perHole', label: 'For each hole up' },
  ],
};

export interface MatchBet {
  readonly sides: SideTerms['sides'];
  /** Cents. */
  readonly value: Cents;
  readonly payout: MatchPayout;
}

/** The state of a match. */
export interface PlayedMatch {
  readonly parts: readonly Part[];
  readonly outcomes: Readonly<Record<number, GameMessage>>;
  /** Hole → player → 1 for a win, −1 for a loss, 0 for a halved hole. Holes after the end of the match are omitted. */
  readonly holes: Readonly<Record<number, ByPlayer<number>>>;
  /** How many holes the first side is up; negative: down. */
  readonly up: number;
  /** Null: no hole counts yet. */
  readonly line: GameMessage | null;
  /** Holes without scores after the end of the match. */
  readonly decidedBefore: readonly number[];
}

/** The message templates that all matches share. */
export const MATCH_WORDS = {
  won: '{@winner} {winner|wins|win} the hole',
  halved: 'Halved',
  over: 'The match is over',
} as const;

/** The templates for the score of a match. A kind may put a prefix before them. */
export const matchScores = (before = '') => ({
  up: `${before}{@winner} {up} up with {left} to play`,
  'all-square': `${before}all square with {left} to play`,
  'won-early': `${before}{@winner} {winner|wins|win} {up} & {left}`,
  'won-late': `${before}{@winner} {winner|wins|win} {up} up`,
  tied: `${before}halved`,
});

/** Match play by better ball over some holes. */
export function playMatch({ playable, counted }: Holes, bet: MatchBet): PlayedMatch {
  const played: CountedHole[] = [];
  const outcomes: Record<number, GameMessage> = {};
  const holes: Record<number, ByPlayer<number>> = {};
  const parts: Part[] = [];
  let up = 0;
  const left = () => playable.length - played.length;
  const isOver = () => bet.payout === 'match' && Math.abs(up) > left();
  for (const hole of counted) {
    if (isOver()) {
      outcomes[hole.hole] = message('over');
      continue;
    }
    const result = wonBy(hole, bet);
    const outcome = result === 0 ? message('halved') : message('won', { winner: aheadOn(hole, result, bet), valueCents: bet.value });
    up += result;
    played.push(hole);
    outcomes[hole.hole] = outcome;
    holes[hole.hole] = byPlayer(hole.players, (playerId) => (result === 0 ? 0 : bet.sides[0]?.includes(playerId) ? result : -result));
    if (bet.payout === 'perHole') parts.push(...paidBySides(hole, result, bet.value, outcome, bet));
  }
  if (played.length === 0) return { parts, outcomes, holes, up, line: null, decidedBefore: [] };
  const isDecided = isOver() || left() === 0;
  const isCertain = isDecided && played.at(-1)?.isFinal === true;
  // A player who is on the course only after the end of a match has no part in it.
  const sides = sidesOn(isDecided ? played : playable, bet);
  const [winners, losers] = up > 0 ? sides : [sides[1], sides[0]];
  const figures = { winner: up === 0 ? [] : winners, up: Math.abs(up), left: left(), from: playable[0]?.hole ?? 0, to: playable.at(-1)?.hole ?? 0, valueCents: bet.value };
  const line = message(codeOf(up, left(), isDecided), figures);
  if (bet.payout === 'match') {
    parts.push({
      at: { holes: played.map(({ hole }) => hole) },
      nets: up === 0 ? byPlayer([...winners, ...losers], () => 0) : sidesPay(winners, losers, bet.value),
      why: { ...line, players: {} },
      provisional: !isCertain,
    });
  }
  const decidedBefore = isCertain ? playable.map(({ hole }) => hole).filter((hole) => outcomes[hole] === undefined) : [];
  return { parts, outcomes, holes, up, line, decidedBefore };
}

function codeOf(up: number, left: number, isDecided: boolean): keyof ReturnType<typeof matchScores> {
  if (!isDecided) return up === 0 ? 'all-square' : 'up';
  if (up === 0) return 'tied';
  return left > 0 ? 'won-early' : 'won-late';
}
