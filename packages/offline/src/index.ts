/** Stores, shows and sends the entries of this phone that the server does not have yet: in order, each exactly once. */

export { OfflineDatabase } from './database';
export { forgetWhatIsSent } from './forget';
export { DATABASE_NAME, WAITING } from './names';
export { Outbox } from './outbox';
export { seenIn, withCells, withUnsentCells } from './overlay';
export { cellOfEntry, type Entry, type NewScore, queueOf, scoreOfCell } from './records';
export { type SyncCause, SyncSchedule } from './schedule';
export { Snapshots } from './snapshots';
export { type SendTabEntry, type TabEntry, TabOutbox, type TabPayment, type TabSent } from './tab-outbox';
export { isUncertain, lineOfEntry, withTabEntries } from './tab-overlay';
export { type HoleRecord, type Send, type SendTogether, type Sent, syncOutbox, type SyncReport, type WireRecord } from './sync';
