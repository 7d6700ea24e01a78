import { accounts, type AccountState } from '@fairshare/contracts';
import { Projection, type ProjectionDeps, type ProjectionOptions } from '@fairshare/service-kit';
import type { TrialUser } from './adapters/earlier-trials';

/** Projection of accounts. A deletion event has no email address, so `beforeForgetting` gets the stored address first; it may be called again. */
export class AccountsProjection extends Projection<typeof accounts> {
  readonly #beforeForgetting: (user: TrialUser) => Promise<void>;

  constructor(deps: ProjectionDeps, options: ProjectionOptions<typeof accounts, AccountState>, beforeForgetting: (user: TrialUser) => Promise<void>) {
    // Billing does not need photos.
    super(deps, accounts, { ...options, keep: ({ photo: _photo, ...account }) => account });
    this.#beforeForgetting = beforeForgetting;
  }

  override async apply(...[records, cursor]: Parameters<Projection<typeof accounts>['apply']>): Promise<void> {
    for (const { id, state } of records) {
      const known = state === null ? await this.store.get(id) : null;
      if (known?.state) await this.#beforeForgetting({ userId: id, email: known.state.email });
    }
    await super.apply(records, cursor);
  }
}
