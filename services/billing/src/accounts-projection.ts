import { accounts, type AccountState } from '@fairshare/contracts';
import { Projection, type ProjectionDeps, type ProjectionOptions } from '@fairshare/service-kit';
import type { TrialUser } from './adapters/earlier-trials';

/** Accounts as billing knows them. A deletion tells no address, so what is to be done with it is done before it is forgotten; that may be repeated. */
export class AccountsProjection extends Projection<typeof accounts> {
  readonly #beforeForgetting: (user: TrialUser) => Promise<void>;

  constructor(deps: ProjectionDeps, options: ProjectionOptions<typeof accounts, AccountState>, beforeForgetting: (user: TrialUser) => Promise<void>) {
    // Photos are of no use here.
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
