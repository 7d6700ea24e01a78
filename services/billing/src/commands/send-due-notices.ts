import type { BillingMailBody } from '@fairshare/contracts';
import { isAway } from '@fairshare/event-bus';
import { pagesOf } from '@fairshare/service-kit';
import { ignoreGone, NotFound, VersionMismatch, type Stored } from '@fairshare/store';
import type { NoticeDeps } from '../deps';
import type { Billing } from '../domain/billing';
import type { NoticeOnItsWay } from '../domain/notice-state';
import { noticesOf, wordsOf } from '../domain/notices';
import { dropNotice, hourOf, postponeNotice, settleNotice, takeNotice } from '../domain/sending-notices';
import { daysAfter } from '../domain/time';
import { syncSubscription } from './sync-subscription';

const HOUR = 3_600_000;

const PAGE = 200;

/** Days back in which a full sweep finds notices that were not sent because of an outage or a late event. */
const LOOK_BACK_DAYS = 8;

/** Design: a notice that was due longer than a day before this release first started is not sent. */
const LATE_DAYS = 1;

/** A sweep stops after this many users could not be mailed: the cause is then not their addresses. */
const FAILURES_MAX = 5;

/**
 * Sends users their due billing notices. Several instances may run at once: the one that first writes its claim sends the notice. If it stops
 * before it has recorded the sending, another instance sends the mail again with the same Message-ID.
 */
export function sendDueNotices(deps: NoticeDeps): () => Promise<void> {
  let lookedAll = 0;
  return async () => {
    const now = deps.clock();
    const since = daysAfter(await deps.noticesSince(), -LATE_DAYS);
    const isForAll = Math.abs(now.getTime() - lookedAll) >= HOUR;
    const from = isForAll ? new Date(Math.max(Date.parse(since), Date.parse(daysAfter(now, -LOOK_BACK_DAYS)))) : new Date(now.getTime() - HOUR);
    let failures = 0;
    for (const hour of hoursBetween(from, now)) {
      for await (const page of pagesOf((which) => deps.billings.find('noticeHour', hour, which), PAGE)) {
        for (const { id, state } of page) {
          if (takeNotice(state, now, since) === 'unchanged') continue;
          failures += (await sendNotices(deps, id, since)) ? 0 : 1;
          if (failures >= FAILURES_MAX) return;
        }
      }
    }
    if (isForAll) lookedAll = now.getTime();
  };
}

function hoursBetween(from: Date, to: Date): string[] {
  const hours: string[] = [];
  for (let at = Math.floor(from.getTime() / HOUR) * HOUR; at <= to.getTime(); at += HOUR) hours.push(hourOf(new Date(at).toISOString()));
  return hours;
}

/** Sends a user's due notices, one after another. False: a service it depends on is unavailable. */
async function sendNotices(deps: NoticeDeps, userId: string, since: string): Promise<boolean> {
  for (;;) {
    try {
      const taken = await take(deps, userId, since);
      const sending = taken && noticesOf(taken.state).sending;
      if (!taken || !sending) return true;
      if (!(await send(deps, taken, sending))) return false;
    } catch (error) {
      // Another instance was first, or the account is deleted.
      if (error instanceof VersionMismatch || error instanceof NotFound) return true;
      if (!isAway(error)) throw error;
      return false;
    }
  }
}

/** Claims the next notice, after synchronising with the provider; null: none is due. @throws VersionMismatch, NotFound, Unavailable */
async function take(deps: NoticeDeps, userId: string, since: string): Promise<Stored<Billing> | null> {
  const known = await deps.billings.get(userId);
  if (!known || takeNotice(known.state, deps.clock(), since) === 'unchanged') return null;
  const { version } = known.state.customerId === null ? known : await syncSubscription(deps)(userId);
  const taken = await deps.billings.update(userId, (billing) => takeNotice(billing, deps.clock(), since), { ifVersion: version });
  return taken.outcome === 'written' ? taken : null;
}

/** False: the mail could not be sent now. */
async function send(deps: NoticeDeps, { id: userId, state }: Stored<Billing>, sending: NoticeOnItsWay): Promise<boolean> {
  const { billings, clock } = deps;
  const notice = wordsOf(state, sending, clock());
  const outcome = notice ? await mailed(deps, { userId, key: sending.key, notice }) : 'later';
  deps.countMail(outcome);
  await billings.update(userId, (billing) => AFTER[outcome](billing, sending, clock())).catch(ignoreGone);
  return outcome !== 'later';
}

const AFTER = { sent: settleNotice, nobody: dropNotice, later: postponeNotice } as const;

async function mailed({ sendMail, logger }: NoticeDeps, mail: BillingMailBody): Promise<keyof typeof AFTER> {
  try {
    return (await sendMail(mail)) ? 'sent' : 'nobody';
  } catch (error) {
    if (!isAway(error)) throw error;
    logger.warn({ err: error, kind: mail.notice.kind }, 'a mail about money waits');
    return 'later';
  }
}
