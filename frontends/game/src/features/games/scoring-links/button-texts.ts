/** Texts of the button that opens the sheet of scoring links. They load without the sheet. */
export const LET_OTHERS_SCORE = 'Let others score';
export const COULD_NOT_LOAD = 'The scoring links could not be loaded';

export const SOMEONE_ASKS = 'Someone asks';
export const toBeLetIn = (names: readonly string[]) => ` to be let in: ${names.join(', ')}`;
export const asksToScore = (name: string) => `Another browser asks to score as ${name}`;
export const LET_IN = 'Let In';
export const COULD_NOT_RELEASE = 'Could not let another browser in';
