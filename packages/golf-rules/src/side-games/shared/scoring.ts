import { strokesAt } from '../../pick-up';
import { entryOf, type PlayerId } from '../../players';
import type { SideFacts, SideOption, SideTerms } from '../../side-game';
import { type StrokesGiven, strokesGivenOn } from '../../strokes-given';

/** `net`: strokes less those the round gives. `offLow`: strokes given count from the lowest of this game's players. `gross`: as entered. */
export type Scoring = 'net' | 'offLow' | 'gross';

/** In a round that gives no strokes, all three settings count the strokes as entered. */
export const SCORING: SideOption = {
  key: 'scoring',
  type: 'choice',
  label: 'Scores',
  help: 'Net scores take off the strokes a player is given in this round.',
  default: 'net',
  choices: [
    { value: 'net', label: 'Net' },
    { value: 'offLow', label: 'Net, off the low player of this game' },
    { value: 'gross', label: 'Gross' },
  ],
};

/** Scores of a game's players. */
export interface Scores {
  /** As entered. Undefined: not entered yet, or not a valid number of strokes. */
  readonly gross: (hole: number, playerId: PlayerId) => number | undefined;
  /** By the scoring of the game. */
  readonly score: (hole: number, playerId: PlayerId) => number | undefined;
}

export function scoresOf({ strokes }: SideFacts, terms: SideTerms, scoring: Scoring): Scores {
  const given = givenBy(terms, scoring);
  const gross = (hole: number, playerId: PlayerId) => strokesAt(strokes, hole, playerId);
  const score = (hole: number, playerId: PlayerId) => {
    const entered = gross(hole, playerId);
    return entered === undefined ? undefined : entered - (entryOf(entryOf(given, hole) ?? {}, playerId) ?? 0);
  };
  return { gross, score };
}

function givenBy({ roster, players, course, courseOf = {} }: SideTerms, scoring: Scoring): StrokesGiven {
  if (scoring === 'gross' || !roster.given) return {};
  if (scoring === 'net' || !course) return roster.given;
  return strokesGivenOn({ players, holes: roster.holes, given: roster.strokesGiven ?? {}, course, courseOf, offTheLow: true });
}

/** All strokes that the round gives, even where its house rules count them off the low player. They measure a player's handicap. */
export function allStrokesGiven({ roster, players, course, courseOf = {} }: SideTerms): StrokesGiven {
  if (!roster.given || !course) return {};
  return strokesGivenOn({ players, holes: roster.holes, given: roster.strokesGiven ?? {}, course, courseOf });
}
