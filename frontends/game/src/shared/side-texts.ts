/** What is said of kinds of side games, wherever they stand. */

export const HOW_IT_IS_PLAYED = 'How it is played';
export const EXAMPLE = 'Example';
