import { Agent, get } from 'node:http';
import { endWithParent, tellParent } from '../role';
import { quantile } from '../measure';

/** Milliseconds between two looks of one watcher, as on the page. */
const LOOK_EVERY = 5_000;
/** Requests of all of them that are under way at most. */
const CONNECTIONS = 256;

export interface Watching {
  readonly url: string;
  readonly watchers: number;
  readonly seconds: number;
  /** Whether they name what they have, as browsers do. */
  readonly conditional: boolean;
}

export interface Watched {
  readonly requests: number;
  readonly errors: number;
  /** Answers that nothing has changed. */
  readonly unchanged: number;
  readonly bytes: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** The browsers of many watchers, in a process of its own: looks when it is told to. */
export function standIn(): void {
  endWithParent();
  process.on('message', (watching: Watching) => void watch(watching).then(tellParent));
  tellParent({ ready: true });
}

async function watch({ url, watchers, seconds, conditional }: Watching): Promise<Watched> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  let [errors, unchanged, bytes] = [0, 0, 0];
  const look = async (etag: string): Promise<string> => {
    const began = performance.now();
    const seen = await ask(agent, url, conditional ? etag : '');
    times.push(performance.now() - began);
    bytes += seen.bytes;
    if (seen.status === 304) unchanged += 1;
    else if (seen.status !== 200) errors += 1;
    return seen.etag;
  };
  // Each begins at a moment of its own.
  const all = Array.from({ length: watchers }, async (_, watcher) => {
    let etag = '';
    await pause((LOOK_EVERY * watcher) / watchers);
    while (performance.now() < until) {
      const next = performance.now() + LOOK_EVERY;
      etag = await look(etag);
      await pause(next - performance.now());
    }
  });
  await Promise.all(all);
  agent.destroy();
  return { requests: times.length, errors, unchanged, bytes, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

function ask(agent: Agent, url: string, etag: string): Promise<{ status: number; etag: string; bytes: number }> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: etag ? { 'If-None-Match': etag } : {} }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? etag, bytes }));
      response.on('error', () => resolve({ status: 0, etag, bytes }));
    });
    request.on('error', () => resolve({ status: 0, etag, bytes: 0 }));
  });
}
