import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '@fairshare/service-kit';
import type { Mailer } from './mailer';

/** Where no mail goes out: each mail becomes an `.eml` file that any mail program opens, and the log says where. */
export function createMailboxMailer(options: { directory: string; from: string; logger: Logger }): Mailer {
  const { directory, from, logger } = options;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });

  return {
    async send({ to, subject, text, html }) {
      const { message } = await transport.sendMail({ to, subject, text: { raw: unwrapped(text) }, html });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`);
      // Renamed when whole, so that whoever watches the mailbox never reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      logger.warn({ subject, file }, 'mail is not sent from here (no SMTP_URL); it was written to a file');
    },
    close: async () => transport.close(),
  };
}

/** The text part as it is, without soft line breaks: whoever opens the file in an editor can follow the link in it. */
const unwrapped = (text: string) =>
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text.replaceAll('\n', '\r\n')}`;
