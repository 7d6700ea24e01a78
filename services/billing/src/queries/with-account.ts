import type { AccountState } from '@fairshare/contracts';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';

export interface GrantedTrial {
  readonly billing: Billing;
  /** null: not projected yet. */
  readonly account: AccountState | null;
  /** The administrator who granted it; null: not projected yet, or deleted. */
  readonly grantedBy: AccountState | null;
}

/** A user's billing with the accounts of the user and of the administrator who granted the manual trial. */
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
