import { existsSync, readFileSync } from 'node:fs';

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** One diagram, both axes logarithmic: linear growth is a straight line at 45° where the decades are square. Over time, the lower axis is linear. */
export interface Panel {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
  /** The maximum allowed value. */
  readonly target?: number;
  readonly isOverTime?: boolean;
}

const WIDTH = 460;
const HEIGHT = 350;
const COLUMNS = 2;
const INNER = { left: 62, top: 44, right: 440, bottom: 270 };
const LEGEND_ROW = 14;
const COLOURS = ['#0f766e', '#b45309', '#1d4ed8', '#be123c', '#6d28d9', '#4d7c0f', '#334155', '#a16207', '#0891b2', '#db2777', '#92400e', '#65a30d', '#7c3aed', '#64748b'];
const FONTS = [
  '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
  '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  '/System/Library/Fonts/Supplemental/Arial.ttf',
  'C:\\Windows\\Fonts\\arial.ttf',
];

/** The panels side by side, as a PNG. @throws Error where none of the fonts for its words is installed */
export async function drawPlot(panels: readonly Panel[]): Promise<Uint8Array> {
  const font = FONTS.find((file) => existsSync(file));
  if (!font) throw new Error(`none of these fonts is installed: ${FONTS.join(', ')}`);
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const width = WIDTH * COLUMNS;
  const legendRows = Math.max(...panels.map(({ series }) => Math.ceil(series.length / 3)));
  const each = Math.max(HEIGHT, INNER.bottom + 44 + legendRows * LEGEND_ROW);
  const height = each * Math.ceil(panels.length / COLUMNS);
  const drawn = panels.map((panel, index) => `<g transform="translate(${(index % COLUMNS) * WIDTH} ${Math.floor(index / COLUMNS) * each})">${drawPanel(panel)}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="11" fill="#0f172a"><rect width="100%" height="100%" fill="#ffffff"/>${drawn.join('')}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: 2 }, font: { fontBuffers: [readFileSync(font)] } }).render().asPng();
}

function drawPanel({ title, x, y, series, target, isOverTime = false }: Panel): string {
  const points = series.flatMap((one) => one.points);
  const causes = points.map(([value]) => value);
  const across = isOverTime ? timeAxis(Math.max(...causes)) : axis(causes, INNER.left, INNER.right, false);
  const up = axis([...points.map(([, value]) => value), ...(target === undefined ? [] : [target])], INNER.bottom, INNER.top, true);
  const grid = [
    ...across.ticks.map((tick) => line(across.at(tick), INNER.bottom, across.at(tick), INNER.top) + text(across.at(tick), INNER.bottom + 15, label(tick), 'middle')),
    ...up.ticks.map((tick) => line(INNER.left, up.at(tick), INNER.right, up.at(tick)) + text(INNER.left - 6, up.at(tick) + 4, label(tick), 'end')),
  ];
  const limit =
    target === undefined
      ? ''
      : `<path d="M${INNER.left} ${up.at(target)}H${INNER.right}" stroke="#be123c" stroke-dasharray="5 4"/>${text(INNER.right, up.at(target) - 4, `target: ${label(target)}`, 'end')}`;
  const lines = series.map(({ name, points: own }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const path = own.map(([left, high], at) => `${at ? 'L' : 'M'}${across.at(left)} ${up.at(high)}`).join('');
    const dots = (isOverTime ? [] : own).map(([left, high]) => `<circle cx="${across.at(left)}" cy="${up.at(high)}" r="3" fill="${colour}"/>`).join('');
    const legend = `<rect x="${INNER.left + 6 + (index % 3) * 125}" y="${INNER.bottom + 36 + Math.floor(index / 3) * LEGEND_ROW}" width="9" height="9" fill="${colour}"/>`;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}${legend}${text(INNER.left + 19 + (index % 3) * 125, INNER.bottom + 44 + Math.floor(index / 3) * LEGEND_ROW, name, 'start')}`;
  });
  return `${text(INNER.left, 24, title, 'start', 14)}${text(INNER.left, 38, y, 'start')}${grid.join('')}${text(INNER.right, INNER.bottom + 28, x, 'end')}${limit}${lines.join('')}`;
}

/** From zero to the end, in whole units, with at most ten labels. */
function timeAxis(end: number) {
  const at = (value: number) => Number((INNER.left + ((INNER.right - INNER.left) * value) / end).toFixed(1));
  const step = Math.ceil(end / 10);
  return { at, ticks: Array.from({ length: Math.floor(end / step) + 1 }, (_, count) => count * step) };
}

/** The position of a value between two ends, by its logarithm; ticks at 1, 2 and 5 of each decade, or on the measured values. */
function axis(values: readonly number[], from: number, to: number, isRound: boolean) {
  const [low, high] = isRound
    ? [10 ** Math.floor(Math.log10(Math.min(...values))), 10 ** Math.ceil(Math.log10(Math.max(...values) * 1.01))]
    : [Math.min(...values), Math.max(...values)];
  const at = (value: number) => Number((from + ((to - from) * Math.log(value / low)) / Math.log(high / low)).toFixed(1));
  const decades = Math.round(Math.log10(high / low));
  const steps = decades > 2 ? [1] : [1, 2, 5];
  const round = Array.from({ length: decades + 1 }, (_, index) => steps.map((step) => step * low * 10 ** index))
    .flat()
    .filter((tick) => tick <= high * 1.001);
  return { at, ticks: isRound ? round : [...new Set(values)] };
}

const line = (x1: number, y1: number, x2: number, y2: number) => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#cbd5e1" stroke-width="0.7"/>`;
const text = (x: number, y: number, words: string, anchor: string, size = 11) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
const label = (value: number): string => (value >= 1 ? Number(value.toFixed(1)).toLocaleString('en-US') : String(Number(value.toPrecision(2))));
