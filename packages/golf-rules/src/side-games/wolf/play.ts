import { type Cents, withoutNegativeZero } from '../../money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from '../../players';
import type { Part, GameMessage, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { betterBall, type CountedHole, holesOf, type PlayableHole, playableHoles } from '../shared/counted';
import { pointsPart, pointsMessage } from '../shared/points';
import { type Scoring, scoresOf } from '../shared/scoring';
import { message, summedUp } from '../shared/standing';
import { turnsOf } from './turns';

export interface WolfOptions {
  /** Cents. */
  readonly value: Cents;
  readonly points: 'classic' | 'units';
  readonly lastHoles: 'rotation' | 'lastPlace';
  readonly scoring: Scoring;
}

type Call = 'pair' | 'lone' | 'blind';

interface Sides {
  readonly wolf: PlayerId;
  readonly call: Call;
  /** The wolf, and the partner if there is one. */
  readonly own: readonly PlayerId[];
  readonly others: readonly PlayerId[];
}

/** A hole that counts, with its result. */
interface Scored extends Sides {
  readonly at: CountedHole;
  /** Null: a tie. */
  readonly winners: readonly PlayerId[] | null;
  readonly points: ByPlayer<number>;
}

/** The classic points of each winner: on the wolf's side, or against it. */
const CLASSIC = { pair: { own: 2, others: 3 }, lone: { own: 4, others: 1 }, blind: { own: 8, others: 2 } } as const;

/** How often each loser pays each winner the value. */
const UNITS = { pair: 1, lone: 2, blind: 3 } as const;

interface Game {
  readonly marks: SideFacts['marks'];
  readonly options: WolfOptions;
  /** Hole → the player whose turn it is. Missing: the wolf is the player in last place on that hole. */
  readonly turns: ReadonlyMap<number, PlayerId>;
}

export function playWolf(facts: SideFacts, options: WolfOptions, terms: SideTerms): SidePlayed {
  const playable = playableHoles(terms);
  const game: Game = { marks: facts.marks, options, turns: turnsOf(playable, terms.players, { lastPlace: options.lastHoles === 'lastPlace' }) };
  const scores = scoresOf(facts, terms, options.scoring);
  const scored: Scored[] = [];
  // Scores each hole only once. That works because holes that count arrive in order of play.
  const scoreNew = (counted: readonly CountedHole[]) => counted.slice(scored.length).forEach((at) => scored.push(scoreHole(at, sidesOn(at, scored, game) as Sides, options)));
  const holes = holesOf(terms, scores, (at, before) => {
    scoreNew(before);
    return sidesOn(at, scored, game) !== null;
  });
  scoreNew(holes.counted);
  const place = new Map(terms.order.map((hole, index) => [hole, index]));
  const isBefore = (hole: number, other: number) => (place.get(hole) ?? 0) < (place.get(other) ?? 0);
  const wolves = playable.map((at) => {
    const before = scored.filter((one) => isBefore(one.at.hole, at.hole));
    return [at.hole, message('wolf', { wolf: [wolfOn(at, before, game)] })] as const;
  });
  return {
    parts: scored.flatMap((one) => partOf(one, options)),
    standing: standingOf(scored, options, terms),
    outcomes: Object.fromEntries(scored.map((one) => [one.at.hole, outcomeOf(one)])),
    beforehand: Object.fromEntries(wolves),
    incompleteHoles: holes.incompleteHoles,
  };
}

/** The wolf on a hole: the player whose turn it is, else the player with the fewest points so far. The tie-break is the order of the game. */
function wolfOn({ hole, players }: PlayableHole, before: readonly Scored[], { turns }: Game): PlayerId {
  const turn = turns.get(hole);
  if (turn !== undefined) return turn;
  const totalOf = (playerId: PlayerId) => before.reduce((sum, { points }) => sum + (entryOf(points, playerId) ?? 0), 0);
  const fewest = Math.min(...players.map(totalOf));
  return players.find((playerId) => totalOf(playerId) === fewest) as PlayerId;
}

/** The two sides of a hole. Null: the answer is missing, or names a player who cannot be the partner there. */
function sidesOn(at: PlayableHole, before: readonly Scored[], game: Game): Sides | null {
  const wolf = wolfOn(at, before, game);
  const mark = entryOf(game.marks[at.hole] ?? {}, 'wolf');
  const without = (own: readonly PlayerId[]) => at.players.filter((playerId) => !own.includes(playerId));
  if (mark === 'lone' || mark === 'blind') return { wolf, call: mark, own: [wolf], others: without([wolf]) };
  if (mark == null || mark === wolf || !at.players.includes(mark)) return null;
  const others = without([wolf, mark]);
  return others.length === 0 ? null : { wolf, call: 'pair', own: [wolf, mark], others };
}

function scoreHole(at: CountedHole, sides: Sides, { points }: WolfOptions): Scored {
  const { own, others, call } = sides;
  const [ball, against] = [betterBall(at, own) ?? Infinity, betterBall(at, others) ?? Infinity];
  const winners = ball === against ? null : ball < against ? own : others;
  const losers = winners === own ? others : own;
  const pointsOf = (playerId: PlayerId) => {
    if (!winners) return 0;
    const isWinner = winners.includes(playerId);
    if (points === 'units') return isWinner ? UNITS[call] * losers.length : -UNITS[call] * winners.length;
    return isWinner ? CLASSIC[call][winners === own ? 'own' : 'others'] : 0;
  };
  return { ...sides, at, winners, points: byPlayer(at.players, pointsOf) };
}

/** Units are a player's balance with all others together, so they are paid as they are. */
function partOf(scored: Scored, { points: counting, value }: WolfOptions): Part[] {
  const { at, points, winners } = scored;
  if (!winners) return [];
  const { code, figures } = outcomeOf(scored);
  const why = {
    code,
    figures: { ...figures, valueCents: value },
    players: byPlayer(at.players, (playerId) => ({ score: forPlayer(at.scores, playerId), [counting === 'units' ? 'units' : 'points']: forPlayer(points, playerId) })),
  };
  const provisional = !at.isFinal;
  if (counting === 'classic') return [pointsPart(at, points, value, { why, provisional })];
  return [{ at: at.hole, nets: byPlayer(at.players, (playerId) => withoutNegativeZero(forPlayer(points, playerId) * value)), why, provisional }];
}

function outcomeOf({ wolf, call, own, others, winners }: Scored): GameMessage {
  const figures = { wolf: [wolf], own, others };
  return winners ? message(`${call}-${winners === own ? 'won' : 'lost'}`, figures) : message('tied', figures);
}

function standingOf(scored: readonly Scored[], { points: counting }: WolfOptions, { players }: SideTerms): SidePlayed['standing'] {
  const unit = counting === 'units' ? 'units' : 'points';
  const standing = summedUp(players, unit, Object.fromEntries(scored.map(({ at, points }) => [at.hole, points])), null);
  if (scored.length === 0) return standing;
  const line = pointsMessage(players, standing.players);
  return { ...standing, line: unit === 'units' ? { ...line, code: `${line.code}-units` } : line };
}
