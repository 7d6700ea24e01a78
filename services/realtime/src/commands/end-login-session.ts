import type { RoomDeps } from '../deps';
import { roomOfLoginSession } from '../domain/rooms';

/**
 * Closes every socket of a login session: at once on this instance, and by a message on the others. Nothing waits for that message; if it is lost,
 * the regular recheck closes the sockets.
 */
export const endLoginSession =
  ({ io }: RoomDeps) =>
  (sid: string): void => {
    io.local.in(roomOfLoginSession(sid)).disconnectSockets(true);
    io.in(roomOfLoginSession(sid)).disconnectSockets(true);
  };
