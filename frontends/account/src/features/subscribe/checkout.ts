import type { PlanKey } from '@fairshare/contracts';

/** A chosen plan and the card setup that was opened for it. */
export interface Checkout {
  readonly planKey: PlanKey;
  readonly clientSecret: string;
  /** Why the previously set up card was refused. */
  readonly refusal?: string;
}
