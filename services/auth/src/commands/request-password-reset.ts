import type { AuthDeps } from '../deps';
import { issueResetToken, normalizeEmail } from '../domain/account';
import { PER_MAILBOX } from '../domain/slow-down';
import { hashSecret, newSecret } from '../secrets';

/**
 * Mails a reset link, if the account exists. The response and its timing do not reveal whether it does: the lookup, and all that follows,
 * happens after the response.
 */
export const requestPasswordReset =
  (deps: AuthDeps) =>
  (typedEmail: string): void =>
    deps.background.runLater('mail a reset link', () => mailLink(deps, normalizeEmail(typedEmail)));

async function mailLink({ accounts, attempts, mailer, emailTemplates, publicUrl, clock }: AuthDeps, email: string): Promise<void> {
  const [account] = await accounts.find('email', email);
  if (!account) return;
  const key = `reset ${account.id}`;
  if ((await attempts.wait(key, PER_MAILBOX)) > 0) return;
  await attempts.failed(key, PER_MAILBOX);
  const secret = newSecret();
  await accounts.update(account.id, (state) => issueResetToken(state, hashSecret(secret), clock()));
  await mailer.send(emailTemplates.resetLink(account.state.email, `${publicUrl}/reset-password?token=${secret}`));
}
