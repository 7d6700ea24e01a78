import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Maximum number of connections that are being made at once. `COUNTS_FOR`: milliseconds after which a silent one no longer counts. */
const UNDER_WAY_MAX = 500;
const COUNTS_FOR = 1_000;
/** Seconds, spread so that refused clients do not all return at once. */
const RETRY_AFTER = { least: 1, most: 4 };

export const retryAfterSeconds = (): number => RETRY_AFTER.least + Math.floor(Math.random() * (RETRY_AFTER.most - RETRY_AFTER.least + 1));

/** Decides whether a new socket may be opened now. */
export interface Admission {
  /** Guards the upgrades of a server that sockets are attached to: above the limit, and while this instance shuts down, it refuses them with 503 at once. */
  guard(server: Server): void;
  /** Called once the connection is made, or refused. */
  done(connection: Duplex): void;
}

type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Limits the connections that are being made. `atOnce`: how many; `isClosing`: this instance accepts no new ones. */
export function createAdmission(isClosing: () => boolean, atOnce = UNDER_WAY_MAX): Admission {
  const underWay = new Map<Duplex, NodeJS.Timeout>();

  function done(connection: Duplex): void {
    clearTimeout(underWay.get(connection));
    underWay.delete(connection);
  }

  return {
    guard(server) {
      const attached = server.listeners('upgrade') as OnUpgrade[];
      server.removeAllListeners('upgrade');
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (isClosing() || underWay.size >= atOnce) return refuse(socket);
        underWay.set(
          socket,
          setTimeout(() => done(socket), COUNTS_FOR),
        );
        socket.once('close', () => done(socket));
        for (const take of attached) take.call(server, request, socket, head);
      });
    },
    done,
  };
}

function refuse(socket: Duplex): void {
  const body = JSON.stringify({ message: 'Live updates are temporarily unavailable', code: 'UNAVAILABLE' });
  socket.on('error', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 503 ${STATUS_CODES[503]}`,
      `Retry-After: ${retryAfterSeconds()}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
