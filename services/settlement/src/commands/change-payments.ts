import type { BodyOf, tabApi } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Change, type Stored } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { NoSuchGroup, NoSuchPayment, UnknownPlayer } from '../domain/errors';
import type { OlderLines } from '../domain/older-lines';
import * as payments from '../domain/payment';
import type { Tab, TabLine } from '../domain/tab';
import { decideWithGroup } from '../loaders/group';
import { tellLines, type ToldLine, writingOf } from '../loaders/tell-lines';
import { changeTab, type WrittenTab } from './change-tab';

/** A line as it was written, on its tab. */
export interface WrittenLine {
  readonly told: ToldLine;
  readonly tab: Stored<Tab>;
}

/** Records a payment between two players of the group, archived ones too. @throws NoSuchGroup, UnknownPlayer, NotYourPaymentToRecord, TooManyPayments */
export const recordPayment =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string, { amount, note, at, ...rest }: BodyOf<typeof tabApi.recordPayment>, write: RequestWrite): Promise<WrittenLine> =>
    decideWithGroup(deps, caller, groupId, async (group) => {
      for (const side of ['from', 'to'] as const) if (!group.players.some(({ id }) => id === rest[side])) throw new UnknownPlayer(side, rest[side]);
      const writing = writingOf(deps, caller.userId, group);
      const id = write.newId();
      const payment = { id, ...rest, cents: dollarsToCents(amount), note: note || null, at: at ?? writing.now };
      // A request without a key has a new id, of which no page knows.
      const about = { lines: write.options.request ? [id] : [], like: { ...payment, seen: rest.seen } };
      const rule: Rule = (before, older) => payments.recordPayment(before, payment, writing, older);
      const changed = await changeTab(deps, groupId, { rule, about }, write.options).catch(insteadOf(NotFound, NoSuchGroup));
      return written(deps, writing, changed, payments.paymentFor(changed.tab.state, id, changed.older));
    });

/** Undoes a payment. Idempotent. @throws NoSuchGroup, NoSuchPayment, NotYourPaymentToUndo */
export const undoPayment =
  (deps: SettlementDeps) =>
  (caller: Caller, groupId: string, paymentId: string, write: RequestWrite): Promise<WrittenLine> =>
    takeBack(deps, caller, groupId, paymentId, write, (writing) => (tab, older) => payments.undoPayment(tab, paymentId, writing, older));

/** Disagrees with a payment of the other side. Idempotent. @throws NoSuchGroup, NoSuchPayment, NotYourPaymentToReopen, PaymentUndone, ReopenTooLate */
export const reopenPayment =
  (deps: SettlementDeps) =>
  (caller: Caller, groupId: string, paymentId: string, reason: string, write: RequestWrite): Promise<WrittenLine> =>
    takeBack(deps, caller, groupId, paymentId, write, (writing) => (tab, older) => payments.reopenPayment(tab, paymentId, reason, writing, older));

type Rule = (tab: Tab, older: OlderLines) => Change<Tab>;
type RuleFor = (writing: payments.Writing) => Rule;

function takeBack(deps: SettlementDeps, caller: Caller, groupId: string, paymentId: string, { options }: RequestWrite, ruleFor: RuleFor): Promise<WrittenLine> {
  return decideWithGroup(deps, caller, groupId, async (group) => {
    const writing = writingOf(deps, caller.userId, group);
    // A tab that never began has no payments.
    const change = { rule: ruleFor(writing), about: { lines: [paymentId, payments.undoingId(paymentId)] }, begins: false };
    const changed = await changeTab(deps, groupId, change, options).catch(insteadOf(NotFound, NoSuchPayment));
    return written(deps, writing, changed, payments.undoingOf(changed.tab.state, paymentId, changed.older));
  });
}

async function written(deps: SettlementDeps, writer: payments.Writing, { tab, older }: WrittenTab, line: TabLine | undefined): Promise<WrittenLine> {
  if (!line) throw new NoSuchPayment();
  const [told] = await tellLines(deps, writer, tab.state, [line], older);
  return { told: told as ToldLine, tab };
}
