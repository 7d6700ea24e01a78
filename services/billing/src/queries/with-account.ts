import type { AccountState } from '@fairshare/contracts';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';

export interface GrantedTrial {
  readonly billing: Billing;
  /** null: not known here yet. */
  readonly account: AccountState | null;
  /** The administrator who granted it; null: not known here, or gone. */
  readonly grantedBy: AccountState | null;
}

/** A user's manual trial with the names of the user and of who granted it. */
export const withAccount =
  ({ accounts }: Pick<BillingDeps, 'accounts'>) =>
  async (billing: Billing): Promise<GrantedTrial> => {
    const granter = billing.audit.findLast(({ action }) => action === 'manual-trial-granted');
    return {
      billing,
      account: await accounts.get(billing.id),
      grantedBy: granter ? await accounts.get(granter.by) : null,
    };
  };
