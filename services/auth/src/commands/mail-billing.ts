import { createHash } from 'node:crypto';
import type { BillingMailBody } from '@fairshare/contracts';
import { NotFound } from '@fairshare/store';
import type { AuthDeps } from '../deps';

/**
 * Mails a person about their money, whatever they chose about news; billing knows what is true. Resolves once the mail is handed over.
 * @throws NotFound once the account is gone
 */
export const mailBilling =
  ({ accounts, mailer, emailTemplates, publicUrl }: Pick<AuthDeps, 'accounts' | 'mailer' | 'emailTemplates' | 'publicUrl'>) =>
  async ({ userId, key, notice }: BillingMailBody): Promise<void> => {
    const account = await accounts.get(userId);
    if (!account) throw new NotFound(accounts.type.kind, userId);
    const digest = createHash('sha256').update(`${userId} ${key}`).digest('hex').slice(0, 32);
    await mailer.send({ ...emailTemplates.billing(account.state.email, notice, publicUrl), messageId: `<${digest}@${new URL(publicUrl).hostname}>` });
  };
