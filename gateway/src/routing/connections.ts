import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeGradually } from '@fairshare/service-kit';
import { responseUnderWay } from './request-pipelining';

/** The open connections of a server. One that becomes a WebSocket is no longer among them. */
export function connectionsOf(server: Server): ReadonlySet<Duplex> {
  const open = new Set<Duplex>();
  server.on('connection', (connection: Duplex) => {
    open.add(connection);
    connection.once('close', () => open.delete(connection));
  });
  server.on('upgrade', (_request, connection: Duplex) => void open.delete(connection));
  return open;
}

/**
 * Closes the idle connections, spread over so many milliseconds; a connection that is busy at its turn stays open. If many are closed at once,
 * their clients notice it late, and requests they send meanwhile are lost.
 */
export function closeIdle(connections: ReadonlySet<Duplex>, within: number): Promise<void> {
  return closeGradually(connections, within, (connection) => {
    if (!responseUnderWay(connection)) connection.destroy();
  });
}
