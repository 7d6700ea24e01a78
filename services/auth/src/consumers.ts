import type { Consumer } from '@fairshare/event-bus';
import { project } from '@fairshare/service-kit';
import type { BillingProjection } from './deps';

/** Projects billing's events, so that auth can say who has access. */
export const createAuthConsumers = (billing: BillingProjection): Consumer[] => [project('auth', billing)];
