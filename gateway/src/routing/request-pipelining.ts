import type { RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Requests that may wait on one connection for the response to an earlier one. */
const WAITING_MAX = 64;

const underWay = new WeakMap<Duplex, ServerResponse>();

/** The response that is under way on a connection, if any. */
export const responseUnderWay = (socket: Duplex): ServerResponse | null => underWay.get(socket) ?? null;

/**
 * Handles pipelined requests on one connection one after the other, in the order of their responses. Handled all at once, one connection could
 * occupy many of a service's connections. Also, node does not notify a response that waits for another one when its client disconnects, so
 * the work for it would not be aborted. A connection with too many waiting requests is closed.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Duplex, number>();

  const begin: RequestListener = (request, response) => {
    const { socket } = request;
    underWay.set(socket, response);
    response.once('close', () => {
      if (underWay.get(socket) === response) underWay.delete(socket);
    });
    handle(request, response);
  };

  return (request, response) => {
    // Node assigns the socket to a response when its turn comes.
    if (response.socket) return begin(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > WAITING_MAX) return void socket.destroy();
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      begin(request, response);
    });
  };
}
