/** What leads to the sheet of scoring links, and stands without it. */
export const LET_OTHERS_SCORE = 'Let others score';
export const COULD_NOT_LOAD = 'The scoring links could not be loaded';
