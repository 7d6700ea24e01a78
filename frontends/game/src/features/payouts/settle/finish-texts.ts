import { isolated } from '@fairshare/ui';
import { formatDollars } from '@fairshare/golf-rules';
import { rangesOf } from '../../../shared/absence-words';

/** Texts for finishing a round. */

export const FINISH_ROUND = 'Finish Round';
/** For a round with missing holes, which the dialog lists. */
export const FINISH_EARLY = 'Finish early';
export const MARK_PAID = 'Mark Paid';
export const FINISHING = 'Finishing...';
export const FINISH_ANYWAY = 'Finish Anyway';
export const MISSING_TITLE = 'Finish with holes missing?';
export const MISSING_HINT = 'What is not entered does not count. You can enter it later: the difference then goes to the tab.';
export const STILL_MISSING = 'Still missing';

export const finishedOn = (day: string) => `Finished ${day}`;
export const FINISHED_HINT = 'Its result is on the group’s tab.';
export const STALE_MOVES_ON_TAB = 'Recalculate moves this, and on the tab as well:';

export const READING_TAB = 'Reading the tab';
export const TAB_UNREAD = 'Open the tab';
export const onTheTab = (standing: string) => `On the tab: ${standing}`;

export const EVERYTHING = 'everything';
export const holesWords = (holes: readonly number[]): string => (holes.length === 1 ? `hole ${holes[0]}` : `holes ${rangesOf(holes)}`);
export const missingWords = (game: string, holes: string, what: string): string => `${game}, ${holes}: ${what}`;

export const ALL_SQUARE = 'All square';
export const ALL_SQUARE_HINT = 'Nobody owes anybody anything for this round.';
export const winsTheDay = (names: readonly string[], isReader: boolean): string =>
  isReader && names.length === 1 ? 'You win the day' : names.length === 1 ? `${isolated(names[0] ?? '')} wins the day` : `${names.map(isolated).join(' and ')} share the day`;
export const withAmount = (cents: number, each: boolean): string => `${formatDollars(cents)} up${each ? ' each' : ''}`;
/** "In front for good after hole 14", "Most money moved on hole 7" */
export const decidedOn = (hole: number, how: 'lead' | 'swing'): string => (how === 'lead' ? `In front for good after hole ${hole}` : `Most money moved on hole ${hole}`);
