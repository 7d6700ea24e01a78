import { graphemes } from '@fairshare/ui';
import type { Font, Measure } from './drawing';

export interface Room {
  readonly width: number;
  readonly lines: number;
  /** The largest and the smallest font size. */
  readonly size: number;
  readonly smallest: number;
  readonly weight: number;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly font: Font;
  /** False: the text was truncated. */
  readonly isWhole: boolean;
}

const STEP = 1;
const CUT = '…';

/** Fits a text into its room, as large as possible and in as many lines as allowed. At the smallest size it breaks words, and truncates what is too long. */
export function fitText(text: string, { width, lines, size, smallest, weight }: Room, measure: Measure): FittedText {
  for (let tried = size; tried >= smallest; tried -= STEP) {
    const font = { size: tried, weight };
    const wrapped = wrap(text.split(/\s+/), width, font, measure);
    if (wrapped && wrapped.length <= lines) return { lines: wrapped, font, isWhole: true };
  }
  const font = { size: smallest, weight };
  const broken = wrap(pieces(text, width, font, measure), width, font, measure, '') ?? [text];
  if (broken.length <= lines) return { lines: broken, font, isWhole: true };
  const last = broken[lines - 1] ?? '';
  return { lines: [...broken.slice(0, lines - 1), cut(last, width, font, measure)], font, isWhole: false };
}

/** The first of the texts that fits without truncation; else the last one, truncated. */
export function fitFirst(tries: readonly (readonly [text: string, room: Room])[], measure: Measure): FittedText {
  const fitted = tries.map(([text, room]) => fitText(text, room, measure));
  return fitted.find(({ isWhole }) => isWhole) ?? (fitted.at(-1) as FittedText);
}

/** Wraps words into lines; null: a word is wider than a line. */
function wrap(words: readonly string[], width: number, font: Font, measure: Measure, between = ' '): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word, font) > width) return null;
    const longer = lines.length === 0 ? word : lines.at(-1) + between + word;
    if (lines.length > 0 && measure(longer.trim(), font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** The letters of a text, each space kept with what precedes it. */
const pieces = (text: string, width: number, font: Font, measure: Measure): string[] =>
  text.split(/(?<=\s)/).flatMap((word) => (measure(word, font) <= width ? [word] : graphemes(word)));

function cut(line: string, width: number, font: Font, measure: Measure): string {
  const letters = graphemes(line);
  while (letters.length > 0 && measure(letters.join('') + CUT, font) > width) letters.pop();
  return letters.join('').trimEnd() + CUT;
}
