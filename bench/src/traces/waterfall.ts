import type { CollectedSpan } from '@fairshare/testing/stand-ins';

/** A moment outside of the platform, such as one on a phone. Milliseconds since the epoch. */
export interface Moment {
  readonly label: string;
  readonly at: number;
}

const WIDTH = 960;
const ROW = 26;
const TOP = 64;
const BOTTOM = 26;
/** Where names begin. `BARS`: where bars begin. */
const NAMES = 16;
const BARS = { left: 400, right: 884 };
const INDENT = 12;
/** The colours of each service on a light and on a dark background. */
const COLOURS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  gateway: ['#475569', '#94a3b8'],
  auth: ['#a16207', '#facc15'],
  games: ['#0f766e', '#2dd4bf'],
  groups: ['#6d28d9', '#a78bfa'],
  settlement: ['#1d4ed8', '#60a5fa'],
  billing: ['#be123c', '#fb7185'],
  realtime: ['#b45309', '#fb923c'],
};

const STYLE = `
text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #0f172a }
.quiet { fill: #475569 } .title { font-size: 15px; font-weight: 600 }
.ground { fill: #ffffff } .grid { stroke: #e2e8f0 } .moment { stroke: #0f172a; stroke-dasharray: 4 3 }
${Object.entries(COLOURS)
  .map(([service, [light]]) => `.${service} { fill: ${light} }`)
  .join(' ')}
@media (prefers-color-scheme: dark) {
  text { fill: #e2e8f0 } .quiet { fill: #94a3b8 }
  .ground { fill: #0f172a } .grid { stroke: #334155 } .moment { stroke: #e2e8f0 }
  ${Object.entries(COLOURS)
    .map(([service, [, dark]]) => `.${service} { fill: ${dark} }`)
    .join(' ')}
}`;

/** One trace as a waterfall in SVG, for light and dark pages. Time begins at the first moment. */
export function drawWaterfall(title: string, spans: readonly CollectedSpan[], moments: readonly [Moment, ...Moment[]]): string {
  const rows = rowsOf(spans);
  const began = moments[0].at;
  const lasts = Math.max(...spans.map(({ endedAt }) => endedAt), ...moments.map(({ at }) => at)) - began;
  const at = (time: number) => round(BARS.left + ((time - began) / lasts) * (BARS.right - BARS.left));
  const height = TOP + rows.length * ROW + BOTTOM;
  const step = stepOf(lasts);
  const ticks = Array.from({ length: Math.floor(lasts / step) + 1 }, (_, index) => index * step);

  const grid = ticks.map((tick) => {
    const x = at(began + tick);
    return `<path class="grid" d="M${x} ${TOP - 6}V${height - BOTTOM}"/><text class="quiet" x="${x}" y="${TOP - 12}" text-anchor="middle">${round(tick)} ms</text>`;
  });
  const drawn = rows.map(({ span, depth }, index) => {
    const y = TOP + index * ROW;
    const [from, to] = [at(span.startedAt), at(span.endedAt)];
    const bar = `<rect class="${span.service}" x="${from}" y="${y + 6}" width="${Math.max(2, round(to - from))}" height="14" rx="3"/>`;
    const name = `<text x="${NAMES + depth * INDENT}" y="${y + 17}"><tspan class="${span.service}" font-weight="600">${span.service}</tspan> ${escaped(span.name)}</text>`;
    const took = `<text class="quiet" x="${Math.max(from + 2, to) + 5}" y="${y + 17}">${(span.endedAt - span.startedAt).toFixed(1)}</text>`;
    return name + bar + took;
  });
  const ordered = [...moments].sort((a, b) => a.at - b.at);
  const lines = ordered.map(({ label, at: time }, index) => {
    const x = at(time);
    // The labels in between are on the left of their lines, since the last one may be close by.
    const isBetween = index > 0 && index < ordered.length - 1;
    const words = `<text x="${isBetween ? x - 4 : x + 4}" y="${height - 9}" text-anchor="${isBetween ? 'end' : 'start'}">${escaped(label)}</text>`;
    return `<path class="moment" d="M${x} ${TOP - 6}V${height - 6}"/>${words}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>${STYLE}</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>
<text class="title" x="${NAMES}" y="28">${escaped(title)}</text>
${[...grid, ...lines, ...drawn].join('\n')}
</svg>
`;
}

/** Each span below its parent, in the order of their start. */
function rowsOf(spans: readonly CollectedSpan[], parentId: string | null = null, depth = 0): { readonly span: CollectedSpan; readonly depth: number }[] {
  const own = spans.filter((span) => span.parentId === parentId).sort((a, b) => a.startedAt - b.startedAt);
  return own.flatMap((span) => [{ span, depth }, ...rowsOf(spans, span.spanId, depth + 1)]);
}

/** 1, 2 or 5 times a power of ten: about six ticks. */
function stepOf(milliseconds: number): number {
  const rough = milliseconds / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
}

const round = (value: number) => Math.round(value * 100) / 100;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
