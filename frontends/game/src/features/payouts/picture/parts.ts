import { textOnColor } from '@fairshare/ui';
import type { ShownPlayer } from '../../../shared/player-of';
import { type Font, LINE, type Measure, type Shape } from './drawing';
import type { FittedText } from './fit-text';

/** The height of capitals above the baseline, as a share of the font size. */
const CAPITALS = 0.727;

export type Align = 'start' | 'middle' | 'end';

/** One line whose capitals are centred on `y`. */
export function lineAt(text: string, font: Font, at: { x: number; y: number; align?: Align; fill: string }, measure: Measure): Shape {
  const width = measure(text, font);
  const x = at.align === 'end' ? at.x - width : at.align === 'middle' ? at.x - width / 2 : at.x;
  return { kind: 'text', text, x, y: at.y + (font.size * CAPITALS) / 2, width, font, fill: at.fill };
}

/** Lines below one another, centred on `y` as a whole. */
export function linesAt({ lines, font }: FittedText, at: { x: number; y: number; align?: Align; fill: string }, measure: Measure): Shape[] {
  const first = at.y - ((lines.length - 1) * font.size * LINE) / 2;
  return lines.map((line, index) => lineAt(line, font, { ...at, y: first + index * font.size * LINE }, measure));
}

/** A player's initials on their colour, centred on `y`. */
export function badgeAt({ initials, color }: ShownPlayer, x: number, y: number, size: number, ring?: string): Shape {
  return { kind: 'badge', x, y: y - size / 2, size, initials, fill: color, color: textOnColor(color), ...(ring !== undefined && { ring }) };
}
