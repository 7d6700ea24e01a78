/** Texts about kinds of side games. */

export const HOW_IT_IS_PLAYED = 'How it is played';
export const EXAMPLE = 'Example';
