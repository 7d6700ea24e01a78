import { createHash } from 'node:crypto';
import type { BillingMailBody } from '@fairshare/contracts';
import type { AuthDeps } from '../deps';

/**
 * Mails a user about their payments, once per key, whatever their notification preferences. Billing is responsible for the facts. Resolves once
 * the mail server has accepted the mail; false: the account is deleted. @throws Unavailable while another call is sending it
 */
export const mailBilling =
  ({ accounts, mailer, mailsOnce, emailTemplates, publicUrl }: Pick<AuthDeps, 'accounts' | 'mailer' | 'mailsOnce' | 'emailTemplates' | 'publicUrl'>) =>
  async ({ userId, key, notice }: BillingMailBody): Promise<boolean> => {
    const account = await accounts.get(userId);
    if (!account) return false;
    const digest = createHash('sha256').update(`${userId} ${key}`).digest('hex').slice(0, 32);
    const mail = { ...emailTemplates.billing(account.state.email, notice, publicUrl), messageId: `<${digest}@${new URL(publicUrl).hostname}>` };
    await mailsOnce.send(digest, () => mailer.send(mail));
    return true;
  };
