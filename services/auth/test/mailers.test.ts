import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@fairshare/service-kit';
import { createEmailTemplates } from '../src/adapters/mails/email-templates';
import { createMailboxMailer, createSmtpMailer } from '../src/service';

const FROM = 'Fairshare <no-reply@fairshare.test>';
const emailTemplates = createEmailTemplates({ productName: 'Fair & <b>Square</b>', supportEmail: 'support@fairshare.test' });
const link = 'https://fairshare.test/reset-password?token=abc_DEF-ghijklmnopqrstuvwxyz0123456789ABCDEFG';

describe('the mail templates', () => {
  it('when product name and link contain markup, then HTML escapes it', () => {
    const mail = emailTemplates.resetLink('jane@example.com', `${link}&x="><script>`);

    expect(mail.text).toContain(link);
    expect(mail.html).toContain('Fair &amp; &lt;b&gt;Square&lt;/b&gt;');
    expect(mail.html).toContain('&amp;x=&quot;&gt;&lt;script&gt;"');
    expect(mail.html).not.toContain('<script>');
  });
});

describe('the look of a mail', () => {
  it('when a mail is written, then its head is the product in its green', () => {
    const { html = '', text } = emailTemplates.passwordChanged('jane@example.com');
    const head = html.slice(0, html.indexOf('<p>'));
    expect(head).toMatch(/background:#0b4429.*border-radius:0 100% 0 0.*Fair &amp; &lt;b&gt;Square&lt;\/b&gt;<\/div>/);
    // Mail programs do not load pictures by default, and ignore stylesheets.
    expect(html).not.toMatch(/<img|<style|class=/);
    expect(text.trim().endsWith('Fair & <b>Square</b>')).toBe(true);
  });
});

describe('the mailbox', () => {
  let directory: string;
  beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'fairshare-mailbox-'))));
  afterEach(() => rm(directory, { recursive: true }));

  it("when mails are sent, then each is its owner's file", async () => {
    const mailbox = join(directory, 'mailbox');
    const mailer = createMailboxMailer({ directory: mailbox, from: FROM, logger: createLogger('mail', 'silent') });

    await mailer.send(emailTemplates.resetLink('jane@example.com', link));
    await mailer.send(emailTemplates.passwordChanged('jane@example.com'));
    await mailer.close();

    const files = await readdir(mailbox);
    expect(files).toHaveLength(2);
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
    const mails = await Promise.all(files.map((file) => readFile(join(mailbox, file), 'utf8')));
    expect(mails.filter((mail) => mail.includes(`\r\n${link}\r\n`))).toHaveLength(1);
    expect(mails.every((mail) => mail.startsWith(`From: ${FROM}\r\nTo: jane@example.com\r\n`))).toBe(true);
    expect((await stat(join(mailbox, files[0] ?? ''))).mode & 0o077).toBe(0);
  });

  it('when a mail is sent, then only recent mails stay', async () => {
    const now = new Date('2026-03-31T10:00:00.000Z');
    const mailer = createMailboxMailer({ directory, from: FROM, logger: createLogger('mail', 'silent'), clock: () => now });
    const put = (name: string) => writeFile(join(directory, name), '');
    await put('2026-03-01T09-59-59.000Z-00000001.eml');
    await put('2026-03-01T09-59-59.000Z-00000002.eml.part');
    await put('2026-03-01T10-00-01.000Z-00000003.eml');
    await put('notes.txt');
    await mailer.send(emailTemplates.passwordChanged('jane@example.com'));
    expect((await readdir(directory)).sort()).toEqual(['2026-03-01T10-00-01.000Z-00000003.eml', expect.stringMatching(/^2026-03-31T10-00-00\.000Z-.*\.eml$/), 'notes.txt']);

    await Promise.all(Array.from({ length: 1_000 }, (_, index) => put(`2026-03-30T10-00-00.${String(index).padStart(3, '0')}Z-00000000.eml`)));
    await mailer.send(emailTemplates.passwordChanged('jane@example.com'));
    const kept = await readdir(directory);
    expect(kept.filter((name) => name.endsWith('.eml'))).toHaveLength(1_000);
    expect(kept).toContain('notes.txt');
    expect(kept).not.toContain('2026-03-30T10-00-00.001Z-00000000.eml');
    expect(kept).toContain('2026-03-30T10-00-00.002Z-00000000.eml');
    await mailer.close();
  });

  it('when a mail is kept, then the log lacks its secrets', async () => {
    const lines: string[] = [];
    const logger = createLogger('mail', 'warn', { write: (line) => void lines.push(line) });

    await createMailboxMailer({ directory, from: FROM, logger }).send(emailTemplates.resetLink('jane@example.com', link));

    expect(lines.join()).toContain('.eml');
    expect(lines.join()).not.toContain('token=');
    expect(lines.join()).not.toContain('jane@example.com');
  });
});

describe('SMTP', () => {
  let server: Server;
  let received: { from: string; to: string; data: string }[];
  beforeEach(async () => {
    received = [];
    server = createServer((socket) => converse(socket, (mail) => received.push(mail)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const url = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

  it('when a mail is sent, then the SMTP server receives it', async () => {
    const mailer = createSmtpMailer({ url: url(), from: FROM });

    await mailer.send(emailTemplates.resetLink('jane@example.com', link));
    await mailer.close();

    expect(received).toEqual([{ from: '<no-reply@fairshare.test>', to: '<jane@example.com>', data: expect.stringContaining('Subject: Reset your') }]);
  });

  it('when the SMTP server is unavailable, then sending a mail fails with an error', async () => {
    const away = url();
    await new Promise((resolve) => server.close(resolve));
    const mailer = createSmtpMailer({ url: away, from: FROM });

    await expect(mailer.send(emailTemplates.passwordChanged('jane@example.com'))).rejects.toThrow();
    await mailer.close();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
});

/** The part of RFC 5321 that sending one mail needs. */
function converse(socket: Socket, received: (mail: { from: string; to: string; data: string }) => void): void {
  let [from, to, buffer, inData] = ['', '', '', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const commands: Record<string, (line: string) => void> = {
    EHLO: () => say('250 mail.test'),
    MAIL: (line) => ((from = line.slice('MAIL FROM:'.length)), say('250 ok')),
    RCPT: (line) => ((to = line.slice('RCPT TO:'.length)), say('250 ok')),
    DATA: () => ((inData = true), say('354 go on')),
    QUIT: () => socket.end('221 bye\r\n'),
  };
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const terminator = inData ? '\r\n.\r\n' : '\r\n';
      const end = buffer.indexOf(terminator);
      if (end < 0) return;
      const unit = buffer.slice(0, end);
      buffer = buffer.slice(end + terminator.length);
      if (!inData) commands[unit.slice(0, 4).toUpperCase()]?.(unit);
      else {
        inData = false;
        received({ from, to, data: unit });
        say('250 kept');
      }
    }
  });
  say('220 mail.test');
}
