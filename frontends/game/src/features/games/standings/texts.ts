import { definitionOf, type GameKind } from '@fairshare/golf-rules';
import { groupThousands } from '@fairshare/ui';

/** Texts of the standings of a game that is entered by holes, in the specification's words where it has them. */

const nameOf = (kind: GameKind) => definitionOf(kind).name;
export const scoresTitle = (kind: GameKind) => `${nameOf(kind)} Scores`;
export const payoutsTitle = (kind: GameKind) => `${nameOf(kind)} Payouts`;
export const whoOwesWhoTitle = (kind: GameKind) => `Who Owes Who - ${nameOf(kind)}`;
export const NO_SCORES_YET = 'Points show here once the first hole is saved.';

export const STANDINGS_OF = 'Standings of';

export const PAYOUT_MODE = 'Payouts by';
export const MODE_NAMES = { points: 'Points', fbt: 'FBT' } as const;

/** "$1 a point · $10 a pot" */
export const valuesWords = (point: string, pot: string) => `${point} a point · ${pot} a pot`;
export const CHANGE_VALUES = 'Change';
export const FBT_MEANS = 'FBT is front, back and total: a pot for each.';

export const POINT_VALUE = 'Point Value ($)';
export const POINT_VALUE_PLACEHOLDER = '1.00';
export const FBT_VALUE = 'FBT Value ($)';
export const FBT_VALUE_PLACEHOLDER = '5.00';
export const AMOUNT_NEEDED = (max: number) => `Enter an amount from 0 to ${groupThousands(max)}`;
export const TWO_DECIMALS = 'Enter at most two decimals, such as 1.50';
export const UPDATE_VALUES = 'Update Values';
export const SAVING = 'Saving...';
export const VALUES_SAVED = 'Values Saved!';
export const VALUES_NOT_SAVED = 'Not saved';
export const NO_POINTS_GAME_SELECTED = 'No points game selected';
/** In the specification's words, which do not name the game for 2/9/16. */
export const valuesFailed = (kind: GameKind) => `Failed to save ${kind === 'points' ? '' : `${nameOf(kind)} `}point and FBT values`;

export const POINT_VALUE_HELP = 'About the point value';
export const FBT_VALUE_HELP = 'About the FBT value';
export const POT_NAMES = { front: 'Front 9', back: 'Back 9', total: 'Total' } as const;
export const POT_OPEN = 'No holes yet';
export const POT_TIED = 'All level';
export const SO_FAR = 'so far';

export const NO_PAYOUTS_YET = 'Payouts show once the first hole is saved.';
export const NO_POINT_VALUE = 'Payouts show once the point value is above 0.';
export const NO_FBT_VALUE = 'Payouts show once the FBT value is above 0.';
export const ALL_EVEN = 'All players are even - no payments needed!';
export const NET_PER_PLAYER = 'Net per player';
export const FAILED_TO_FETCH_PAYOUTS = 'Failed to fetch payouts';
export const WORKED_OUT_HERE = 'These are worked out on this phone from the scores it has.';
