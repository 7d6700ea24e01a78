export const CARD = 'Scorecard';
export const COULD_NOT_OPEN_CARD = 'Could not open the scorecard';
