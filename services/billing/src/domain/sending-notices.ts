import type { Change } from '@fairshare/store';
import type { Billing } from './billing';
import type { DueNotice, NoticeOnItsWay, Notices } from './notice-state';
import { isOfHappening, noticesOf, openNotices, supersededBy, wordsOf } from './notices';

const MINUTE = 60_000;
/** Lease: milliseconds a sender has for a mail before another takes over. */
const LEASE = 1.5 * MINUTE;
const LONGEST_PAUSE = 60 * MINUTE;
/** After this many attempts a mail is dropped: three days after the first. */
const ATTEMPTS_MAX = 78;
const SETTLED_MAX = 50;

/** Claims the next due notice for the caller, and settles notices that no longer apply. `since`: notices due before are not sent. */
export function takeNotice(billing: Billing, now: Date, since: string): Change<Billing> {
  const notices = noticesOf(billing);
  const { sending } = notices;
  if (sending && sending.againAt > now.toISOString()) return 'unchanged';
  const due = openNotices(billing).filter(({ at }) => at <= now.toISOString());
  const isOver = (notice: DueNotice) => notice.at < since || wordsOf(billing, notice, now) === null || (sending?.key === notice.key && sending.attempts >= ATTEMPTS_MAX);
  const next = due.filter((notice) => !isOver(notice)).sort((one, other) => one.at.localeCompare(other.at))[0];
  const over = due.filter(isOver).map(({ key }) => key);
  if (!next && over.length === 0 && !sending) return 'unchanged';
  return changed(billing, { ...without(notices, over), sending: next ? onItsWay(next, sending, now) : null });
}

function onItsWay({ key, kind }: DueNotice, before: NoticeOnItsWay | null, now: Date): NoticeOnItsWay {
  return { key, kind, attempts: before?.key === key ? before.attempts + 1 : 1, againAt: later(now, LEASE) };
}

/** Records a notice as sent, so that it is not sent again. */
export function settleNotice(billing: Billing, { key, kind }: NoticeOnItsWay, now: Date): Change<Billing> {
  const notices = noticesOf(billing);
  // Another sender took over from this slow one, and recorded the notice first.
  const isKnown = isOfHappening(key) ? notices.happened.every((open) => open.key !== key) : notices.settled.includes(key);
  if (isKnown) return notices.sending?.key === key ? changed(billing, { ...notices, sending: null }) : 'unchanged';
  const words = wordsOf(billing, { key, kind }, now);
  const remaining = without(notices, [key, ...(words ? supersededBy(billing, words, now) : [])]);
  return { state: { ...billing, notices: { ...remaining, sending: unless(key, notices) } }, changes: [{ name: 'notice-sent', facts: { key, kind, at: now.toISOString() } }] };
}

/** Drops a notice to a deleted account, without a retry. */
export const dropNotice = (billing: Billing, { key }: NoticeOnItsWay): Change<Billing> =>
  changed(billing, { ...without(noticesOf(billing), [key]), sending: unless(key, noticesOf(billing)) });

/** Schedules a retry of a notice that could not be sent, with growing pauses. */
export function postponeNotice(billing: Billing, { key }: NoticeOnItsWay, now: Date): Change<Billing> {
  const notices = noticesOf(billing);
  if (notices.sending?.key !== key) return 'unchanged';
  const pause = Math.min(2 ** (notices.sending.attempts - 1) * MINUTE, LONGEST_PAUSE);
  return changed(billing, { ...notices, sending: { ...notices.sending, againAt: later(now, pause) } });
}

/** The hours, in UTC, in which notices are due; a sweep finds them by this index. "2026-12-01T09". */
export function noticeHoursOf(billing: Billing): string[] {
  const { sending } = noticesOf(billing);
  const instants = sending ? [sending.againAt] : openNotices(billing).map(({ at }) => at);
  return [...new Set(instants.map(hourOf))];
}

export const hourOf = (instant: string): string => instant.slice(0, 13);

/** Removes notices. Those that follow from the billing are stored as settled; those about changes are deleted. */
function without(notices: Notices, keys: readonly string[]): Notices {
  const happened = notices.happened.filter(({ key }) => !keys.includes(key));
  const settled = [...notices.settled, ...keys.filter((key) => !isOfHappening(key) && !notices.settled.includes(key))].slice(-SETTLED_MAX);
  return { ...notices, happened, settled };
}

const unless = (key: string, { sending }: Notices) => (sending?.key === key ? null : sending);
const changed = (billing: Billing, notices: Notices): Change<Billing> => ({ state: { ...billing, notices }, changes: [] });
const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();
