import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import * as payments from '../domain/payment';
import type { WrittenLine } from '../loaders/written-line';
import { takeBackPayment } from './take-back-payment';

/** Reopens a payment that the other side recorded. Idempotent. @throws NoSuchGroup, NoSuchPayment, NotYourPaymentToReopen, PaymentUndone, ReopenTooLate */
export const reopenPayment =
  (deps: SettlementDeps) =>
  (caller: Caller, groupId: string, paymentId: string, reason: string, write: RequestWrite): Promise<WrittenLine> =>
    takeBackPayment(deps, caller, groupId, paymentId, write, (writing) => (tab, older) => payments.reopenPayment(tab, paymentId, reason, writing, older));
