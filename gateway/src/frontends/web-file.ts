import { unavailable } from '@fairshare/service-kit';
import { Agent, request } from 'undici';
import { TIMES } from '../config/limits';
import { FileCache } from './file-cache';
import { etagOf, preferredEncoding, type Encoding, type ReadFile, type StaticFile } from './static-file';

/** A file whose name contains a hash of its content never changes. */
const HASHED = /\/assets\/[^/]+\.[0-9a-f]{8,}\./;

/** Requests a file, not a page: a server that serves the app's page for unknown addresses responds to this with 404. */
const FOR_A_FILE = { accept: '*/*', 'sec-fetch-mode': 'no-cors' };

/**
 * Reads files from a web server, in the compression it offers. Files with a hashed name are fetched once. While the server is unavailable, the
 * last fetched version of a file is returned; without one, the result is HttpError 503.
 */
export function createWebFileReader(): ReadFile {
  const cache = new FileCache<StaticFile | null>();
  const agent = new Agent({
    connections: 32,
    connect: { timeout: TIMES.connectUpstream },
    headersTimeout: TIMES.idleUpstream,
    bodyTimeout: TIMES.idleUpstream,
    keepAliveTimeout: TIMES.keepAliveUpstream,
    keepAliveMaxTimeout: TIMES.keepAliveUpstream,
  });

  return async (address, accepted) => {
    const encoding = preferredEncoding(accepted);
    const key = `${encoding} ${address}`;
    const known = cache.get(key);
    if (known && HASHED.test(address)) return known;
    const loading = fetchFile(agent, address, encoding).catch((error: unknown) => {
      if (known) return known;
      throw error;
    });
    return cache.set(key, loading);
  };
}

async function fetchFile(dispatcher: Agent, address: string, encoding: Encoding): Promise<StaticFile | null> {
  try {
    const { statusCode, headers, body } = await request(address, { dispatcher, headers: { 'accept-encoding': encoding, ...FOR_A_FILE } });
    const bytes = Buffer.from(await body.arrayBuffer());
    if (statusCode === 404) return null;
    if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`);
    const header = (name: string) => headers[name]?.toString() ?? '';
    return {
      body: bytes,
      type: header('content-type') || 'application/octet-stream',
      encoding: (header('content-encoding') || 'identity') as Encoding,
      etag: etagOf(bytes),
      varies: /accept-encoding/i.test(header('vary')),
    };
  } catch {
    throw unavailable('This part of the app');
  }
}
