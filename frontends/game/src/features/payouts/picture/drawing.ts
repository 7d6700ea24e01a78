/** A drawing as data: it is laid out and tested first, and painted later. Pixels; y from the top. */

export interface Font {
  readonly size: number;
  readonly weight: number;
}

export type Shape =
  | { readonly kind: 'box'; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly radius?: number; readonly fill: string }
  | { readonly kind: 'panel'; readonly height: number; readonly from: string; readonly to: string; readonly hill: string }
  | { readonly kind: 'mark'; readonly x: number; readonly y: number; readonly size: number }
  | {
      readonly kind: 'badge';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly initials: string;
      readonly fill: string;
      readonly color: string;
      readonly ring?: string;
    }
  | { readonly kind: 'arrow'; readonly x: number; readonly y: number; readonly width: number; readonly stroke: string }
  | TextShape;

/** One line of text. `x`, `y`: the left end of its baseline. */
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly font: Font;
  readonly fill: string;
}

/** The width of a text in a font. */
export type Measure = (text: string, font: Font) => number;

/** A part of a drawing, whose y starts at 0. */
export interface Block {
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const LINE = 1.24;

export const shiftedDown = (shapes: readonly Shape[], by: number): Shape[] => shapes.map((shape) => (shape.kind === 'panel' ? shape : { ...shape, y: shape.y + by }));
