/** By themselves: the button that opens the rules is there before the rules are. */
export const HOUSE_RULES = 'House Rules';
export const COULD_NOT_SAVE_RULES = 'Could not change the house rules';
