import type { Block, Font, Shape } from './drawing';
import { fitFirst, fitText } from './fit-text';
import { CARD_PADDING, CARD_RADIUS, CONTENT, type Desk, MARGIN, rowOf } from './page';
import { badgeAt, lineAt, linesAt } from './parts';

/** One line for each payment: payer, receiver and amount. Null: there is nothing to show. */
export function paymentsBlock({ result, palette, measure, scale }: Desk): Block | null {
  const { payments, leftOut } = result;
  // The head already states that nobody owes anything.
  if (!payments || (payments.rows.length === 0 && leftOut === null)) return null;
  const heading = fitText(payments.heading, { width: CONTENT - 2 * CARD_PADDING, lines: 1, size: Math.round(27 * scale), smallest: 16, weight: 700 }, measure);
  const note = leftOut === null ? null : fitText(leftOut, { width: CONTENT - 2 * CARD_PADDING, lines: 2, size: Math.round(21 * scale), smallest: 15, weight: 460 }, measure);
  const headHeight = 56 * scale;
  const rowHeight = rowOf(50, scale);
  const noteHeight = note ? note.lines.length * note.font.size * 1.3 + 12 * scale : 0;
  const badge = 40 * scale;
  const figure: Font = { size: Math.round(31 * scale), weight: 740 };
  const amountWidth = Math.max(0, ...payments.rows.map(({ amount }) => measure(amount, figure)));
  const arrow = 36 * scale;
  const gap = 14 * scale;
  const besideArrow = 24 * scale;
  const left = MARGIN + CARD_PADDING;
  const right = MARGIN + CONTENT - CARD_PADDING;
  const nameWidth = (right - left - amountWidth - gap - arrow - 2 * besideArrow - 2 * (badge + gap)) / 2;
  const arrowAt = left + badge + gap + nameWidth + besideArrow;
  const second = arrowAt + arrow + besideArrow;
  // A shortened name is acceptable, because the table above has the whole name.
  const oneLine = { width: nameWidth, lines: 1, size: Math.round(27 * scale), smallest: Math.round(22 * scale), weight: 560 };
  const twoLines = { ...oneLine, lines: 2, size: Math.round(19 * scale), smallest: Math.round(15 * scale) };
  const named = ({ id, name }: { readonly id: string; readonly name: string }) =>
    fitFirst(
      [
        [name, oneLine],
        [result.shortNames.get(id) ?? name, oneLine],
        [name, twoLines],
      ],
      measure,
    );
  const rowsEnd = headHeight + rowHeight * payments.rows.length;
  const height = rowsEnd + noteHeight + (payments.rows.length + (note ? 1 : 0) > 0 ? 8 * scale : 0);
  return {
    height,
    shapes: [
      { kind: 'box', x: MARGIN, y: 0, width: CONTENT, height, radius: CARD_RADIUS, fill: palette.raised },
      ...linesAt(heading, { x: left, y: headHeight * 0.55, fill: palette.text }, measure),
      ...payments.rows.flatMap(({ from, to, amount }, index): Shape[] => {
        const y = headHeight + rowHeight * (index + 0.5);
        return [
          badgeAt(from, left, y, badge),
          ...linesAt(named(from), { x: left + badge + gap, y, fill: palette.text }, measure),
          { kind: 'arrow', x: arrowAt, y, width: arrow, stroke: palette.muted },
          badgeAt(to, second, y, badge),
          ...linesAt(named(to), { x: second + badge + gap, y, fill: palette.text }, measure),
          lineAt(amount, figure, { x: right, y, align: 'end', fill: palette.text }, measure),
        ];
      }),
      ...(note ? linesAt(note, { x: left, y: rowsEnd + noteHeight / 2 - 4 * scale, fill: palette.muted }, measure) : []),
    ],
  };
}
