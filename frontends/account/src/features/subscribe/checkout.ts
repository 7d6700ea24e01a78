import type { PlanKey } from '@fairshare/contracts';

/** A chosen plan and the card setup that was opened for it. */
export interface Checkout {
  readonly planKey: PlanKey;
  readonly clientSecret: string;
  /** Why the card that was set up before was refused. */
  readonly refusal?: string;
}
