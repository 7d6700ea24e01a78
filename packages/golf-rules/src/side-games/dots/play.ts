import { NOBODY } from '../../constants';
import type { Cents } from '../../money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from '../../players';
import type { Part, GameMessage, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { YES } from '../../side-questions';
import { type CountedHole, holesOf, type PlayableHole } from '../shared/counted';
import { pointsPart, pointsMessage, takenMessage } from '../shared/points';
import { scoresOf } from '../shared/scoring';
import { message, summedUp } from '../shared/standing';
import { toPar } from '../shared/to-par';

/** Dots that golfers enter as answers, each for any number of players. */
export const MARKED_DOTS = ['sandy', 'barkie', 'chipIn', 'poley'] as const;

/** All dots. The option with a dot's name has its points; 0: the dot is not played. */
const DOTS = ['greenie', ...MARKED_DOTS, 'birdie', 'eagle', 'ace'] as const;

export type Dot = (typeof DOTS)[number];

export interface DotsOptions extends Readonly<Record<Dot, number>> {
  /** Cents. */
  readonly value: Cents;
}

interface Scored {
  readonly at: CountedHole;
  /** Each player's dots, among those that are played. */
  readonly dots: ByPlayer<readonly Dot[]>;
  readonly points: ByPlayer<number>;
}

const PAR_THREE = 3;

export function playDots(facts: SideFacts, options: DotsOptions, terms: SideTerms): SidePlayed {
  const asksGreenie = (hole: number) => options.greenie > 0 && (!terms.pars || terms.pars[hole] === PAR_THREE);
  const isReady = ({ hole, players }: PlayableHole) => !asksGreenie(hole) || isPlayerOrNone(entryOf(facts.marks[hole] ?? {}, 'greenie'), players);
  const holes = holesOf(terms, scoresOf(facts, terms, 'gross'), isReady);
  const scored = holes.counted.map((at): Scored => {
    const marks = facts.marks[at.hole] ?? {};
    const isTaken = (dot: Dot, playerId: PlayerId) => {
      if (dot === 'greenie') return asksGreenie(at.hole) && entryOf(marks, dot) === playerId;
      return isMarked(dot) ? entryOf(marks, `${dot}.${playerId}`) === YES : dot === ofStrokes(at, playerId, terms);
    };
    const dots = byPlayer(at.players, (playerId) => DOTS.filter((dot) => options[dot] > 0 && isTaken(dot, playerId)));
    return { at, dots, points: byPlayer(at.players, (playerId) => forPlayer(dots, playerId).reduce((sum, dot) => sum + options[dot], 0)) };
  });
  const standing = summedUp(terms.players, 'dots', Object.fromEntries(scored.map(({ at, points }) => [at.hole, points])), null);
  return {
    parts: scored.flatMap((one) => partOf(one, options)),
    standing: scored.length === 0 ? standing : { ...standing, line: pointsMessage(terms.players, standing.players) },
    outcomes: Object.fromEntries(scored.map((one) => [one.at.hole, outcomeOf(one)])),
    incompleteHoles: holes.incompleteHoles,
  };
}

const isPlayerOrNone = (answer: string | null | undefined, players: readonly PlayerId[]): boolean => answer === NOBODY || (answer != null && players.includes(answer));

const isMarked = (dot: Dot): boolean => MARKED_DOTS.some((one) => one === dot);

/** The dot for a player's gross strokes. An eagle is not also a birdie, and an ace is neither. */
function ofStrokes({ hole, gross }: CountedHole, playerId: PlayerId, terms: SideTerms): Dot | null {
  const strokes = forPlayer(gross, playerId);
  if (strokes === 1) return 'ace';
  const over = toPar(terms, hole, playerId, strokes);
  if (over <= -2) return 'eagle';
  return over === -1 ? 'birdie' : null;
}

const withDots = ({ at, points }: Scored): readonly PlayerId[] => at.players.filter((playerId) => forPlayer(points, playerId) > 0);

function outcomeOf(scored: Scored): GameMessage {
  const takers = withDots(scored);
  return takers.length === 0 ? message('none') : takenMessage(takers, scored.points);
}

function partOf(scored: Scored, options: DotsOptions): Part[] {
  const { at, dots, points } = scored;
  if (withDots(scored).length === 0) return [];
  const { code, figures } = outcomeOf(scored);
  const own = (playerId: PlayerId) => ({
    score: forPlayer(at.gross, playerId),
    points: forPlayer(points, playerId),
    ...Object.fromEntries(forPlayer(dots, playerId).map((dot) => [dot, options[dot]])),
  });
  const why = { code, figures: { ...figures, valueCents: options.value }, players: byPlayer(at.players, own) };
  return [pointsPart(at, points, options.value, { why, provisional: !at.isFinal })];
}
