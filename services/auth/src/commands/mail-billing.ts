import { createHash } from 'node:crypto';
import type { BillingMailBody } from '@fairshare/contracts';
import type { AuthDeps } from '../deps';

/** Mails a person about their money, whatever they chose about news; billing knows what is true. Resolves once the mail is handed over; false: the account is gone. */
export const mailBilling =
  ({ accounts, mailer, emailTemplates, publicUrl }: Pick<AuthDeps, 'accounts' | 'mailer' | 'emailTemplates' | 'publicUrl'>) =>
  async ({ userId, key, notice }: BillingMailBody): Promise<boolean> => {
    const account = await accounts.get(userId);
    if (!account) return false;
    const digest = createHash('sha256').update(`${userId} ${key}`).digest('hex').slice(0, 32);
    await mailer.send({ ...emailTemplates.billing(account.state.email, notice, publicUrl), messageId: `<${digest}@${new URL(publicUrl).hostname}>` });
    return true;
  };
