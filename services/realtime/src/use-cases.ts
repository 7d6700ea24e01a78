// All use cases of the realtime service.
export { joinRoom } from './commands/join-room';
export { leaveRoom } from './commands/leave-room';
export { noteScoring } from './commands/note-scoring';
export { leavePresence } from './commands/leave-presence';
export { sendPresenceToAll } from './commands/send-presence-to-all';
export { restorePresence } from './commands/restore-presence';
export { announce } from './commands/announce';
export { announceToUser } from './commands/announce-to-user';
export { endLoginSession } from './commands/end-login-session';
export { evictNonMembers } from './commands/evict-non-members';
export { recheck } from './commands/recheck';

export { preferencesOf } from './queries/preferences-of';
export { shownPreferences } from './queries/shown-preferences';
export { chooseChannel } from './commands/choose-channel';
export { addDevice } from './commands/add-device';
export { removeDevice } from './commands/remove-device';
export { forgetLoginSession } from './commands/forget-login-session';
export { forgetAccount } from './commands/forget-account';
export { collectNotifications } from './commands/collect-notifications';
export { collectMoneyNotifications } from './commands/collect-money-notifications';
export { sendDueNotifications } from './commands/send-due-notifications';
