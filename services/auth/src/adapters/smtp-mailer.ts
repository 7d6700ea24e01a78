import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

/** Timeout of the mail server. Milliseconds. */
const TIMEOUT = 10_000;
const CONNECTIONS = 2;

/** Sends by SMTP. `url` is SMTP_URL: smtp[s]://user:password@host:port. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url: options.url,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: 3 * TIMEOUT,
    },
    { from: options.from },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: async () => transport.close(),
  };
}
