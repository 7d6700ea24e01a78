import type { Measure } from './drawing';
import type { Palette } from './palette';
import type { Result } from './result';

/** Aspect ratio 4:5, which messengers show without cropping. Pixels. */
export const PICTURE = { width: 1080, height: 1350 } as const;
export const MARGIN = 56;
export const CONTENT = PICTURE.width - 2 * MARGIN;

/** The radius and padding of the cards on the page. */
export const CARD_RADIUS = 28;
export const CARD_PADDING = 28;

/** The input for laying out the blocks. */
export interface Desk {
  readonly result: Result;
  readonly product: string;
  readonly palette: Palette;
  readonly measure: Measure;
  /** The scale of everything: with few players the figures are larger. */
  readonly scale: number;
}

/** The height of a row. At larger scales the rows grow more than their text. */
export const rowOf = (height: number, scale: number): number => height * scale * Math.min(1.18, Math.max(1, scale));
