import { addDevice, chooseChannel, forgetAccount, forgetLoginSession, removeDevice, shownPreferences, preferencesOf } from './commands/change-notification-preferences';
import { collectMoneyNotifications, collectNotifications } from './commands/collect-notifications';
import { leavePresence, noteScoring, restorePresence, tellAllPresence } from './commands/presence';
import { recheck } from './commands/recheck';
import { announce, announceToUser, endLoginSession, evictNonMembers, joinRoom, leaveRoom } from './commands/rooms';
import { sendDueNotifications } from './commands/send-notifications';
import type { RoomDeps, NotificationDeps } from './deps';

/** Everything the realtime service can do. */
export const createRealtimeApplication = (rooms: RoomDeps, preferences: NotificationDeps) => ({
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

  preferencesOf: preferencesOf(preferences),
  shownPreferences: shownPreferences(preferences),
  chooseChannel: chooseChannel(preferences),
  addDevice: addDevice(preferences),
  removeDevice: removeDevice(preferences),
  forgetLoginSession: forgetLoginSession(preferences),
  forgetAccount: forgetAccount(preferences),
  collectNotifications: collectNotifications(preferences),
  collectMoneyNotifications: collectMoneyNotifications(preferences),
  sendDueNotifications: sendDueNotifications(preferences),
});

export type RealtimeApplication = ReturnType<typeof createRealtimeApplication>;
