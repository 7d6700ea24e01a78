import { listed } from '../../shared/counted';

/** Texts of the offer of a 2/9/16 game, in the specification's words where it has them. */

export const NO_TWO_NINE_SIXTEEN = 'No 2/9/16 game yet';
/** @param points by place, best first, as many as the group has players */
export const twoNineSixteenHint = (points: readonly number[]) =>
  `Net strokes earn points on every hole. With your ${points.length} players the places earn ${listed(points.map(String))}.`;
export const CREATE_TWO_NINE_SIXTEEN = 'Create 2/9/16 Game';
export const COULD_NOT_CREATE_TWO_NINE_SIXTEEN = 'Could not create points game';
