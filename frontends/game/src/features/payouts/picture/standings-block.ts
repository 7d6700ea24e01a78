import { PROVISIONAL_MARK, PROVISIONAL_NOTE } from '../share/texts';
import type { Block, Font, Shape } from './drawing';
import { fitFirst, fitText } from './fit-text';
import { CARD_PADDING, CARD_RADIUS, CONTENT, type Desk, MARGIN, rowOf } from './page';
import { badgeAt, lineAt, linesAt } from './parts';
import type { Cell, PotLine, ResultRow } from './result';

/** The table of standings: a row for each player, with aligned columns of figures. */
export function standingsBlock(desk: Desk): Block {
  const { result, palette, measure, scale } = desk;
  const label: Font = { size: Math.round(22 * scale), weight: 560 };
  const figure: Font = { size: Math.round(31 * scale), weight: 640 };
  const money: Font = { ...figure, weight: 740 };
  const fontOf = ({ text, tone }: Cell) => (tone || text.includes('$') ? money : figure);
  const gap = 30 * Math.min(1, scale);
  const widths = result.columns.map((name, column) =>
    Math.max(measure(name, label), ...result.standings.map(({ cells }) => (cells[column] ? measure(cells[column].text, fontOf(cells[column])) : 0))),
  );
  const right = MARGIN + CONTENT - CARD_PADDING;
  const ends = widths.map((_, column) => right - widths.slice(column + 1).reduce((sum, width) => sum + width + gap, 0));
  const headHeight = 52 * scale;
  const rowHeight = rowOf(58, scale);
  const badge = 46 * scale;
  const nameAt = MARGIN + CARD_PADDING + badge + 18 * scale;
  const nameWidth = right - widths.reduce((sum, width) => sum + width + gap, 0) - nameAt;
  const height = headHeight + rowHeight * result.standings.length + 10 * scale;

  const row = ({ player, note, cells }: ResultRow, index: number): Shape[] => {
    const y = headHeight + rowHeight * (index + 0.5);
    const noted = note === null ? null : fitText(note, { width: nameWidth, lines: 1, size: Math.round(20 * scale), smallest: Math.round(15 * scale), weight: 460 }, measure);
    const oneLine = { width: nameWidth, lines: 1, size: Math.round(30 * scale), smallest: Math.round(23 * scale), weight: 600 };
    const smaller = noted
      ? { ...oneLine, size: oneLine.smallest, smallest: Math.round(16 * scale) }
      : { ...oneLine, lines: 2, size: Math.round(22 * scale), smallest: Math.round(17 * scale) };
    const name = fitFirst(
      [
        [player.name, oneLine],
        [player.name, smaller],
      ],
      measure,
    );
    const apart = 12 * scale;
    return [
      ...(index === 0 ? [] : [{ kind: 'box', x: nameAt, y: y - rowHeight / 2, width: right - nameAt, height: 1.5, fill: palette.line } as const]),
      badgeAt(player, MARGIN + CARD_PADDING, y, badge),
      ...linesAt(name, { x: nameAt, y: noted ? y - apart : y, fill: palette.text }, measure),
      ...(noted ? linesAt(noted, { x: nameAt, y: y + apart + 3 * scale, fill: palette.muted }, measure) : []),
      ...cells.map((cell, column) => lineAt(cell.text, fontOf(cell), { x: ends[column] ?? right, y, align: 'end', fill: cell.tone ? palette[cell.tone] : palette.text }, measure)),
    ];
  };
  return {
    height,
    shapes: [
      { kind: 'box', x: MARGIN, y: 0, width: CONTENT, height, radius: CARD_RADIUS, fill: palette.raised },
      ...result.columns.map((name, column) => lineAt(name, label, { x: ends[column] ?? right, y: headHeight * 0.58, align: 'end', fill: palette.muted }, measure)),
      ...result.standings.flatMap(row),
    ],
  };
}

/** The winners of front, back and total, one line for each game. */
export function potsBlock({ result, palette, measure, scale }: Desk): Block | null {
  const { pots } = result;
  if (pots.length === 0) return null;
  const rowHeight = rowOf(52, scale);
  const font: Font = { size: Math.round(25 * scale), weight: 560 };
  const gameFont: Font = { ...font, weight: 700 };
  const badge = 40 * scale;
  const isProvisional = pots.some((line) => line.pots.some(({ provisional }) => provisional));
  const note = isProvisional ? 30 * scale : 0;
  const gameWidth = Math.max(...pots.map(({ game }) => measure(game, gameFont))) + 28 * scale;
  const cellsAt = MARGIN + CARD_PADDING + gameWidth;
  const room = CONTENT - 2 * CARD_PADDING - gameWidth;

  const line = ({ game, pots: played }: PotLine, index: number): Shape[] => {
    const y = 6 * scale + rowHeight * (index + 0.5);
    const cell = room / Math.max(3, played.length);
    return [
      lineAt(game, gameFont, { x: MARGIN + CARD_PADDING, y, fill: palette.text }, measure),
      ...played.flatMap(({ name, winners, outcome, provisional }, place): Shape[] => {
        const x = cellsAt + place * cell;
        const after = x + measure(`${name} `, font) + 8 * scale;
        const width = x + cell - after - 12 * scale;
        const named = lineAt(name, font, { x, y, fill: palette.muted }, measure);
        if (winners.length === 0)
          return [named, ...linesAt(fitText(outcome, { width, lines: 1, size: font.size, smallest: 14, weight: 560 }, measure), { x: after, y, fill: palette.text }, measure)];
        // The winners' badges stand side by side, and overlap if there are many.
        const mark = provisional ? measure(PROVISIONAL_MARK, font) + 4 : 0;
        const step = winners.length === 1 ? badge : Math.min(badge + 5 * scale, (width - mark - badge) / (winners.length - 1));
        return [
          named,
          ...winners.map((winner, seat) => badgeAt(winner, after + seat * step, y, badge, palette.raised)),
          ...(provisional ? [lineAt(PROVISIONAL_MARK, font, { x: after + (winners.length - 1) * step + badge + 4, y, fill: palette.muted }, measure)] : []),
        ];
      }),
    ];
  };
  const height = 12 * scale + rowHeight * pots.length + note;
  return {
    height,
    shapes: [
      { kind: 'box', x: MARGIN, y: 0, width: CONTENT, height, radius: CARD_RADIUS, fill: palette.raised },
      ...pots.flatMap(line),
      ...(isProvisional
        ? [
            ...linesAt(
              fitText(PROVISIONAL_NOTE, { width: room, lines: 1, size: Math.round(20 * scale), smallest: 14, weight: 460 }, measure),
              { x: cellsAt, y: height - note / 2 - 6 * scale, fill: palette.muted },
              measure,
            ),
          ]
        : []),
    ],
  };
}
