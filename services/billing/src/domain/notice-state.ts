import type { BillingNoticeKind } from '@fairshare/contracts';

/** Something the user is to be told about their money, once. */
export interface DueNotice {
  /** The same for the same thing. */
  readonly key: string;
  readonly kind: BillingNoticeKind;
  /** From when on. ISO. */
  readonly at: string;
}

/** The one that is being sent. */
export interface NoticeOnItsWay {
  readonly key: string;
  readonly kind: BillingNoticeKind;
  /** How often it was begun to be sent. */
  readonly attempts: number;
  /** When it is due again unless it is settled before: whoever sends it may have stopped. ISO. */
  readonly againAt: string;
}

/** What is known of a user's notices beside what the billing itself says. */
export interface Notices {
  /** What happened and was not told yet. */
  readonly happened: readonly DueNotice[];
  /** When we learned that a payment is owed: the event may come late. */
  readonly owed: Pick<DueNotice, 'key' | 'at'> | null;
  /** Keys of what was told, or need not be told any more; the newest last. */
  readonly settled: readonly string[];
  readonly sending: NoticeOnItsWay | null;
}

export const NO_NOTICES: Notices = { happened: [], owed: null, settled: [], sending: null };
