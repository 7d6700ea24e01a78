import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FileCache } from './file-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it is sent. */
export interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: Encoding;
  /** The ETag of this representation: the same file in another encoding has another one. */
  readonly etag: string;
  /** True when other encodings of it exist, so that caches must keep them apart. */
  readonly varies: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
const SIBLINGS: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' };
/** Smaller files gain nothing from compression (bytes). */
const WORTH_COMPRESSING = 1_024;

/** Returns null when there is no such file. `file` is an absolute path or address that the caller has validated; `accepted` the Accept-Encoding header. */
export type ReadFile = (file: string, accepted: string | undefined) => Promise<StaticFile | null>;

/** Reads files, compressed if the client accepts it: a `.br` or `.gz` beside the file if there is one, else compressed once and cached. */
export function createFileReader(): ReadFile {
  const cache = new FileCache<StaticFile>();
  return async (file, accepted) => {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    const compressible = COMPRESSIBLE.has(extname(file)) && found.size >= WORTH_COMPRESSING;
    const encoding = compressible ? preferredEncoding(accepted) : 'identity';
    // A build that replaces the file under the same name gets a new key.
    const key = `${encoding} ${found.mtimeMs} ${found.size} ${file}`;
    return cache.get(key) ?? cache.set(key, load(file, encoding, compressible));
  };
}

/** A generated text as a file, uncompressed; `extension` determines its type. */
export function textFile(text: string, extension: string): StaticFile {
  const body = Buffer.from(text);
  return { body, encoding: 'identity', etag: etagOf(body), varies: false, type: typeOf(extension) };
}

/** The same, compressed if the client accepts it. */
export async function compressedTextFile(text: string, extension: string, accepted: string | undefined): Promise<StaticFile> {
  const encoding = preferredEncoding(accepted);
  const body = await compressed(Buffer.from(text), encoding);
  return { body, encoding, etag: etagOf(body), varies: true, type: typeOf(extension) };
}

export const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
const typeOf = (extension: string): string => TYPES[extension] ?? 'application/octet-stream';

async function load(file: string, encoding: Encoding, varies: boolean): Promise<StaticFile> {
  const body = await bodyIn(encoding, file);
  return { body, encoding, etag: etagOf(body), varies, type: typeOf(extname(file)) };
}

async function bodyIn(encoding: Encoding, file: string): Promise<Buffer> {
  if (encoding === 'identity') return readFile(file);
  const sibling = await readFile(file + SIBLINGS[encoding]).catch(() => null);
  if (sibling) return sibling;
  return compressed(await readFile(file), encoding);
}

async function compressed(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return promisify(gzip)(plain, { level: 9 });
  return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
}

/** The best encoding that a client names; an encoding it refuses (`q=0`) does not count. */
export function preferredEncoding(accepted = ''): Encoding {
  const named = accepted
    .toLowerCase()
    .split(',')
    .map((entry) => entry.replaceAll(' ', ''))
    .filter((entry) => !/;q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  if (named.includes('br')) return 'br';
  return named.includes('gzip') ? 'gzip' : 'identity';
}
