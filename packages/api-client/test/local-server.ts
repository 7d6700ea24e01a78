import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Respond = (response: ServerResponse, request: ReceivedRequest) => void | Promise<void>;

export interface LocalServer {
  readonly url: string;
  /** All received requests, in order. */
  readonly received: ReceivedRequest[];
  readonly last: () => ReceivedRequest;
  /** How to respond from now on. */
  respond: Respond;
  close(): Promise<void>;
}

/** A real HTTP server on a free port of the loopback. */
export async function startLocalServer(): Promise<LocalServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    received.push(one);
    await local.respond(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local: LocalServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    last: () => received.at(-1) ?? fail(),
    respond: (response) => json(response, 200, {}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return local;
}

export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function fail(): never {
  throw new Error('nothing was asked');
}
