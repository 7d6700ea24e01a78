import type { Measure } from './drawing';
import type { Palette } from './palette';
import type { Result } from './result';

/** 4:5, which messengers show whole. Pixels. */
export const PICTURE = { width: 1080, height: 1350 } as const;
export const MARGIN = 56;
export const CONTENT = PICTURE.width - 2 * MARGIN;

/** The cards on the page, and what stands in them. */
export const CARD_RADIUS = 28;
export const CARD_PADDING = 28;

/** What the blocks are laid out with. */
export interface Desk {
  readonly result: Result;
  readonly product: string;
  readonly palette: Palette;
  readonly measure: Measure;
  /** Of everything: few players leave room for larger figures. */
  readonly scale: number;
}

/** The height of a row: with room to spare, rows have more air than text. */
export const rowOf = (height: number, scale: number): number => height * scale * Math.min(1.18, Math.max(1, scale));
