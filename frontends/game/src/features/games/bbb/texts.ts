import type { BbbAward } from '@fairshare/golf-rules';

/** What the BBB view says; the specification's words where it has them. */

/** The three questions of a hole, in the order they are decided. `short`: how the name begins, where room is short. */
export const QUESTIONS: Readonly<Record<BbbAward, { readonly name: string; readonly short: string; readonly nickname: string }>> = {
  firstOn: { name: 'First on the green', short: 'First on', nickname: 'Bingo' },
  closestTo: { name: 'Closest to the pin', short: 'Closest', nickname: 'Bango' },
  firstIn: { name: 'First in the hole', short: 'First in', nickname: 'Bongo' },
};
export const NONE = 'None';
export const PICK_ONE = 'Pick one';

export const ANSWER_MISSING_TITLE = 'One answer is missing';
export const ANSWERS_MISSING_TITLE = 'Some answers are missing';
export const answersMissing = (names: readonly string[]) => `${names.join(', ')}: pick a player, or None.`;
export const FAILED_TO_UPDATE_HOLE = 'Failed to update BBB hole data';
