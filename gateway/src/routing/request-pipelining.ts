import type { RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Requests that may wait on one connection while another is being responded to. */
const WAITING_MAX = 64;

const underWay = new WeakMap<Duplex, ServerResponse>();

/** The response that is being given on a connection, if any. */
export const responseUnderWay = (socket: Duplex): ServerResponse | null => underWay.get(socket) ?? null;

/**
 * Handles requests that come on one connection without waiting for responses one after the other, as their responses have to go out.
 * All at once, one connection could keep many of a service's busy; and node tells a response that waits for another one nothing of
 * its client's leaving, so that nothing would end what was begun for it. Beyond a measure the connection is cut.
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
    // Its turn is when it has the connection.
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
