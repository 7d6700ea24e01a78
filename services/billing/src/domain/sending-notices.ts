import type { Change } from '@fairshare/store';
import type { Billing } from './billing';
import type { DueNotice, NoticeOnItsWay, Notices } from './notice-state';
import { isOfHappening, noticesOf, openNotices, supersededBy, wordsOf } from './notices';

const MINUTE = 60_000;
/** Milliseconds a sender has for a mail before another takes over. */
const LEASE = 1.5 * MINUTE;
const LONGEST_PAUSE = 60 * MINUTE;
/** Begun so often, a mail is given up: three days after the first time. */
const ATTEMPTS_MAX = 78;
const SETTLED_MAX = 50;

/** Takes what is due to be told by the caller alone, and puts away what is not true any more. `since`: what was due before is not told. */
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

/** It was told: never again. */
export function settleNotice(billing: Billing, { key, kind }: NoticeOnItsWay, now: Date): Change<Billing> {
  const notices = noticesOf(billing);
  // Another one told it too, and was first: it had taken over from a sender that was slow.
  const isKnown = isOfHappening(key) ? notices.happened.every((open) => open.key !== key) : notices.settled.includes(key);
  if (isKnown) return notices.sending?.key === key ? changed(billing, { ...notices, sending: null }) : 'unchanged';
  const words = wordsOf(billing, { key, kind }, now);
  const told = without(notices, [key, ...(words ? supersededBy(billing, words, now) : [])]);
  return { state: { ...billing, notices: { ...told, sending: unless(key, notices) } }, changes: [{ name: 'notice-sent', facts: { key, kind, at: now.toISOString() } }] };
}

/** Nobody is there to be told: it is not tried again. */
export const dropNotice = (billing: Billing, { key }: NoticeOnItsWay): Change<Billing> =>
  changed(billing, { ...without(noticesOf(billing), [key]), sending: unless(key, noticesOf(billing)) });

/** It could not be sent now; the pauses become longer. */
export function postponeNotice(billing: Billing, { key }: NoticeOnItsWay, now: Date): Change<Billing> {
  const notices = noticesOf(billing);
  if (notices.sending?.key !== key) return 'unchanged';
  const pause = Math.min(2 ** (notices.sending.attempts - 1) * MINUTE, LONGEST_PAUSE);
  return changed(billing, { ...notices, sending: { ...notices.sending, againAt: later(now, pause) } });
}

/** The hours, in UTC, in which something is to be told: what a sweep looks for. "2026-12-01T09". */
export function noticeHoursOf(billing: Billing): string[] {
  const { sending } = noticesOf(billing);
  const instants = sending ? [sending.againAt] : openNotices(billing).map(({ at }) => at);
  return [...new Set(instants.map(hourOf))];
}

export const hourOf = (instant: string): string => instant.slice(0, 13);

/** What follows from the billing itself is kept as settled; what happened is forgotten. */
function without(notices: Notices, keys: readonly string[]): Notices {
  const happened = notices.happened.filter(({ key }) => !keys.includes(key));
  const settled = [...notices.settled, ...keys.filter((key) => !isOfHappening(key) && !notices.settled.includes(key))].slice(-SETTLED_MAX);
  return { ...notices, happened, settled };
}

const unless = (key: string, { sending }: Notices) => (sending?.key === key ? null : sending);
const changed = (billing: Billing, notices: Notices): Change<Billing> => ({ state: { ...billing, notices }, changes: [] });
const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();
