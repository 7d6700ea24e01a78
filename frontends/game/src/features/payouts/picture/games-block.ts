import type { Block, Font } from './drawing';
import { fitText } from './fit-text';
import { CARD_PADDING, CARD_RADIUS, CONTENT, type Desk, MARGIN, rowOf } from './page';
import { linesAt } from './parts';

/** The maximum share of a row's width for a game's name, because groups may choose long ones. */
const NAME_SHARE = 0.36;

/** The standings of side games without a column, one line each. */
export function gamesBlock({ result, palette, measure, scale }: Desk): Block | null {
  const sideGames = result.sideGames.filter(({ hasColumn }) => !hasColumn);
  if (sideGames.length === 0) return null;
  const rowHeight = rowOf(46, scale);
  const font: Font = { size: Math.round(25 * scale), weight: 560 };
  const nameFont: Font = { ...font, weight: 700 };
  const room = CONTENT - 2 * CARD_PADDING;
  const nameWidth = Math.min(room * NAME_SHARE, Math.max(...sideGames.map(({ name }) => measure(name, nameFont))));
  const wordsAt = MARGIN + CARD_PADDING + nameWidth + 28 * scale;
  const height = 12 * scale + rowHeight * sideGames.length;
  return {
    height,
    shapes: [
      { kind: 'box', x: MARGIN, y: 0, width: CONTENT, height, radius: CARD_RADIUS, fill: palette.raised },
      ...sideGames.flatMap(({ name, words }, index) => {
        const y = 6 * scale + rowHeight * (index + 0.5);
        return [
          ...linesAt(fitText(name, { ...nameFont, width: nameWidth, lines: 1, smallest: 14 }, measure), { x: MARGIN + CARD_PADDING, y, fill: palette.text }, measure),
          ...linesAt(fitText(words, { ...font, width: MARGIN + CARD_PADDING + room - wordsAt, lines: 1, smallest: 14 }, measure), { x: wordsAt, y, fill: palette.text }, measure),
        ];
      }),
    ],
  };
}
