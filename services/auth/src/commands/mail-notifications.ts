import type { NotificationMailBody } from '@fairshare/contracts';
import { NotFound } from '@fairshare/store';
import type { AuthDeps } from '../deps';

/** Mails a user their notifications; realtime checks who chose mails. Resolves once the mail server has it. @throws NotFound once the account is deleted */
export const mailNotifications =
  ({ accounts, mailer, emailTemplates, publicUrl }: AuthDeps) =>
  async ({ userId, kinds, count, path }: NotificationMailBody): Promise<void> => {
    const account = await accounts.get(userId);
    if (!account) throw new NotFound(accounts.type.kind, userId);
    await mailer.send(emailTemplates.news(account.state.email, { kinds, count, link: `${publicUrl}${path}` }));
  };
