import { AT_LEAST_HEADER, parseVersions, type VersionedRef, VERSIONS_HEADER } from '@fairshare/contracts';
import { ApiError, NetworkError, parseRetryAfter } from './errors';
import { newKey } from './new-key';
import { type Answer, buildRequestLine, type InputOf, type Target } from './path-table';
import { SeenVersions } from './seen-versions';
import { ServerClock } from './server-clock';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The write happens only if the resource still has this version; else 412. */
  readonly ifMatch?: number;
  /** The caller passes the same key with every retry of one write. Absent: each call generates its own. */
  readonly idempotencyKey?: string;
  readonly cache?: RequestCache;
  /** The request outlives the page, for a last write while the page is being closed. */
  readonly keepalive?: boolean;
}

/** The arguments of a call after its target; optional where the call needs no input. */
export type Arguments<T extends Target> = Record<never, never> extends InputOf<T> ? [input?: InputOf<T> & CallOptions] : [input: InputOf<T> & CallOptions];

interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
}

type WriteListener = (written: readonly VersionedRef[]) => void;

/** With a weak signal, a response may never arrive. */
const GIVE_UP_AFTER_MS = 30_000;

/** Calls the API as the browser's user, with cookies and JSON. It records the versions it has seen and the server's time. */
export class ApiClient {
  readonly seen = new SeenVersions();
  readonly clock = new ServerClock();
  /** Paths that are called as a guest, with the guest cookie; all other calls use the login session. Null: no path is. */
  guestPaths: RegExp | null = null;
  readonly #writeListeners = new Set<WriteListener>();

  /** @param baseUrl the address of the API; empty in a browser: the page's own origin */
  constructor(public baseUrl = '') {}

  /**
   * Makes one call of the table. Throws ApiError for a refusal, NetworkError when no response arrived, and the signal's abort reason when
   * the caller aborted it.
   */
  async call<T extends Target>(target: T, ...[input]: Arguments<T>): Promise<Answer<T>> {
    const { params, query, body, signal, ...options } = (input ?? {}) as AnyInput;
    const { method, path } = buildRequestLine(target, params, query);
    const askedAt = Date.now();
    const { response, text } = await this.#ask(path, {
      method,
      headers: this.#headers(method, path, body, options),
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'include',
      cache: options.cache,
      keepalive: options.keepalive,
      signal,
    });
    if (method !== 'GET') this.clock.correct(response.headers.get('Date'), askedAt, Date.now());
    if (!response.ok) throw refusal(response, text);
    const answer = parseAnswer(response, text);
    if (method !== 'GET') this.#noteWrite(response);
    return answer as Answer<T>;
  }

  /** Notifies the listener of what each write changed, after its response. Returns a function that unsubscribes. */
  onWrite(listener: WriteListener): () => void {
    this.#writeListeners.add(listener);
    return () => void this.#writeListeners.delete(listener);
  }

  /** The address of a call, for a link. */
  urlOf<T extends Target>(target: T, input: InputOf<T>): string {
    const { params, query } = input as AnyInput;
    return this.baseUrl + buildRequestLine(target, params, query).path;
  }

  #headers(method: string, path: string, body: unknown, { ifMatch, idempotencyKey }: CallOptions): Headers {
    const headers = new Headers({ Accept: 'application/json' });
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (method === 'POST' || method === 'PUT' || method === 'PATCH') headers.set('Idempotency-Key', idempotencyKey ?? newKey());
    if (this.guestPaths?.test(path)) headers.set('X-Guest', '1');
    if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`);
    const atLeast = this.seen.header();
    if (atLeast) headers.set(AT_LEAST_HEADER, atLeast);
    return headers;
  }

  async #ask(path: string, { signal, ...init }: RequestInit): Promise<{ response: Response; text: string }> {
    const tooLong = AbortSignal.timeout(GIVE_UP_AFTER_MS);
    try {
      const response = await fetch(this.baseUrl + path, { ...init, signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong });
      return { response, text: await response.text() };
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new NetworkError(tooLong.aborted ? 'The server did not answer in time' : 'The server cannot be reached', { cause });
    }
  }

  #noteWrite(response: Response): void {
    const written = parseVersions(response.headers.get(VERSIONS_HEADER));
    if (written.length === 0) return;
    this.seen.note(written);
    for (const listener of this.#writeListeners) listener(written);
  }
}

/** The page's only client. */
export const api = new ApiClient();

function refusal(response: Response, text: string): ApiError {
  const retryAfter = parseRetryAfter(response.headers.get('Retry-After'), Date.now());
  return new ApiError(response.status, response.statusText, text, retryAfter);
}

function parseAnswer(response: Response, text: string): unknown {
  if (response.status === 204 || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new NetworkError('Something else than the server answered', { cause });
  }
}
