import type { RoomDeps } from '../deps';
import { roomOfLoginSession } from '../domain/rooms';

/**
 * Closes every socket of a login session. Ours at once; instances with others of them are told, which nobody waits for: what gets lost on the way
 * the regular recheck makes up for.
 */
export const endLoginSession =
  ({ io }: RoomDeps) =>
  (sid: string): void => {
    io.local.in(roomOfLoginSession(sid)).disconnectSockets(true);
    io.in(roomOfLoginSession(sid)).disconnectSockets(true);
  };
