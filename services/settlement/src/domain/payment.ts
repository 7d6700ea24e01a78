import type { Change } from '@fairshare/store';
import { NoSuchPayment, NotYourPaymentToRecord, NotYourPaymentToReopen, NotYourPaymentToUndo, PaymentUndone, ReopenTooLate, TabFull } from './errors';
import { lineOf, negated, undoingOf, withLine, type PaymentLine, type Tab, type UndoneLine } from './tab';

/** Who says to be which player: player id → user id. */
export type Claims = Readonly<Record<string, string>>;

/** Who writes, and when by our clock. */
export interface Writing {
  readonly by: string;
  readonly now: string;
  readonly claims: Claims;
}

export interface NewPayment extends Readonly<PaymentLine['payment']> {
  /** The id of its line. */
  readonly id: string;
  /** What the caller calls it. */
  readonly entryId?: string;
  /** The newest line the caller had seen; null: none; absent: they do not say. */
  readonly seen?: string | null;
  /** When it was tapped. */
  readonly at: string;
}

/** Milliseconds within which two members mean the same payment, if the later one does not say what they had seen. */
const SAME_WITHIN = 10 * 60 * 1000;
/** Milliseconds in which the other side can disagree. */
const REOPENABLE_FOR = 30 * 24 * 60 * 60 * 1000;
/** The tab is one document. At ten payments a week that is most of ten years. */
const LINES_MAX = 5_000;

/**
 * Records a payment. The same one from both sides counts once: then nothing is written but that the two are one. Idempotent by id.
 * @throws NotYourPaymentToRecord, TabFull
 */
export function recordPayment(tab: Tab, { seen, ...payment }: NewPayment, { by, now, claims }: Writing): Change<Tab> {
  const { id, from, to, cents, note, entryId } = payment;
  if (paymentFor(tab, id)) return 'unchanged';
  if (!isOneOf(claims, payment, by)) throw new NotYourPaymentToRecord();
  const at = payment.at < now ? payment.at : now;
  const twin = twinOf(tab, { ...payment, at, seen }, by);
  if (twin) return { state: { ...tab, twins: { ...tab.twins, [id]: { lineId: twin.id, by, ...(entryId !== undefined && { entryId }) } } }, changes: [] };
  if (tab.lines.length >= LINES_MAX) throw new TabFull();
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
  return { state: withLine(tab, line), changes: [{ name: 'payment-recorded', facts: { paymentId: id, from, to, by } }] };
}

/** The payment that a request with this id recorded, or that it was taken for. */
export function paymentFor(tab: Tab, id: string): PaymentLine | undefined {
  const line = lineOf(tab, tab.twins[id]?.lineId ?? id);
  return line?.kind === 'payment' ? line : undefined;
}

/** The payment of another member that this one says again; each stands for one of every other member's. */
function twinOf(tab: Tab, { from, to, cents, seen, at }: NewPayment, by: string): PaymentLine | undefined {
  const seenAt = seen ? tab.lines.findIndex((line) => line.id === seen) : -1;
  const saysWhatTheySaw = seen === null || seenAt >= 0;
  const taken = new Set(Object.values(tab.twins).flatMap((twin) => (twin.by === by ? [twin.lineId] : [])));
  return tab.lines.find((line, index): line is PaymentLine => {
    if (line.kind !== 'payment' || line.payment.from !== from || line.payment.to !== to || line.payment.cents !== cents) return false;
    const isUnseen = saysWhatTheySaw ? index > seenAt : Math.abs(Date.parse(line.at) - Date.parse(at)) <= SAME_WITHIN;
    return isUnseen && line.by !== by && !taken.has(line.id) && !undoingOf(tab, line.id);
  });
}

/** Takes a payment back; once. For whoever recorded it: the other side reopens it, with a reason. @throws NoSuchPayment, NotYourPaymentToUndo */
export function undoPayment(tab: Tab, paymentId: string, writing: Writing): Change<Tab> {
  const line = requirePayment(tab, paymentId);
  if (!mayUndo(tab, line, writing)) throw new NotYourPaymentToUndo();
  return undoingOf(tab, paymentId) ? 'unchanged' : takenBack(tab, line, null, writing);
}

/**
 * The other side disagrees: the payment does not count any more. Saying it again changes nothing.
 * @throws NoSuchPayment, NotYourPaymentToReopen, PaymentUndone, ReopenTooLate
 */
export function reopenPayment(tab: Tab, paymentId: string, reason: string, writing: Writing): Change<Tab> {
  const line = requirePayment(tab, paymentId);
  if (!mayReopen(line, writing)) throw new NotYourPaymentToReopen();
  const undone = undoingOf(tab, paymentId);
  if (undone?.by === writing.by && undone.reason === reason) return 'unchanged';
  if (undone) throw new PaymentUndone();
  if (isTooLate(line, writing)) throw new ReopenTooLate();
  return takenBack(tab, line, reason, writing);
}

/** What somebody may do with a payment that counts. */
export function rightsTo(tab: Tab, line: PaymentLine, writing: Writing): { readonly canUndo: boolean; readonly canReopen: boolean } {
  return { canUndo: mayUndo(tab, line, writing), canReopen: mayReopen(line, writing) && !isTooLate(line, writing) };
}

/** Either side; of two players whom nobody says to be, every member. */
function isOneOf(claims: Claims, { from, to }: PaymentLine['payment'], userId: string): boolean {
  const sides = [from, to].flatMap((playerId) => (Object.hasOwn(claims, playerId) ? [claims[playerId]] : []));
  return sides.length === 0 || sides.includes(userId);
}

/** What somebody calls a payment that they recorded, first or as the other side. */
export const entryIdsOf = ({ twins }: Tab, line: PaymentLine, by: string): string[] =>
  [line.by === by ? line.entryId : undefined, ...twinsOf(twins, line.id, by).map(({ entryId }) => entryId)].filter((entryId) => entryId !== undefined);

const twinsOf = (twins: Tab['twins'], lineId: string, by: string) => Object.values(twins).filter((twin) => twin.lineId === lineId && twin.by === by);

/** Whoever recorded it, first or as the other side. */
const mayUndo = ({ twins }: Tab, line: PaymentLine, { by }: Writing): boolean => line.by === by || twinsOf(twins, line.id, by).length > 0;
/** The other side than whoever recorded it; where nobody says to be it, every other member. */
function mayReopen({ by: recorder, payment }: PaymentLine, { claims, by }: Writing): boolean {
  const otherSides = [payment.from, payment.to]
    .map((playerId) => (Object.hasOwn(claims, playerId) ? claims[playerId] : undefined))
    .filter((userId) => recorder === null || userId !== recorder);
  return by !== recorder && otherSides.some((userId) => userId === undefined || userId === by);
}

const isTooLate = ({ recordedAt }: PaymentLine, { now }: Writing): boolean => Date.parse(now) - Date.parse(recordedAt) > REOPENABLE_FOR;

function requirePayment(tab: Tab, id: string): PaymentLine {
  const line = lineOf(tab, id);
  if (line?.kind !== 'payment') throw new NoSuchPayment();
  return line;
}

function takenBack(tab: Tab, { id, nets, payment: { from, to } }: PaymentLine, reason: string | null, { by, now }: Writing): Change<Tab> {
  const line: UndoneLine = { id: `undo-${id}`, kind: 'undone', at: now, by, nets: negated(nets), undoes: id, reason };
  return { state: withLine(tab, line), changes: [{ name: reason === null ? 'payment-undone' : 'payment-reopened', facts: { paymentId: id, from, to, by } }] };
}
