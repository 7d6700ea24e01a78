import { groupThousands } from '@fairshare/ui';

/** What the standings of 2/9/16 and BBB say; the specification's words where it has them. */

export type GameKind = 'points' | 'bbb';
export const KIND_NAMES: Readonly<Record<GameKind, string>> = { points: '2/9/16', bbb: 'BBB' };

export const scoresTitle = (kind: GameKind) => `${KIND_NAMES[kind]} Scores`;
export const payoutsTitle = (kind: GameKind) => `${KIND_NAMES[kind]} Payouts`;
export const whoOwesWhoTitle = (kind: GameKind) => `Who Owes Who - ${KIND_NAMES[kind]}`;
export const NO_SCORES_YET = 'Points show here once the first hole is saved.';

export const PAYOUT_MODE = 'Payouts by';
export const MODE_NAMES = { points: 'Points', fbt: 'FBT' } as const;

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
export const VALUES_FAILED: Readonly<Record<GameKind, string>> = {
  points: 'Failed to save point and FBT values',
  bbb: 'Failed to save BBB point and FBT values',
};

export const POINT_VALUE_HELP = 'About the point value';
export const FBT_VALUE_HELP = 'About the FBT value';
export const POINT_VALUE_HELP_TITLE = 'Point Value';
export const FBT_VALUE_HELP_TITLE = 'FBT Value';
export const GOT_IT = 'Got it';

export const POINT_VALUE_HELP_TEXT: Readonly<Record<GameKind, readonly string[]>> = {
  points: [
    'What one point is worth. At the end each pair of players settles the difference of their points.',
    'With a point value of $1.00, a player with 40 points gets $5.00 from a player with 35.',
    'Set it to 0 to play for points alone.',
  ],
  bbb: [
    'What one point is worth. Every hole has three: first on the green, closest to the pin, first in the hole.',
    'At the end each pair of players settles the difference of their points. With $1.00 a point, 8 points get $3.00 from 5.',
    'Set it to 0 to play for points alone.',
  ],
};
export const FBT_VALUE_HELP_TEXT: Readonly<Record<GameKind, readonly string[]>> = {
  points: [
    'FBT is front, back and total: the fewest net strokes on holes 1 to 9, on holes 10 to 18, and on all 18.',
    'Each winner of one of the three receives this value; the others split the cost equally.',
    'Set it to 0 to play without FBT.',
  ],
  bbb: [
    'FBT is front, back and total: the most points on holes 1 to 9, on holes 10 to 18, and on all 18.',
    'Each winner of one of the three receives this value; the others split the cost equally.',
    'Set it to 0 to play without FBT.',
  ],
};

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
