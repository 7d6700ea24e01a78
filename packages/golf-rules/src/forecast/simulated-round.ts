import { MAX_STROKES, NOBODY } from '../constants';
import { cellOf, NO_FACTS, type RoundFacts } from '../facts';
import { byPlayer, entryOf, forPlayer, type ByPlayer, type PlayerId } from '../players';
import { playersOn } from '../roster';
import type { SideGame, SideQuestion } from '../side-game';
import { questionsOn, YES } from '../side-questions';
import { playSideGame, type SideRound } from '../side-payout';
import { holesFrom } from '../tees';
import { normalFrom, numbersFrom } from './numbers';
import type { UsualScores } from './usual-scores';

/** A round that has not been played yet. */
export type RoundAhead = Pick<SideRound, 'roster' | 'firstHole' | 'course'>;

/** The par of a hole in a round without a course. */
const USUAL_PAR = 4;
/** Strokes that the hardest hole adds to the usual strokes over par, and that the easiest hole subtracts. */
const HARDEST_ADDS = 0.3;
const BEST_UNDER_PAR = 2;
const WORST_OVER_PAR = 5;
/** The probability that a question is answered with yes, or with a player, where its kind sets none. */
const USUAL_ODDS = 0.1;
/** The maximum number of passes that generate answers. Answers can change who asks on later holes, so that those need new answers. */
const MOST_PASSES = 4;

/** Simulated strokes of each player on each of their holes. */
export function simulatedStrokes({ roster, course }: RoundAhead, usual: ByPlayer<UsualScores>, seed: number): RoundFacts['strokes'] {
  const next = numbersFrom(seed);
  const holesOf = byPlayer(roster.players, (playerId) => (course ? holesFrom(course, entryOf(roster.tees ?? {}, playerId)?.teeId) : []));
  return Object.fromEntries(
    roster.holes.map((hole) => [
      hole,
      byPlayer(playersOn(roster, hole), (playerId) => {
        const holes = forPlayer(holesOf, playerId);
        const { par = USUAL_PAR, strokeIndex } = holes[(hole - 1) % holes.length] ?? {};
        const harder = strokeIndex === undefined ? 0 : HARDEST_ADDS * (1 - (2 * (strokeIndex - 1)) / (holes.length - 1));
        const { mean, spread } = forPlayer(usual, playerId);
        const overPar = Math.round(mean + harder + spread * normalFrom(next));
        return Math.min(MAX_STROKES, Math.max(1, par + Math.min(Math.ceil(mean) + WORST_OVER_PAR, Math.max(-BEST_UNDER_PAR, overPar))));
      }),
    ]),
  );
}

/** The strokes, and a simulated answer to each question of the game. */
export function withAnswers(game: SideGame, round: RoundAhead, strokes: RoundFacts['strokes'], seed: number): RoundFacts {
  let facts: RoundFacts = { ...NO_FACTS, strokes };
  if (game.definition.reads.marks.length === 0) return facts;
  let asking = '';
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const { beforehand = {} } = playSideGame(game, { ...round, facts, oddCentsBefore: {} });
    const now = JSON.stringify(beforehand);
    if (pass > 0 && now === asking) break;
    asking = now;
    const answersOn = (hole: number) => {
      const outcome = entryOf(beforehand, hole);
      return answersOf(game, round, { hole, asking: outcome ? Object.values(outcome.figures).flat() : [], seed });
    };
    facts = { ...facts, marks: Object.fromEntries(round.roster.holes.map((hole) => [hole, answersOn(hole)])) };
    if (now === '{}') break;
  }
  return facts;
}

interface Answering {
  readonly hole: number;
  /** The players named before the hole is played. They ask the question, so they are not possible answers. */
  readonly asking: readonly unknown[];
  readonly seed: number;
}

function answersOf(game: SideGame, { roster, course }: RoundAhead, { hole, asking, seed }: Answering): Record<string, string> {
  // A hole has its own seed, so that its numbers do not depend on the answers on other holes.
  const next = numbersFrom(seed * 31 + hole);
  const onHole = playersOn(roster, hole).filter((playerId) => game.players.includes(playerId));
  const answers = onHole.filter((playerId) => !asking.includes(playerId));
  return Object.fromEntries(
    questionsOn(game, { hole, onHole, course }).flatMap(({ cell, mark }) => {
      const answer = answerTo(mark, answers, next);
      return answer === null ? [] : [[cellOf(game.id, cell), answer]];
    }),
  );
}

function answerTo({ answers, choices = [], odds = {} }: SideQuestion, players: readonly PlayerId[], next: () => number): string | null {
  let drawn = next();
  const chosen = choices.find(({ value }) => (drawn -= entryOf(odds, value) ?? 0) < 0);
  if (chosen) return chosen.value;
  const ofEach = odds.player ?? USUAL_ODDS;
  switch (answers) {
    case 'yes':
      return next() < ofEach ? YES : null;
    case 'choice':
      return choices[0]?.value ?? null;
    case 'player':
      return players[Math.floor(next() * players.length)] ?? null;
    case 'playerOrNone':
      return players.filter(() => next() < ofEach).at(-1) ?? NOBODY;
  }
}
