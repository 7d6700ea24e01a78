import { addDevice, chooseChannel, forgetAccount, forgetLoginSession, removeDevice, shownTelling, tellingOf } from './commands/choose-telling';
import { hearMoneyNews, hearNews } from './commands/hear-news';
import { leavePresence, noteScoring, restorePresence, tellAllPresence } from './commands/presence';
import { recheck } from './commands/recheck';
import { announce, announceToUser, endLoginSession, evictNonMembers, joinRoom, leaveRoom } from './commands/rooms';
import { sendDueNews } from './commands/send-news';
import type { RoomDeps, TellingDeps } from './deps';

/** Everything the realtime service can do. */
export const createRealtimeApplication = (rooms: RoomDeps, telling: TellingDeps) => ({
  joinRoom: joinRoom(rooms),
  leaveRoom,
  noteScoring: noteScoring(rooms),
  leavePresence: leavePresence(rooms),
  tellAllPresence: tellAllPresence(rooms),
  restorePresence: restorePresence(rooms),
  announce: announce(rooms),
  announceToUser: announceToUser(rooms),
  endLoginSession: endLoginSession(rooms),
  evictNonMembers: evictNonMembers(rooms),
  recheck: recheck(rooms),

  tellingOf: tellingOf(telling),
  shownTelling: shownTelling(telling),
  chooseChannel: chooseChannel(telling),
  addDevice: addDevice(telling),
  removeDevice: removeDevice(telling),
  forgetLoginSession: forgetLoginSession(telling),
  forgetAccount: forgetAccount(telling),
  hearNews: hearNews(telling),
  hearMoneyNews: hearMoneyNews(telling),
  sendDueNews: sendDueNews(telling),
});

export type RealtimeApplication = ReturnType<typeof createRealtimeApplication>;
