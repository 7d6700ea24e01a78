import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '@fairshare/service-kit';
import type { Mailer } from './mailer';

/** Mails contain links and addresses. Files older than a month are deleted, and so are all but the newest thousand. Milliseconds; files. */
const MAILS_KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
const MAILS_KEPT = 1_000;

/** For platforms that send no mail: writes each mail to an `.eml` file that any mail program opens, and logs its path. */
export function createMailboxMailer(options: { directory: string; from: string; logger: Logger; clock?: () => Date }): Mailer {
  const { directory, from, logger, clock = () => new Date() } = options;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });

  return {
    async send({ to, subject, text, html, messageId }) {
      const { message } = await transport.sendMail({ to, subject, text: { raw: unwrapped(text) }, html, ...(messageId ? { messageId } : {}) });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${nameAt(clock())}-${randomBytes(4).toString('hex')}.eml`);
      // Renamed once complete, so that a program that watches the mailbox never reads a partial mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      await prune(directory, clock());
      logger.warn({ subject, file }, 'mail is not sent from here (no SMTP_URL); it was written to a file');
    },
    close: async () => transport.close(),
  };
}

/** File names begin with the instant, so that they sort by time. */
const nameAt = (instant: Date): string => instant.toISOString().replaceAll(':', '-');
const OURS = /^\d{4}-\d\d-\d\dT.*\.eml(\.part)?$/;

/** Deletes files that are too old or too many. Another process may be doing the same. */
async function prune(directory: string, now: Date): Promise<void> {
  const names = (await readdir(directory)).filter((name) => OURS.test(name)).sort();
  const oldest = nameAt(new Date(now.getTime() - MAILS_KEPT_FOR));
  const gone = names.filter((name, index) => name < oldest || index < names.length - MAILS_KEPT);
  for (const name of gone) await rm(join(directory, name), { force: true });
}

/** The text part without soft line breaks, so that a user who opens the file in an editor can follow its link. */
const unwrapped = (text: string) => `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text.replaceAll('\n', '\r\n')}`;
