import type { Consumer } from '@fairshare/event-bus';
import { type Bound, project } from '@fairshare/service-kit';
import type { BillingProjection } from './deps';
import type * as useCases from './use-cases';

/** Projects billing's events, so that auth can say who has access. Tokens from before such an event are not used any more. */
export const createAuthConsumers = (billing: BillingProjection, app: Bound<typeof useCases>): Consumer[] => [
  project('auth', billing, ({ record }) => app.invalidateTokensOf(record.id, { billingVersion: record.version })),
];
