import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds. Longer than the gateway's, so that the gateway closes idle connections first. */
const KEEP_ALIVE = 75_000;
/** Milliseconds that requests under way have to finish at a shutdown. */
const GRACE = 10_000;

export interface Listening {
  readonly server: Server;
  readonly url: string;
  readonly port: number;
  /** Asks clients to close their connections with the next response, while requests are still accepted. */
  drain(): void;
  /** Accepts no new requests and lets those under way finish. */
  close(): Promise<void>;
}

/** Listens on a port (0: any free one) of a host. */
export async function listenHttp(app: RequestListener, options: { port: number; host: string; server?: Server }): Promise<Listening> {
  const server = options.server ?? createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE;
  server.headersTimeout = KEEP_ALIVE + 1_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  // A server on all addresses of the machine is reachable on the loopback, too.
  const host = options.host === '0.0.0.0' ? '127.0.0.1' : options.host;
  return {
    server,
    port,
    url: `http://${host}:${port}`,
    drain: () => server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close')),
    close: () => closeServer(server),
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
