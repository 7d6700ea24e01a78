import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Writes minimal PNG files of pictures with flat colours: https://www.w3.org/TR/png-3/. */

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEADER_LENGTH = 13;
/** Bytes per pixel, by colour type: RGB and RGBA, which Chromium writes. */
const PIXEL_LENGTH: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
const WITH_PALETTE = 3;
const BITS = 8;
/** Maximum number of colours in a palette. */
const MOST_COLOURS = 256;
/** The channels of an edge's colours are rounded to multiples of this. */
const EDGE_STEP = 64;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** The pixels row by row, as 0xRRGGBB. */
  readonly colours: Uint32Array;
}

/**
 * Converts the picture to one with a palette. A pixel with the same colour as a neighbour to the left, right, top or bottom keeps its colour. All others, which
 * form the edges of curves, are rounded, since Chromium renders these slightly differently from run to run.
 *
 * @param png 8 bits a channel, RGB or opaque RGBA, not interlaced
 * @throws on any other format, and on too many colours
 */
export function smallPng(png: Buffer): Buffer {
  const { width, height, colours } = decode(png);
  const palette = new Map<number, number>();
  const lines = Buffer.alloc((width + 1) * height);
  let last = { colour: -1, entry: -1 };
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const colour = colours[at] ?? 0;
      const isFlat = colour === colours[at - width] || colour === colours[at + width] || (x > 0 && colour === colours[at - 1]) || (x < width - 1 && colour === colours[at + 1]);
      const kept = isFlat ? colour : rounded(colour);
      if (kept !== last.colour) last = { colour: kept, entry: palette.get(kept) ?? palette.size };
      if (last.entry === palette.size) palette.set(kept, last.entry);
      // The first byte of a line is its filter type: 0, none.
      lines[y * (width + 1) + 1 + x] = last.entry;
    }
  }
  if (palette.size > MOST_COLOURS) throw new Error(`a picture of ${palette.size} colours`);
  const header = Buffer.alloc(HEADER_LENGTH);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, WITH_PALETTE], 8);
  const entries = Buffer.from([...palette.keys()].flatMap(channelsOf));
  const data = deflateSync(lines, { level: 9, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', entries), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const channelsOf = (colour: number): [number, number, number] => [colour >> 16, (colour >> 8) & 255, colour & 255];

const rounded = (colour: number): number => channelsOf(colour).reduce((all, channel) => (all << 8) | Math.min(255, Math.round(channel / EDGE_STEP) * EDGE_STEP), 0);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function decode(png: Buffer): Pixels {
  const chunks = [...chunksOf(png)];
  const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(HEADER_LENGTH);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bytes = PIXEL_LENGTH[header[9] ?? 0];
  if (bytes === undefined || header[8] !== BITS || header[12] !== 0) throw new Error('not a PNG as Chromium writes it');
  const data = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((one) => one.data)));
  const length = width * bytes;
  const colours = new Uint32Array(width * height);
  let above: Uint8Array = new Uint8Array(length);
  for (let y = 0, at = 0; y < height; y += 1) {
    const start = y * (length + 1);
    const row = data.subarray(start + 1, start + 1 + length);
    unfilter(data[start] ?? 0, row, above, bytes);
    for (let x = 0; x < length; x += bytes, at += 1) colours[at] = ((row[x] ?? 0) << 16) | ((row[x + 1] ?? 0) << 8) | (row[x + 2] ?? 0);
    above = row;
  }
  return { width, height, colours };
}

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** The prediction of each filter type from the bytes to the left, above, and above left. */
const FILTERS: ReadonlyArray<(left: number, up: number, corner: number) => number> = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  function paeth(left, up, corner) {
    const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
    if (toLeft <= toUp && toLeft <= toCorner) return left;
    return toUp <= toCorner ? up : corner;
  },
];

/** Reverses a row's filter, in place. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, bytes: number): void {
  const taken = FILTERS[filter];
  if (!taken) throw new Error(`no filter of PNG: ${filter}`);
  if (filter === 0) return;
  for (let x = 0; x < row.length; x += 1) {
    const isFirst = x < bytes;
    row[x] = (row[x] ?? 0) + taken(isFirst ? 0 : (row[x - bytes] ?? 0), above[x] ?? 0, isFirst ? 0 : (above[x - bytes] ?? 0));
  }
}
