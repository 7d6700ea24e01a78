import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../auth-deps';
import { issueResetToken, normalizeEmail, type Account } from '../domain/account';
import { PER_MAILBOX } from '../domain/slow-down';
import { hashSecret, newSecret } from '../secrets';

/** Mails a reset link, if there is such an account. Whoever asks learns nothing: issuing and mailing happen behind the answer. */
export const requestPasswordReset = (deps: AuthDeps) => async (typedEmail: string): Promise<void> => {
  const [account] = await deps.accounts.find('email', normalizeEmail(typedEmail));
  if (account) deps.background.run('mail a reset link', () => mailLink(deps, account));
};

async function mailLink({ accounts, attempts, mailer, letters, publicUrl, clock }: AuthDeps, account: Stored<Account>): Promise<void> {
  const key = `reset ${account.id}`;
  if ((await attempts.wait(key, PER_MAILBOX)) > 0) return;
  await attempts.failed(key, PER_MAILBOX);
  const secret = newSecret();
  await accounts.update(account.id, (state) => issueResetToken(state, hashSecret(secret), clock()));
  await mailer.send(letters.resetLink(account.state.email, `${publicUrl}/reset-password?token=${secret}`));
}
