/** Texts of a hole's questions, in the specification's words where it has them. */

export const PICK_ONE = 'Pick one';
export const ANSWER_MISSING_TITLE = 'One answer is missing';
export const ANSWERS_MISSING_TITLE = 'Some answers are missing';
export const answersMissing = (names: readonly string[]) => `${names.join(', ')}: pick a player, or None.`;
/** For a side game, whose answers are not always players. */
export const sideAnswersMissing = (names: readonly string[]) => `${names.join(', ')}. Pick an answer.`;
/** @param game the game's name */
export const failedToUpdate = (game: string) => `Failed to update ${game} hole data`;
