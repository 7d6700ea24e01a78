import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import { awaitsAdminLink, issueAdminLink, type Account } from '../domain/account';
import { hashSecret, newSecret } from '../secrets';

/** Mails the link that makes an address in ADMIN_EMAILS an administrator, unless a valid one is pending. The response does not wait for it. */
export const inviteAdministrator =
  (deps: AuthDeps) =>
  (account: Stored<Account>): void => {
    const { administrators, accounts, mailer, emailTemplates, publicUrl, background, clock } = deps;
    if (!administrators.byMail || !administrators.emails.has(account.state.email) || !awaitsAdminLink(account.state, clock())) return;
    background.run("mail an administrator's link", async () => {
      const secret = newSecret();
      await accounts.update(account.id, (state) => issueAdminLink(state, hashSecret(secret), clock()));
      await mailer.send(emailTemplates.adminLink(account.state.email, `${publicUrl}/admin?token=${secret}`));
    });
  };
