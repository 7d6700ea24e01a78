import { billing } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { feed } from '@fairshare/service-kit';
import type { BillingProjection } from '../auth-deps';

/** Keeps who has access until when: for tokens, the user's own view and the admin export. */
export const consumeBilling = (projection: BillingProjection): Consumer => feed('auth', billing, projection);
