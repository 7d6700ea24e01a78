/** In a file of its own: the button that opens the rules is shown before their code is loaded. */
export const HOUSE_RULES = 'House Rules';
export const COULD_NOT_SAVE_RULES = 'Could not change the house rules';
