import './of-worker';
import { noteSecrets, secretsIn } from './suite-logs';

/** Tests read single fields of a response; the services themselves check its shape against the contracts. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads what it asserts
export type JsonBody = any;

/** The response to a call. */
export interface Answer<Body = JsonBody> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A plain HTTP client with a cookie jar. */
export interface TestClient {
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  patch(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  delete(path: string, options?: CallOptions): Promise<Answer>;
  /** The cookies as a Cookie header. */
  cookies(): string;
}

/**
 * `urlOf` gives the server for a path (the gateway, or the path's owner); `headers` are added to each call. Every call and its response
 * are checked against the OpenAPI document.
 */
export function createTestClient(urlOf: (path: string) => string, headers: () => Readonly<Record<string, string>> = () => ({})): TestClient {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const answer = await fetch(new URL(path, urlOf(path)), {
      method,
      redirect: 'manual',
      headers: {
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(jar.size > 0 ? { cookie: cookies() } : {}),
        ...headers(),
        ...options.headers,
      },
      body: options.body === undefined ? null : JSON.stringify(options.body),
    });
    for (const cookie of answer.headers.getSetCookie()) keep(jar, cookie);
    const body = parse(await answer.text());
    noteSecrets([...secretsIn(options.body), ...secretsIn(body), ...sessionsIn(jar), ...bearerOf({ ...headers(), ...options.headers })]);
    documented()({ method, path, requestBody: options.body, status: answer.status, contentType: answer.headers.get('content-type') ?? '', body });
    return { status: answer.status, headers: answer.headers, body };
  }

  return {
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body: body ?? {} }),
    put: (path, body, options) => call('PUT', path, { ...options, body: body ?? {} }),
    patch: (path, body, options) => call('PATCH', path, { ...options, body: body ?? {} }),
    delete: (path, options) => call('DELETE', path, options),
    cookies,
  };
}

function documented() {
  const { ofWorker } = globalThis;
  if (!ofWorker) throw new Error('calls are held against the OpenAPI document by the environment of tests, @fairshare/testing/environment');
  return ofWorker.assertDocumented;
}

const sessionsIn = (jar: ReadonlyMap<string, string>): string[] => [...jar].flatMap(([name, value]) => (/(?:session|guest)$/.test(name) ? [value] : []));
const bearerOf = ({ authorization = '' }: Readonly<Record<string, string>>): string[] => [authorization.replace('Bearer ', '')];

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  if (/;\s*max-age=0/i.test(cookie)) jar.delete(name);
  else jar.set(name, pair.slice(equals + 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
