/** Texts of the choice of a round's holes. */

export const WHICH_HOLES = 'Which holes?';
export const FIRST_HOLE = 'Begins on';
export const HOLE_CHOICES = [
  { value: 'all', label: 'All 18' },
  { value: 'front', label: 'Front nine' },
  { value: 'back', label: 'Back nine' },
  { value: 'some', label: 'Some holes' },
] as const;
export type HoleChoice = (typeof HOLE_CHOICES)[number]['value'];
export const holeName = (hole: number): string => `Hole ${hole}`;
