import type { Leaderboard } from '@fairshare/contracts';
import { timeOfDay } from '../../shared/dates';

export const LOADING = 'Loading the leaderboard';
export const NO_SUCH_LINK = 'This link does not show a round any more';
export const NO_SUCH_LINK_HINT = 'Ask whoever sent it for a new one.';
export const NOT_REACHED = 'The leaderboard could not be loaded';
export const BEHIND = 'No connection. These are the last scores this device saw.';
export const NO_SCORES_YET = 'No scores yet';
export const SCORE_YOUR_OWN = 'Score your own round';
export const LIVE = 'Live leaderboard';

/** "Through 12 · last score 5:12 PM"; empty before the first score. */
export const howFar = ({ round, lastPlayed }: Leaderboard): string =>
  [round && round.through > 0 && `Through ${round.through}`, lastPlayed !== null && `last score ${timeOfDay(lastPlayed)}`].filter(Boolean).join(' · ');
