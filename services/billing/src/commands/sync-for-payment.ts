import { insteadOf, type Caller } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { NoOpenPayment } from '../domain/errors';
import { syncSubscription } from './sync-subscription';

export const syncForPayment = (deps: BillingDeps, { userId }: Caller) => syncSubscription(deps)(userId).catch(insteadOf(NotFound, NoOpenPayment));
