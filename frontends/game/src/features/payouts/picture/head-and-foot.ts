import { TAGLINE } from '../share/texts';
import { type Block, LINE, type Shape } from './drawing';
import { fitFirst, fitText } from './fit-text';
import { CONTENT, type Desk, MARGIN, PICTURE } from './page';
import { HEAD } from './palette';
import { badgeAt, lineAt, linesAt } from './parts';
import type { Hero } from './result';

/** The maximum number of badges that leave room for the words. */
const BADGES = 4;

/** The head: the product, the group, the round and the leading players. */
export function headBlock(desk: Desk): Block {
  const { result, product, measure, scale } = desk;
  const { title, hero } = result;
  const mark = 52 * Math.min(1.15, scale);
  const top = MARGIN - 8;
  const shapes: Shape[] = [
    { kind: 'mark', x: MARGIN, y: top, size: mark },
    ...linesAt(
      fitText(product, { width: CONTENT / 2, lines: 1, size: 30, smallest: 16, weight: 700 }, measure),
      { x: MARGIN + mark + 16, y: top + mark / 2, fill: HEAD.text },
      measure,
    ),
    lineAt(title.day, { size: 28, weight: 520 }, { x: PICTURE.width - MARGIN, y: top + mark / 2, align: 'end', fill: HEAD.soft }, measure),
  ];
  let y = top + mark + 30 * scale;
  const name = fitText(title.game, { width: CONTENT, lines: 2, size: Math.round(54 * scale), smallest: Math.round(34 * scale), weight: 760 }, measure);
  const group = fitText(title.group, { width: CONTENT, lines: 2, size: Math.round(30 * scale), smallest: Math.round(22 * scale), weight: 520 }, measure);
  for (const [fitted, fill] of [
    [name, HEAD.text],
    [group, HEAD.soft],
  ] as const) {
    const height = fitted.lines.length * fitted.font.size * LINE;
    shapes.push(...linesAt(fitted, { x: MARGIN, y: y + height / 2, fill }, measure));
    y += height + 4 * scale;
  }
  if (hero) {
    const block = heroBlock(hero, desk);
    shapes.push(...block.shapes.map((shape) => (shape.kind === 'panel' ? shape : { ...shape, y: shape.y + y + 16 * scale })));
    y += 16 * scale + block.height;
  }
  return { height: y + 34 * scale, shapes };
}

function heroBlock({ players, words, by }: Hero, { measure, scale }: Desk): Block {
  const size = 84 * scale;
  const shown = players.slice(0, BADGES);
  const overlap = 0.88;
  const badges = shown.length === 0 ? 0 : size * (1 + (shown.length - 1) * overlap) + 28 * scale;
  const padding = 20 * scale;
  const x = MARGIN + padding + badges;
  const width = CONTENT - badges - 2 * padding;
  const room = { width, lines: 2, size: Math.round(42 * scale), smallest: Math.round(27 * scale), weight: 720 };
  const caption = fitFirst(
    words.map((text) => [text, room] as const),
    measure,
  );
  const amount = fitText(by, { width, lines: 1, size: Math.round(36 * scale), smallest: Math.round(20 * scale), weight: 720 }, measure);
  const wordsHeight = caption.lines.length * caption.font.size * LINE;
  const amountHeight = amount.font.size * LINE;
  const height = Math.max(size, wordsHeight + amountHeight) + 2 * padding;
  const first = (height - wordsHeight - amountHeight) / 2;
  return {
    height,
    shapes: [
      { kind: 'box', x: MARGIN, y: 0, width: CONTENT, height, radius: 28, fill: 'rgb(255 255 255 / 11%)' },
      // Reversed, so that the first badge lies on top.
      ...shown.map((player, index) => badgeAt(player, MARGIN + padding + index * size * overlap, height / 2, size, '#ffffff')).reverse(),
      ...linesAt(caption, { x, y: first + wordsHeight / 2, fill: HEAD.text }, measure),
      ...linesAt(amount, { x, y: first + wordsHeight + amountHeight / 2, fill: HEAD.bright }, measure),
    ],
  };
}

/** The foot: the progress of the round, and the tagline. */
export function footBlock({ result, palette, measure }: Desk): Block {
  const font = { size: 26, weight: 640 };
  const padding = 20;
  const height = 48;
  const width = measure(result.status, font) + 2 * padding;
  return {
    height: height + MARGIN - 12,
    shapes: [
      { kind: 'box', x: MARGIN, y: 0, width, height, radius: height / 2, fill: palette.accentSoft },
      lineAt(result.status, font, { x: MARGIN + padding, y: height / 2, fill: palette.accent }, measure),
      lineAt(TAGLINE, { size: 24, weight: 460 }, { x: PICTURE.width - MARGIN, y: height / 2, align: 'end', fill: palette.muted }, measure),
    ],
  };
}
