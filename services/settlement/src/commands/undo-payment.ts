import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import * as payments from '../domain/payment';
import type { WrittenLine } from '../loaders/written-line';
import { takeBackPayment } from './take-back-payment';

/** Undoes a payment. Idempotent. @throws NoSuchGroup, NoSuchPayment, NotYourPaymentToUndo */
export const undoPayment =
  (deps: SettlementDeps) =>
  (caller: Caller, groupId: string, paymentId: string, write: RequestWrite): Promise<WrittenLine> =>
    takeBackPayment(deps, caller, groupId, paymentId, write, (writing) => (tab, older) => payments.undoPayment(tab, paymentId, writing, older));
