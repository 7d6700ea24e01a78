import type { BillingNoticeKind } from '@fairshare/contracts';

/** A billing notice to be sent to the user once. */
export interface DueNotice {
  /** Deduplication key: equal for the same notice. */
  readonly key: string;
  readonly kind: BillingNoticeKind;
  /** When it is due. ISO. */
  readonly at: string;
}

/** The notice that is being sent. */
export interface NoticeOnItsWay {
  readonly key: string;
  readonly kind: BillingNoticeKind;
  /** Attempts to send it so far. */
  readonly attempts: number;
  /** When the sender's lease expires and it is due again, since the sender may have stopped. ISO. */
  readonly againAt: string;
}

/** The stored state of a user's notices. Further notices follow from the billing itself. */
export interface Notices {
  /** Pending notices about changes. */
  readonly happened: readonly DueNotice[];
  /** When billing first saw that a payment is owed; the event may arrive late. */
  readonly owed: Pick<DueNotice, 'key' | 'at'> | null;
  /** Keys of notices that were sent or are no longer needed; the newest last. */
  readonly settled: readonly string[];
  readonly sending: NoticeOnItsWay | null;
}

export const NO_NOTICES: Notices = { happened: [], owed: null, settled: [], sending: null };
