import type { Logger } from '@fairshare/service-kit';
import { createMailboxMailer } from './mailbox-mailer';
import type { Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

/** Sends mail by SMTP if there is a server. Otherwise writes mails to files in a folder. */
export function createMailer({ smtpUrl, mailbox, from, logger }: { smtpUrl: string | undefined; mailbox: string; from: string; logger: Logger }): Mailer {
  return smtpUrl === undefined ? createMailboxMailer({ directory: mailbox, from, logger }) : createSmtpMailer({ url: smtpUrl, from });
}
