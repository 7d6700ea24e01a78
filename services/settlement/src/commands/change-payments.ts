import type { BodyOf, GroupState, tabApi } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Stored } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { NoSuchGroup, NoSuchPayment, UnknownPlayer } from '../domain/errors';
import * as payments from '../domain/payment';
import { lineOf, undoingOf, type Tab, type TabLine } from '../domain/tab';
import { decideWithGroup } from '../loaders/group';
import { tellLines, type ToldLine, writingOf } from '../loaders/tell-lines';
import { changeTab } from './change-tab';

/** A line as it was written, on its tab. */
export interface WrittenLine {
  readonly told: ToldLine;
  readonly tab: Stored<Tab>;
}

/** Records a payment between two players of the group, archived ones too. @throws NoSuchGroup, UnknownPlayer, NotYourPaymentToRecord, TabFull */
export const recordPayment =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string, { amount, note, at, ...rest }: BodyOf<typeof tabApi.recordPayment>, write: RequestWrite): Promise<WrittenLine> =>
    decideWithGroup(deps, caller, groupId, async (group) => {
      for (const side of ['from', 'to'] as const) if (!group.players.some(({ id }) => id === rest[side])) throw new UnknownPlayer(side, rest[side]);
      const writing = writingOf(deps, caller.userId, group);
      const id = write.newId();
      const payment = { id, ...rest, cents: dollarsToCents(amount), note: note || null, at: at ?? writing.now };
      const tab = await changeTab(deps, groupId, (before) => payments.recordPayment(before, payment, writing), write.options).catch(insteadOf(NotFound, NoSuchGroup));
      return written(deps, caller, group, tab, payments.paymentFor(tab.state, id));
    });

/** Undoes a payment. Idempotent. @throws NoSuchGroup, NoSuchPayment, NotYourPaymentToUndo */
export const undoPayment =
  (deps: SettlementDeps) =>
  (caller: Caller, groupId: string, paymentId: string, write: RequestWrite): Promise<WrittenLine> =>
    takeBack(deps, caller, groupId, paymentId, write, (tab, writing) => payments.undoPayment(tab, paymentId, writing));

/** Disagrees with a payment of the other side. Idempotent. @throws NoSuchGroup, NoSuchPayment, NotYourPaymentToReopen, PaymentUndone, ReopenTooLate */
export const reopenPayment =
  (deps: SettlementDeps) =>
  (caller: Caller, groupId: string, paymentId: string, reason: string, write: RequestWrite): Promise<WrittenLine> =>
    takeBack(deps, caller, groupId, paymentId, write, (tab, writing) => payments.reopenPayment(tab, paymentId, reason, writing));

type Rule = (tab: Tab, writing: payments.Writing) => ReturnType<typeof payments.undoPayment>;

function takeBack(deps: SettlementDeps, caller: Caller, groupId: string, paymentId: string, { options }: RequestWrite, rule: Rule): Promise<WrittenLine> {
  return decideWithGroup(deps, caller, groupId, async (group) => {
    const writing = writingOf(deps, caller.userId, group);
    // A tab that never began has no payments.
    const tab = await deps.tabs.update(groupId, (before) => rule(before, writing), options).catch(insteadOf(NotFound, NoSuchPayment));
    return written(deps, caller, group, tab, undoingOf(tab.state, paymentId));
  });
}

async function written(deps: SettlementDeps, caller: Caller, group: GroupState, tab: Stored<Tab>, line: TabLine | undefined): Promise<WrittenLine> {
  if (!line || !lineOf(tab.state, line.id)) throw new NoSuchPayment();
  const [told] = await tellLines(deps, writingOf(deps, caller.userId, group), tab.state, [line]);
  return { told: told as ToldLine, tab };
}
