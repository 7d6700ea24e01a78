import { leavePresence, noteScoring } from './commands/presence';
import { recheck } from './commands/recheck';
import { announce, announceToUser, endLoginSession, evictNonMembers, joinRoom, leaveRoom } from './commands/rooms';
import type { RealtimeDeps } from './deps';

/** Everything the realtime service can do. */
export const createRealtimeApplication = (deps: RealtimeDeps) => ({
  joinRoom: joinRoom(deps),
  leaveRoom: leaveRoom(deps),
  noteScoring: noteScoring(deps),
  leavePresence: leavePresence(deps),
  announce: announce(deps),
  announceToUser: announceToUser(deps),
  endLoginSession: endLoginSession(deps),
  evictNonMembers: evictNonMembers(deps),
  recheck: recheck(deps),
});

export type RealtimeApplication = ReturnType<typeof createRealtimeApplication>;
