import { handicapIndexWords, type ProposedStrokes } from '@fairshare/golf-rules';

/** Texts about handicaps, which are never called official. */

export const HANDICAP_INDEX = 'Handicap index';
export const HANDICAP_INDEX_HINT = 'As your club or app says it: 18.4, or +2.3 for a plus. Only members of the group see it.';
export const NO_HANDICAP_INDEX = 'A handicap index is from +10.0 to 54.0, with at most one decimal';
export const IN_ALL_MY_GROUPS = 'In all my groups';
/** "Handicap index 18.4" */
export const withIndex = (index: number): string => `${HANDICAP_INDEX} ${handicapIndexWords(index)}`;
export const WITHOUT_INDEX = 'No handicap index: add it under People';

export const EVERYONE_PLAYS_FROM = 'Everyone plays from';
export const THE_CARD = 'No tee';
export const teeOf = (name: string): string => `${name}: tee`;
/** "White, 71.2 / 125" */
export const teeWords = (tee: { readonly name: string; readonly rating: number; readonly slope: number }): string => `${tee.name}, ${tee.rating.toFixed(1)} / ${tee.slope}`;

export const ALLOWANCE = 'Allowance';
export const ALLOWANCE_HINT =
  'How much of a course handicap is given. Usual: singles matches 100 %, stroke play and Stableford 95 %, four-ball matches 90 %, four-ball stroke play 85 %. For Skins, Wolf and their like none is recommended.';
export const percent = (allowance: number): string => `${allowance} %`;

export const STROKES_COUNT = 'Strokes count';
export const IN_FULL = 'All';
export const OFF_THE_LOW_CHOICE = 'Off the low';
/** "Plays with 9" */
export const playsWith = (strokes: number): string => `Plays with ${strokes < 0 ? `+${-strokes}` : strokes}`;

export const WHERE_STROKES_FALL = 'Where strokes fall';
/** "Ann: 1 on 3, 5; 2 on 1" */
export const fallsOn = (name: string, strokes: readonly (readonly [number, readonly number[]])[]): string =>
  `${name}: ${strokes.length === 0 ? 'none' : strokes.map(([count, holes]) => `${count < 0 ? `gives back ${-count}` : count} on ${holes.join(', ')}`).join('; ')}`;

/** The formula behind the strokes: "18.4 × 125 / 113 + 71.2 − 72 = 19.6, 95 % = 18.6 → 19" */
export function sumWords({ index, slope, rating, par, allowance, courseHandicap, playingHandicap }: ProposedStrokes): string {
  const sum = `${signed(index)} × ${slope} / 113 + ${rating.toFixed(1)} − ${par} = ${signed(courseHandicap)}`;
  const allowed = allowance === 100 ? '' : `, ${percent(allowance)} = ${signed((courseHandicap * allowance) / 100)}`;
  return `${sum}${allowed} → ${playingHandicap < 0 ? `+${-playingHandicap}` : playingHandicap}`;
}

/** Rounded to a tenth, with a minus sign that screen readers pronounce. */
const signed = (value: number): string =>
  value
    .toFixed(1)
    .replace(/^-0\.0$/, '0.0')
    .replace('-', '−');
