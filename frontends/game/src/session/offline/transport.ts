import { ApiError, recordPayment, syncCardAssignment, syncHoleCells, syncManyHoleCells, syncHoleScore, syncHoleScores, undoPayment } from '@fairshare/api-client';
import { ENTERED_BY_ANOTHER } from '@fairshare/contracts';
import { centsToDollars } from '@fairshare/golf-rules';
import type { HoleRecord, Send, SendTabEntry, SendTogether, Sent, WireRecord } from '@fairshare/offline';
import { saysNothing } from './unsent-reason';

/** The server already knows the id: an earlier attempt arrived. */
const RECORD_ID_REUSED = 'RECORD_ID_REUSED';

/** Sends one entry to the server. */
export const sendRecord: Send = async (record) => {
  try {
    const { status } = await send(record);
    return { outcome: 'acknowledged', conflict: status === 'conflict' };
  } catch (error) {
    return outcomeOf(error);
  }
};

function send(record: WireRecord) {
  if (record.call === 'card-assignment') return syncCardAssignment(record.body);
  return record.call === 'hole-cells' ? syncHoleCells(record.body) : syncHoleScore(record.body);
}

/** Sends records of one form; the first record determines which. */
function sendMany(records: readonly HoleRecord[]) {
  const cells = records.flatMap((record) => (record.call === 'hole-cells' ? [record.body] : []));
  return cells.length > 0 ? syncManyHoleCells(cells) : syncHoleScores(records.flatMap((record) => (record.call === 'points-score' ? [record.body] : [])));
}

/** Sends many entries of one session in one call. */
export const sendTogether: SendTogether = async (records) => {
  try {
    const { results } = await sendMany(records);
    return results.map((result): Sent => {
      if (result.status !== 'refused') return { outcome: 'acknowledged', conflict: result.status === 'conflict' };
      return outcomeOfRefusal(result.httpStatus, result.code, result.message);
    });
  } catch (error) {
    return records.map(() => outcomeOf(error));
  }
};

/** Sends a payment, or the undo of one. */
export const sendTabEntry: SendTabEntry = async ({ key, groupId, kind, from, to, cents, seen, paymentId, at, isNamed }) => {
  try {
    const { id } =
      kind === 'undo'
        ? await undoPayment(groupId, paymentId ?? '')
        : await recordPayment({ groupId, from, to, amount: centsToDollars(cents), seen, at: new Date(at).toISOString(), ...(isNamed && { entryId: key }), idempotencyKey: key });
    return { outcome: 'acknowledged', lineId: id };
  } catch (error) {
    const outcome = outcomeOf(error);
    // A reused id is no success here: the same call would get the same response again.
    return outcome.outcome === 'acknowledged' ? { outcome: 'unreachable', retryAfterMs: null } : outcome;
  }
};

/** The outcome of a failed call for the record. A response that is not from our server (a captive portal's page) counts as unreachable. */
export function outcomeOf(error: unknown): Sent {
  if (!(error instanceof ApiError)) return { outcome: 'unreachable', retryAfterMs: null };
  const { status, code, retryAfter, userMessage } = error;
  if (saysNothing(error)) {
    return { outcome: 'unreachable', retryAfterMs: retryAfter === null ? null : retryAfter * 1000 };
  }
  return outcomeOfRefusal(status, code ?? '', userMessage);
}

function outcomeOfRefusal(status: number, code: string, reason: string): Sent {
  if (status === 401 || code === ENTERED_BY_ANOTHER) return { outcome: 'signed-out' };
  if (code === RECORD_ID_REUSED) return { outcome: 'acknowledged', conflict: false };
  return { outcome: 'refused', refusal: { status, reason } };
}
