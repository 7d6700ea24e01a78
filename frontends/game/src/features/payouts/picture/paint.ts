import { graphemes } from '@fairshare/ui';
import type { Font, Measure, Shape } from './drawing';
import { PICTURE } from './page';

const FACE = "'Inter Variable', system-ui, sans-serif";
const cssFont = ({ size, weight }: Font): string => `${weight} ${size}px ${FACE}`;

/** Loads the app's font if the phone has it, because a canvas does not wait for fonts. */
export async function fontForPictures(): Promise<void> {
  await Promise.all([460, 560, 700].map((weight) => document.fonts.load(cssFont({ size: 30, weight })))).catch(() => undefined);
}

export function measureWith(context: CanvasRenderingContext2D): Measure {
  return (text, font) => {
    context.font = cssFont(font);
    return context.measureText(text).width;
  };
}

export function paint(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  for (const shape of shapes) paintShape(context, shape);
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape): void {
  switch (shape.kind) {
    case 'box':
      return filled(context, shape.fill, () => context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0));
    case 'panel':
      return paintPanel(context, shape);
    case 'mark':
      return paintMark(context, shape);
    case 'badge':
      return paintBadge(context, shape);
    case 'arrow':
      return paintArrow(context, shape);
    case 'text':
      return write(context, shape.text, shape.x, shape.y, shape.font, shape.fill);
  }
}

type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;

function filled(context: CanvasRenderingContext2D, fill: string | CanvasGradient, path: () => void): void {
  context.fillStyle = fill;
  context.beginPath();
  path();
  context.fill();
}

function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, font: Font, fill: string): void {
  context.font = cssFont(font);
  context.fillStyle = fill;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillText(text, x, y);
}

/** A fairway at dusk. */
function paintPanel(context: CanvasRenderingContext2D, { height, from, to, hill }: Of<'panel'>): void {
  const { width } = PICTURE;
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  filled(context, gradient, () => context.rect(0, 0, width, height));
  context.globalAlpha = 0.5;
  filled(context, hill, () => {
    context.moveTo(0, height * 0.9);
    context.bezierCurveTo(width * 0.3, height * 0.78, width * 0.55, height * 0.99, width, height * 0.84);
    context.lineTo(width, height);
    context.lineTo(0, height);
  });
  context.restore();
}

/** The product's logo on a 32 × 32 grid: a green, one share of which is raised as the flag. */
const RAISED_SHARE = 'M15.4 3.6h1a8.6 8.6 0 0 1 8.6 8.6h-9.6z';
const GREEN_AND_POLE = 'M14.4 4.6a1 1 0 0 1 2 0v15h7.6a8.6 8.6 0 1 1-9.6-8.54z';

function paintMark(context: CanvasRenderingContext2D, { x, y, size }: Of<'mark'>): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 32, size / 32);
  context.fillStyle = '#f5c33b';
  context.fill(new Path2D(RAISED_SHARE));
  context.fillStyle = '#fbf5e4';
  context.fill(new Path2D(GREEN_AND_POLE));
  context.restore();
}

function paintBadge(context: CanvasRenderingContext2D, { x, y, size, initials, fill, color, ring }: Of<'badge'>): void {
  const radius = size / 2;
  if (ring !== undefined) filled(context, ring, () => context.arc(x + radius, y + radius, radius + size * 0.05, 0, 2 * Math.PI));
  filled(context, fill, () => context.arc(x + radius, y + radius, radius, 0, 2 * Math.PI));
  const font = { size: size * (graphemes(initials).length > 2 ? 0.34 : 0.42), weight: 700 };
  write(context, initials, x + radius - measureWith(context)(initials, font) / 2, y + radius + font.size * 0.36, font, color);
}

function paintArrow(context: CanvasRenderingContext2D, { x, y, width, stroke }: Of<'arrow'>): void {
  const tip = width * 0.24;
  context.strokeStyle = stroke;
  context.lineWidth = Math.max(2, width * 0.07);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + width, y);
  context.moveTo(x + width - tip, y - tip);
  context.lineTo(x + width, y);
  context.lineTo(x + width - tip, y + tip);
  context.stroke();
}
