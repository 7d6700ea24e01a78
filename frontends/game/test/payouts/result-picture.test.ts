import type { RoundEntries } from '@fairshare/contracts';
import { rosterOf, SELECTIONS } from '@fairshare/golf-rules';
import fc from 'fast-check';
import type { Shape, TextShape } from '../../src/features/payouts/picture/drawing';
import { layoutPicture } from '../../src/features/payouts/picture/layout';
import { PICTURE } from '../../src/features/payouts/picture/page';
import type { Palette } from '../../src/features/payouts/picture/palette';
import { type PictureKind, resultOf } from '../../src/features/payouts/picture/result';
import { printedLines } from '../../src/features/payouts/share/printed-lines';
import type { PhoneRound } from '../../src/features/payouts/money/phone-round';
import { scorecardOf } from '../../src/shared/scorecard/card-of-round';
import { settleOnPhone } from '../../src/shared/settle-on-phone';
import { aRound } from '../support/payouts-round';

const TITLE = { game: 'Saturday', group: 'Regulars', day: 'May 2, 2026' };
const LONG_TITLE = { game: 'The Annual Featherstonehaugh Memorial Invitational', group: 'Wednesday Evening Gentlemen and Ladies of the Old Course', day: 'Sep 22, 2026' };
const LONGEST = ['Bartholomew Featherstonehaugh-Smythe of the Old Course at Bath', 'W'.repeat(60), 'Bo', 'Maximiliana Konstantinopolska-Wasserstein von Hohenzollern'];
const COLOURS = ['#0ea5e9', '#22c55e', '#f59e0b', '#ef4444', '#8b5cf6', '#ec4899', '#14b8a6', '#f97316'];

/** A round with `count` players. `figure` gives the entries of every hole of both games. */
function roundOf(count: number, holes: number, figure: (hole: number, seat: number) => number, finished = true): PhoneRound {
  const players = Array.from({ length: count }, (_, seat) => ({
    id: `p${seat}`,
    name: `${LONGEST[seat % LONGEST.length]}`.slice(0, 60),
    initials: seat % 2 ? 'WWW' : 'BF',
    color: COLOURS[seat] ?? '#000000',
  }));
  const ofHoles = <What>(what: (hole: number) => What) => Object.fromEntries(Array.from({ length: holes }, (_, index) => [index + 1, what(index + 1)]));
  const taker = (hole: number, award: number) => players[figure(hole, award) % (count + 1)]?.id ?? 'none';
  const round = aRound({
    game: { status: finished ? 'finished' : 'open', playerCards: {} },
    points: { holes: ofHoles((hole) => Object.fromEntries(players.map(({ id }, seat) => [id, figure(hole, seat)]))), settings: { pointValue: 25, fbtValue: 1000 } },
    bbb: { holes: ofHoles((hole) => ({ firstOn: taker(hole, 0), closestTo: taker(hole, 1), firstIn: taker(hole, 2) })) },
  });
  return { ...round, players, roster: rosterOf(players.map(({ id }) => ({ playerId: id }))) };
}

const CHOSEN = SELECTIONS.filter((selection) => selection !== 'cards');
const resultFor = (round: PhoneRound, kind: PictureKind, title = TITLE) => {
  const result = resultOf({ round, title, selections: CHOSEN, leftOut: [], kind });
  if (!result) throw new Error('the round can be settled');
  return result;
};
const centsIn = (text: string) => Number(text.replace(/[^\d]/g, '')) * (text.startsWith('−') ? -1 : 1);

test("when any round is drawn, then it shows the phone's own figures", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 1, max: 18 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 144, maxLength: 144 }),
      (count, holes, figures) => {
        const round = roundOf(count, holes, (hole, seat) => figures[(hole - 1) * 8 + seat] ?? 4);
        const settled = settleOnPhone(round, CHOSEN);
        if (!settled) throw new Error('the round can be settled');
        const { standings, payments, columns, hero } = resultFor(round, 'money');
        expect(columns.slice(0, 2)).toEqual(['2/9/16', 'BBB']);
        expect(Object.fromEntries(standings.map(({ player, cells }) => [player.id, centsIn(cells.at(-1)?.text ?? '')]))).toEqual(settled.nets);
        expect(payments?.rows.map(({ from, to, amount }) => ({ from: from.id, to: to.id, cents: centsIn(amount) }))).toEqual(settled.payments);
        const points = settled.breakdown.games.find((game) => game.selection === 'points');
        expect(Object.fromEntries(standings.map(({ player, cells }) => [player.id, Number(cells[0]?.text)]))).toEqual(points?.kind === 'points' ? points.totals : {});
        const most = Math.max(...Object.values(settled.nets));
        expect(hero?.players.map(({ id }) => id)).toEqual(most > 0 ? settled.players.filter((id) => settled.nets[id] === most) : []);
      },
    ),
    { numRuns: 40 },
  );
});

test('when the picture is of scores alone, then there is no money in it', () => {
  const result = resultFor(
    roundOf(4, 18, (hole, seat) => 3 + ((hole * (seat + 1)) % 4)),
    'scores',
  );
  expect(result).toMatchObject({ payments: null, columns: ['2/9/16', 'BBB', 'Strokes', 'Cards held'], status: 'Final' });
  expect(JSON.stringify(result)).not.toContain('$');
});

test('when a round is not finished, then the picture says so', () => {
  const round = roundOf(3, 12, (hole, seat) => 3 + ((hole * (seat + 1)) % 4), false);
  const result = resultOf({ round, title: TITLE, selections: ['points'], leftOut: [{ selection: 'bbb-points', cents: 900 }], kind: 'money' });
  expect(result).toMatchObject({ status: 'As it stands, 12 of 18 holes', isFinal: false, leftOut: 'Not in these payments: BBB Points $9.00' });
  expect(result?.hero?.words[0]).toMatch(/ leads?$/);
});

describe('the layout', () => {
  const palette = new Proxy({}, { get: () => '#123456' }) as Palette;
  /** Letters narrower and wider than the app's font has. */
  const measures = [0.45, 0.6].map(
    (width) =>
      (text: string, { size }: { size: number }) =>
        [...text].length * size * width,
  );
  const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
  const boxOf = ({ x, y, width, font }: TextShape) => ({ left: x, right: x + width, top: y - font.size * 0.75, bottom: y + font.size * 0.22 });
  type Box = ReturnType<typeof boxOf>;
  const meet = (one: Box, other: Box) => one.left < other.right - 0.5 && other.left < one.right - 0.5 && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;

  test.each(
    [2, 4, 8].flatMap((count) =>
      (['money', 'scores'] as const).flatMap((kind) => [
        { count, kind, tied: false },
        { count, kind, tied: true },
      ]),
    ),
  )('when $count longest names are drawn ($kind, all level: $tied), then nothing overlaps', ({ count, kind, tied }) => {
    const round = roundOf(count, 18, (hole, seat) => (tied ? 4 : 1 + ((hole * (seat + 2)) % 7)));
    const result = resultFor(round, kind, LONG_TITLE);
    for (const measure of measures) {
      const shapes = layoutPicture({ result, product: 'Fairshare', palette, measure });
      const texts = shapes.filter(isText).map((shape) => ({ shape, box: boxOf(shape) }));
      const badges = shapes.flatMap((shape) => (shape.kind === 'badge' ? [{ left: shape.x, right: shape.x + shape.size, top: shape.y, bottom: shape.y + shape.size }] : []));
      for (const { shape, box } of texts) {
        expect({ text: shape.text, outside: box.left < 40 || box.right > PICTURE.width - 40 || box.top < 0 || box.bottom > PICTURE.height - 20 }).toEqual({
          text: shape.text,
          outside: false,
        });
        expect({ text: shape.text, on: texts.filter((other) => other.shape !== shape && meet(box, other.box)).map((other) => other.shape.text) }).toEqual({
          text: shape.text,
          on: [],
        });
        expect({ text: shape.text, onBadge: badges.some((badge) => meet(box, badge)) }).toEqual({ text: shape.text, onBadge: false });
        expect(shape.font.size).toBeGreaterThanOrEqual(10);
      }
      expect(badges.length).toBeGreaterThanOrEqual(count);
    }
  });
});

test('when the card is filled in, then strokes, points and awards add up', () => {
  const round = roundOf(2, 18, (hole, seat) => 3 + ((hole + seat) % 3));
  const holes = Array.from({ length: 18 }, (_, index) => ({ par: 4, strokeIndex: index + 1 }));
  const roster = rosterOf([{ playerId: 'p0' }, { playerId: 'p1', strokesGiven: 2 }], undefined, { course: { holes } });
  const printed = { ...round, roster };
  const card = scorecardOf(printed, ['p0', 'p1']);
  expect(card.columns.map(({ name }) => name).join(' ')).toBe('1 2 3 4 5 6 7 8 9 Out 10 11 12 13 14 15 16 17 18 In Total Net');
  const [strokes, points, awards] = printedLines(printed, card).lines['p1'] ?? [];
  const gross = Object.values(round.entered.holes).reduce((sum, hole) => sum + Number(hole['strokes.p1'] ?? 0), 0);
  const total = card.columns.findIndex(({ name }) => name === 'Total');
  expect(strokes?.cells[total]).toMatchObject({ text: String(gross), dots: '', net: String(gross - 2), mark: null });
  expect(strokes?.cells.slice(0, 3).map(({ dots }) => dots)).toEqual(['•', '•', '']);
  const sum = (cells: readonly { text: string }[] = []) => cells.reduce((all, { text }, column) => all + (card.columns[column]?.kind === 'hole' ? Number(text) : 0), 0);
  expect(sum(points?.cells)).toBe(Number(points?.cells[total]?.text));
  expect(
    awards?.cells
      .filter((_, column) => card.columns[column]?.kind === 'hole')
      .map(({ text }) => text)
      .join(''),
  ).toHaveLength(Number(awards?.cells[total]?.text));
});

test('when awards were recorded, then the card says what its letters stand for', () => {
  const round = roundOf(2, 18, () => 4);
  const legendsOf = (one: PhoneRound) => printedLines(one, scorecardOf(one)).legends;
  expect(legendsOf(round)).toEqual(['i Bingo, first on · a Bango, closest to · o Bongo, first in']);
  expect(legendsOf({ ...round, entered: withoutAwards(round.entered) })).toEqual([]);
});

/** The round's entries with strokes only. */
const withoutAwards = (entered: RoundEntries): RoundEntries => ({
  ...entered,
  holes: Object.fromEntries(
    Object.entries(entered.holes).map(([hole, cells]) => [hole, Object.fromEntries(Object.entries(cells).filter(([cell]) => cell.startsWith('strokes.')))]),
  ),
});
