import type { GameKind } from '@fairshare/golf-rules';

/** Texts of the help on the values. They load on demand. */

export const POINT_VALUE_HELP_TITLE = 'Point Value';
export const FBT_VALUE_HELP_TITLE = 'FBT Value';
export const GOT_IT = 'Got it';

const FOR_POINTS_ALONE = 'Set it to 0 to play for points alone.';
const POT_PAYS = ['Each winner of one of the three receives this value; the others split the cost equally.', 'Set it to 0 to play without FBT.'];

const POINT_VALUE_HELP: Readonly<Partial<Record<GameKind, readonly string[]>>> = {
  points: [
    'What one point is worth. At the end each pair of players settles the difference of their points.',
    'With a point value of $1.00, a player with 40 points gets $5.00 from a player with 35.',
    FOR_POINTS_ALONE,
  ],
  bbb: [
    'What one point is worth. Every hole has three: first on the green, closest to the pin, first in the hole.',
    'At the end each pair of players settles the difference of their points. With $1.00 a point, 8 points get $3.00 from 5.',
    FOR_POINTS_ALONE,
  ],
};
const FBT_VALUE_HELP: Readonly<Partial<Record<GameKind, readonly string[]>>> = {
  points: ['FBT is front, back and total: the fewest net strokes on holes 1 to 9, on holes 10 to 18, and on all 18.', ...POT_PAYS],
  bbb: ['FBT is front, back and total: the most points on holes 1 to 9, on holes 10 to 18, and on all 18.', ...POT_PAYS],
};

/** Paragraphs for a kind of game. A kind without its own text gets the general one. */
export const pointValueHelp = (kind: GameKind): readonly string[] =>
  POINT_VALUE_HELP[kind] ?? ['What one point is worth. At the end each pair of players settles the difference of their points.', FOR_POINTS_ALONE];
export const fbtValueHelp = (kind: GameKind): readonly string[] => FBT_VALUE_HELP[kind] ?? ['FBT is front, back and total: a pot each.', ...POT_PAYS];
