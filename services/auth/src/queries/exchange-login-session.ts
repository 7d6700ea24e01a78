import { sign } from 'jsonwebtoken';
import { parseVersions, type BillingState, type SessionExchangeAnswer, type SessionExchangeBody } from '@fairshare/contracts';
import { USER_TOKEN_AUDIENCE, USER_TOKEN_ISSUER, USER_TOKEN_SECONDS } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';
import { isAlive, type LoginSession } from '../domain/login-session';

/**
 * Exchanges a valid session for a signed token with the current state of its account and access. The token reflects at least the billing
 * version the caller has seen. null for a session that is unknown, expired, of an older password, or of a deleted account.
 */
export const exchangeLoginSession =
  (deps: AuthDeps) =>
  async ({ sessionHash, atLeast }: SessionExchangeBody): Promise<SessionExchangeAnswer | null> => {
    const [loginSession] = await deps.loginSessions.find('secret', sessionHash);
    const account = loginSession && (await deps.accounts.get(loginSession.state.userId));
    if (!account || !isAlive(loginSession.state, account.state, deps.clock())) return null;

    for (const ref of parseVersions(atLeast)) {
      if (ref.kind === 'billing' && ref.id === account.id) await deps.billing.atLeast(ref.id, ref.version);
    }
    const billing = await deps.billing.record(account.id);
    const { token, expiresAt } = await mint(deps, loginSession.state, account, billing?.state ?? null);
    return { token, expiresAt, accountVersion: account.version, billingVersion: billing?.version ?? 0, userId: account.id, sid: loginSession.id };
  };

/** Signs a token that does not outlive its session. Epoch seconds. */
async function mint({ signingKeys, clock }: AuthDeps, loginSession: LoginSession, account: Stored<Account>, billing: BillingState | null) {
  const { kid, privateKey } = await signingKeys.signing();
  const issuedAt = Math.floor(clock().getTime() / 1000);
  const expiresAt = Math.min(issuedAt + USER_TOKEN_SECONDS, Math.floor(new Date(loginSession.expiresAt).getTime() / 1000));
  const claims = {
    sid: loginSession.id,
    email: account.state.email,
    role: account.state.role,
    accessUntil: billing?.accessUntil ? new Date(billing.accessUntil).getTime() : 0,
    iat: issuedAt,
    exp: expiresAt,
  };
  const token = sign(claims, privateKey, {
    algorithm: 'RS256',
    keyid: kid,
    subject: account.id,
    issuer: USER_TOKEN_ISSUER,
    audience: USER_TOKEN_AUDIENCE,
  });
  return { token, expiresAt };
}
