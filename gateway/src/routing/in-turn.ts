import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests one connection may have waiting behind the one that is being answered. */
const WAITING_MAX = 64;

/**
 * Requests that come on one connection without waiting for answers are handled one after the other, as their answers have to go out.
 * All at once, one connection could keep many of a service's busy; and node tells an answer that waits behind another one nothing of
 * its client's leaving, so that nothing would end what was begun for it. Beyond a measure the connection is cut.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Its turn is when it has the connection.
    if (response.socket) return handle(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > WAITING_MAX) return void socket.destroy();
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      handle(request, response);
    });
  };
}
