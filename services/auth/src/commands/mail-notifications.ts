import type { NotificationMailBody } from '@fairshare/contracts';
import { NotFound } from '@fairshare/store';
import type { AuthDeps } from '../deps';

/** Mails a person what happened that concerns them; realtime knows who chose that. Resolves once the mail is handed over. @throws NotFound once the account is gone */
export const mailNotifications =
  ({ accounts, mailer, emailTemplates, publicUrl }: AuthDeps) =>
  async ({ userId, kinds, count, path }: NotificationMailBody): Promise<void> => {
    const account = await accounts.get(userId);
    if (!account) throw new NotFound(accounts.type.kind, userId);
    await mailer.send(emailTemplates.news(account.state.email, { kinds, count, link: `${publicUrl}${path}` }));
  };
