import type { BodyOf, tabApi } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { NoSuchGroup, UnknownPlayer } from '../domain/errors';
import * as payments from '../domain/payment';
import { decideWithGroup } from '../loaders/group';
import { writingOf } from '../loaders/show-lines';
import { changeTab } from './change-tab';
import { type WrittenLine, writtenLine } from '../loaders/written-line';
import type { Rule } from '../domain/payment';

/** Records a payment between two players of the group, archived ones too. @throws NoSuchGroup, UnknownPlayer, NotYourPaymentToRecord, TooManyPayments */
export const recordPayment =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string, { amount, note, at, ...rest }: BodyOf<typeof tabApi.recordPayment>, write: RequestWrite): Promise<WrittenLine> =>
    decideWithGroup(deps, caller, groupId, async (group) => {
      for (const side of ['from', 'to'] as const) if (!group.players.some(({ id }) => id === rest[side])) throw new UnknownPlayer(side, rest[side]);
      const writing = writingOf(deps, caller.userId, group);
      const id = write.newId();
      const payment = { id, ...rest, cents: dollarsToCents(amount), note: note || null, at: at ?? writing.now };
      // A request without a key has a new id, which is on no page.
      const about = { lines: write.options.request ? [id] : [], like: { ...payment, seen: rest.seen } };
      const rule: Rule = (before, older) => payments.recordPayment(before, payment, writing, older);
      const changed = await changeTab(deps, groupId, { rule, about }, write.options).catch(insteadOf(NotFound, NoSuchGroup));
      return writtenLine(deps, writing, changed, payments.paymentFor(changed.tab.state, id, changed.older));
    });
