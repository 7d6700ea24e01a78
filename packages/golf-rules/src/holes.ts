import { BACK_NINE, FRONT_NINE, HOLES_PER_ROUND } from './constants';

/** 1 to 18. */
export const HOLES: readonly number[] = Array.from({ length: HOLES_PER_ROUND }, (_, index) => index + 1);

/** The three pots of FBT, in the order they are played for. */
export type PotName = 'front' | 'back' | 'total';

export const POT_HOLES: Readonly<Record<PotName, readonly number[]>> = {
  front: HOLES.slice(FRONT_NINE.firstHole - 1, FRONT_NINE.lastHole),
  back: HOLES.slice(BACK_NINE.firstHole - 1, BACK_NINE.lastHole),
  total: HOLES,
};

export const POT_NAMES: readonly PotName[] = ['front', 'back', 'total'];
