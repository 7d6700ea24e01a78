import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  /** The response waits for this promise. */
  readonly after?: Promise<void>;
}

/** Responds to calls by "METHOD /path", without the query; an unknown call gets a 404. */
export interface ApiServer {
  readonly url: string;
  /** Sets the response for a target from now on. */
  on(target: string, reply: Reply): void;
  /** The bodies that were sent to a target, in order. */
  bodies(target: string): unknown[];
  /** When a target was last requested, before the response: a test measures from there what the response starts. Milliseconds, as of `Date.now()`; NaN: never. */
  lastAskedAt(target: string): number;
  close(): Promise<void>;
}

/** A tiny real HTTP server on a free port of the loopback, for tests of screens. */
export async function startApiServer(): Promise<ApiServer> {
  const replies = new Map<string, Reply>();
  const asked: { target: string; at: number; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const target = `${request.method} ${(request.url ?? '').split('?')[0]}`;
    asked.push({ target, at: Date.now(), body: text === '' ? undefined : (JSON.parse(text) as unknown) });
    const { status = 200, body, after }: Reply = replies.get(target) ?? { status: 404, body: { message: 'Not found' } };
    await after;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body));
  });
  // As long as the services: after a pause of the process, a shorter one closes the connection on which a request is just sent.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    on: (target, reply) => void replies.set(target, reply),
    bodies: (target) => asked.filter((call) => call.target === target).map(({ body }) => body),
    lastAskedAt: (target) => asked.findLast((call) => call.target === target)?.at ?? NaN,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
