import type { Plan, PlanKey } from '@fairshare/contracts';

/** The plans on offer (specification, Business constants). Amounts in cents. */
export const PLANS: Readonly<Record<PlanKey, Plan>> = {
  monthly: { name: 'Monthly', amount: 199, interval: 'month' },
  annual: { name: 'Annual', amount: 1699, interval: 'year' },
};

/** Specification: 7-day free trial, with a card or without one. */
export const TRIAL_DAYS = 7;

/** Design, Access: access continues for 7 days after a failed payment. */
export const GRACE_DAYS = 7;
