import { api } from '@fairshare/api-client';

/** A fake response: a body for 200, or a status with its body. */
export type Reply = { status: number; body?: unknown } | { body: unknown };
type Handler = (body: unknown, path: string) => Reply | Promise<Reply>;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Responds to calls by "METHOD /path" (without the query) and records the requests. An unknown path is a 404. */
export class FakeApi {
  readonly calls: Call[] = [];
  readonly #handlers = new Map<string, Handler>();

  on(target: string, handler: Handler | Reply): this {
    this.#handlers.set(target, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  /** Holds the replies to a call until the returned function is called. */
  hold(target: string, reply: Reply): () => void {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    this.on(target, () => held.then(() => reply));
    return letGo;
  }

  /** From now on every request fails. */
  goOffline(): void {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  }

  install(): this {
    api.seen.clear();
    globalThis.fetch = async (input, init) => {
      const { pathname } = new URL(String(input), 'http://localhost');
      const method = init?.method ?? 'GET';
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      this.calls.push({ method, path: pathname, body, headers: new Headers(init?.headers) });
      const handler = this.#handlers.get(`${method} ${pathname}`);
      const reply = handler ? await handler(body, pathname) : { status: 404, body: { message: 'Not found', code: 'NOT_FOUND' } };
      return responseOf(reply);
    };
    return this;
  }

  asked(target: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === target);
  }

  bodies(target: string): unknown[] {
    return this.asked(target).map(({ body }) => body);
  }
}

/** jsdom has no Response: this has the members that the client uses. */
function responseOf(reply: Reply): Response {
  const status = 'status' in reply ? reply.status : 200;
  const text = reply.body === undefined ? '' : JSON.stringify(reply.body);
  return { ok: status < 300, status, statusText: String(status), headers: new Headers(), text: async () => text } as unknown as Response;
}
