import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { NoSuchPayment } from '../domain/errors';
import * as payments from '../domain/payment';
import { decideWithGroup } from '../loaders/group';
import { writingOf } from '../loaders/show-lines';
import { changeTab } from './change-tab';
import type { Rule } from '../domain/payment';
import { type WrittenLine, writtenLine } from '../loaders/written-line';

type RuleFor = (writing: payments.Writing) => Rule;

export function takeBackPayment(deps: SettlementDeps, caller: Caller, groupId: string, paymentId: string, { options }: RequestWrite, ruleFor: RuleFor): Promise<WrittenLine> {
  return decideWithGroup(deps, caller, groupId, async (group) => {
    const writing = writingOf(deps, caller.userId, group);
    // A tab that never began has no payments.
    const change = { rule: ruleFor(writing), about: { lines: [paymentId, payments.undoingId(paymentId)] }, begins: false };
    const changed = await changeTab(deps, groupId, change, options).catch(insteadOf(NotFound, NoSuchPayment));
    return writtenLine(deps, writing, changed, payments.undoingOf(changed.tab.state, paymentId, changed.older));
  });
}
