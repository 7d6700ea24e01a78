import type { Change } from '@fairshare/store';
import { NoSuchPayment, NotYourPaymentToRecord, NotYourPaymentToReopen, NotYourPaymentToUndo, PaymentUndone, ReopenTooLate } from './errors';
import { negated } from './nets';
import { findLine, NO_OLDER_LINES, placedLines, twinsOf, twinWithId, undoings, type OlderLines } from './older-lines';
import { countedPayment } from './payments-a-day';
import { withLine, type PaymentLine, type Tab, type Twin, type UndoneLine } from './tab';

/** Users who claim players: player id → user id. */
export type Claims = Readonly<Record<string, string>>;

/** The writer, the server's time, and the claims. */
export interface Writing {
  readonly by: string;
  readonly now: string;
  readonly claims: Claims;
}

export interface NewPayment extends Readonly<PaymentLine['payment']> {
  /** The id of its line. */
  readonly id: string;
  /** The caller's own id of the payment. */
  readonly entryId?: string;
  /** The newest line the caller had seen; null: none; absent: not given. */
  readonly seen?: string | null;
  /** When the user recorded it on their device. */
  readonly at: string;
}

/** Milliseconds within which equal payments of two members count as one, if the later request has no `seen`. */
export const SAME_WITHIN = 10 * 60 * 1000;
/** Milliseconds in which the other side can reopen a payment. */
const REOPENABLE_FOR = 30 * 24 * 60 * 60 * 1000;
/**
 * Records a payment. The same payment from both sides counts once: the second request is only stored as a duplicate. Idempotent by id.
 * @param older the pages with this request, or with payments it may duplicate
 * @throws NotYourPaymentToRecord, TooManyPayments
 */
export function recordPayment(tab: Tab, { seen, ...payment }: NewPayment, { by, now, claims }: Writing, older: OlderLines = NO_OLDER_LINES): Change<Tab> {
  const { id, from, to, cents, note, entryId } = payment;
  if (paymentFor(tab, id, older)) return 'unchanged';
  if (!isOneOf(claims, payment, by)) throw new NotYourPaymentToRecord();
  const at = payment.at < now ? payment.at : now;
  const counted = countedPayment(tab, by, now);
  const twin = twinOf(tab, { ...payment, at, seen }, by, older);
  if (twin) return { state: { ...counted, twins: { ...tab.twins, [id]: { lineId: twin.id, by, ...(entryId !== undefined && { entryId }) } } }, changes: [] };
  const line: PaymentLine = {
    id,
    kind: 'payment',
    at,
    recordedAt: now,
    by,
    nets: { [from]: cents, [to]: -cents },
    payment: { from, to, cents, note },
    ...(entryId !== undefined && { entryId }),
  };
  return { state: withLine(counted, line), changes: [{ name: 'payment-recorded', facts: { paymentId: id, from, to, by } }] };
}

/** The payment that the request with this id recorded, or duplicated. */
export function paymentFor(tab: Tab, id: string, older: OlderLines = NO_OLDER_LINES): PaymentLine | undefined {
  const line = findLine(tab, twinWithId(tab, id, older)?.lineId ?? id, older);
  return line?.kind === 'payment' ? line : undefined;
}

/** The payment of another member that this one duplicates. Each payment can be duplicated once by every other member. */
function twinOf(tab: Tab, { from, to, cents, seen, at }: NewPayment, by: string, older: OlderLines): PaymentLine | undefined {
  const placed = placedLines(tab, older);
  const seenAt = seen ? (placed.find(({ line }) => line.id === seen)?.place ?? 0) : 0;
  const saysWhatTheySaw = seen === null || seenAt > 0;
  const taken = new Set(twinsOf(tab, older).flatMap((twin) => (twin.by === by ? [twin.lineId] : [])));
  const undone = undoings(tab, older);
  const found = placed.find(({ line, place }) => {
    if (line.kind !== 'payment' || line.payment.from !== from || line.payment.to !== to || line.payment.cents !== cents) return false;
    const isUnseen = saysWhatTheySaw ? place > seenAt : Math.abs(Date.parse(line.at) - Date.parse(at)) <= SAME_WITHIN;
    return isUnseen && line.by !== by && !taken.has(line.id) && !undone.has(line.id);
  });
  return found?.line as PaymentLine | undefined;
}

/** The id of the line that reverses a payment. */
export const undoingId = (paymentId: string): string => `undo-${paymentId}`;

/** The line that reversed a payment. */
export function undoingOf(tab: Tab, paymentId: string, older: OlderLines = NO_OLDER_LINES): UndoneLine | undefined {
  const line = findLine(tab, undoings(tab, older).get(paymentId) ?? '', older);
  return line?.kind === 'undone' ? line : undefined;
}

/** Reverses a payment; idempotent. Only its recorder can undo it; the other side reopens it, with a reason. @throws NoSuchPayment, NotYourPaymentToUndo */
export function undoPayment(tab: Tab, paymentId: string, writing: Writing, older: OlderLines = NO_OLDER_LINES): Change<Tab> {
  const line = requirePayment(tab, paymentId, older);
  if (!mayUndo(tab, line, writing, older)) throw new NotYourPaymentToUndo();
  return undoingOf(tab, paymentId, older) ? 'unchanged' : takenBack(tab, line, null, writing);
}

/**
 * The other side disagrees, so the payment no longer counts. Idempotent.
 * @throws NoSuchPayment, NotYourPaymentToReopen, PaymentUndone, ReopenTooLate
 */
export function reopenPayment(tab: Tab, paymentId: string, reason: string, writing: Writing, older: OlderLines = NO_OLDER_LINES): Change<Tab> {
  const line = requirePayment(tab, paymentId, older);
  if (!mayReopen(line, writing)) throw new NotYourPaymentToReopen();
  const undone = undoingOf(tab, paymentId, older);
  if (undone?.by === writing.by && undone.reason === reason) return 'unchanged';
  if (undone) throw new PaymentUndone();
  if (isTooLate(line, writing)) throw new ReopenTooLate();
  return takenBack(tab, line, reason, writing);
}

/** What a user may do with a payment that counts. */
export function rightsTo(tab: Tab, line: PaymentLine, writing: Writing, older: OlderLines): { readonly canUndo: boolean; readonly canReopen: boolean } {
  return { canUndo: mayUndo(tab, line, writing, older), canReopen: mayReopen(line, writing) && !isTooLate(line, writing) };
}

/** True for either side of the payment. If no user claims either player, true for every member. */
function isOneOf(claims: Claims, { from, to }: PaymentLine['payment'], userId: string): boolean {
  const sides = [from, to].flatMap((playerId) => (Object.hasOwn(claims, playerId) ? [claims[playerId]] : []));
  return sides.length === 0 || sides.includes(userId);
}

/** A user's own ids of a payment they recorded, first or as the other side. */
export const entryIdsOf = (tab: Tab, line: PaymentLine, by: string, older: OlderLines): string[] =>
  [line.by === by ? line.entryId : undefined, ...ownTwins(tab, line, by, older).map(({ entryId }) => entryId)].filter((entryId) => entryId !== undefined);

const ownTwins = (tab: Tab, { id }: PaymentLine, by: string, older: OlderLines): Twin[] => twinsOf(tab, older).filter((twin) => twin.lineId === id && twin.by === by);

/** True for a user who recorded it, first or as the other side. */
const mayUndo = (tab: Tab, line: PaymentLine, { by }: Writing, older: OlderLines): boolean => line.by === by || ownTwins(tab, line, by, older).length > 0;
/** True for the other side than the recorder. If no user claims that player, true for every other member. */
function mayReopen({ by: recorder, payment }: PaymentLine, { claims, by }: Writing): boolean {
  const otherSides = [payment.from, payment.to]
    .map((playerId) => (Object.hasOwn(claims, playerId) ? claims[playerId] : undefined))
    .filter((userId) => recorder === null || userId !== recorder);
  return by !== recorder && otherSides.some((userId) => userId === undefined || userId === by);
}

const isTooLate = ({ recordedAt }: PaymentLine, { now }: Writing): boolean => Date.parse(now) - Date.parse(recordedAt) > REOPENABLE_FOR;

function requirePayment(tab: Tab, id: string, older: OlderLines): PaymentLine {
  const line = findLine(tab, id, older);
  if (line?.kind !== 'payment') throw new NoSuchPayment();
  return line;
}

function takenBack(tab: Tab, { id, nets, payment: { from, to } }: PaymentLine, reason: string | null, { by, now }: Writing): Change<Tab> {
  const line: UndoneLine = { id: undoingId(id), kind: 'undone', at: now, by, nets: negated(nets), undoes: id, reason };
  return { state: withLine(tab, line), changes: [{ name: reason === null ? 'payment-undone' : 'payment-reopened', facts: { paymentId: id, from, to, by } }] };
}

export type Rule = (tab: Tab, older: OlderLines) => Change<Tab>;
