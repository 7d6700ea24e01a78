import type { Logger } from '@fairshare/service-kit';
import type { AuthDeps } from '../deps';
import { changeRole } from '../domain/account';
import { invalidateTokensOf } from './invalidate-tokens-of';

/** At start: revokes the role of administrators no longer in ADMIN_EMAILS. Where no mail is sent, gives the role to accounts in ADMIN_EMAILS. */
export const alignAdministrators = (deps: AuthDeps, logger: Logger) => async (): Promise<void> => {
  const { accounts, administrators } = deps;
  for (const account of await accounts.find('role', 'admin')) {
    if (administrators.emails.has(account.state.email)) continue;
    const { version } = await accounts.update(account.id, (state) => changeRole(state, 'golfer'));
    await invalidateTokensOf(deps)(account.id, { accountVersion: version });
  }
  if (administrators.byMail || administrators.emails.size === 0) return;
  logger.warn('no mail goes out from here, so whoever registers with an address of ADMIN_EMAILS is an administrator at once');
  for (const email of administrators.emails) {
    for (const account of await accounts.find('email', email)) await accounts.update(account.id, (state) => changeRole(state, 'admin'));
  }
};
