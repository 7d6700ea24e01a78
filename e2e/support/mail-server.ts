import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { expect } from '@playwright/test';

/** A mail server that stores received mail, for a platform that sends its mail. */
export class MailServer {
  readonly #letters: { to: string; data: string }[] = [];
  readonly #server: Server = createServer((socket) => this.#converse(socket));

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    await new Promise<void>((resolve) => mail.#server.listen(0, '127.0.0.1', resolve));
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Waits for the only mail to an address, and returns its link. */
  async linkTo(email: string): Promise<string> {
    const letters = () => this.#letters.filter(({ to }) => to === email);
    await expect.poll(() => letters().length, { message: `letters to ${email}` }).toBe(1);
    const text = letters()[0]?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const [link] = /https?:\/\/[^\s"]+/.exec(text) ?? [];
    if (!link) throw new Error(`the letter to ${email} has no link`);
    return link;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The part of RFC 5321 that is needed to receive one mail after the other. */
  #converse(socket: Socket): void {
    let [to, unread, inLetter] = ['', '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const received = (unit: string) => {
      if (inLetter) {
        this.#letters.push({ to, data: unit });
        inLetter = false;
        say('250 kept');
      } else if (unit.startsWith('DATA')) {
        inLetter = true;
        say('354 go on');
      } else if (unit.startsWith('QUIT')) socket.end('221 bye\r\n');
      else {
        to = /^RCPT TO:<(.*)>/.exec(unit)?.[1] ?? to;
        say('250 ok');
      }
    };
    const terminator = () => (inLetter ? '\r\n.\r\n' : '\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      unread += chunk;
      for (let end = unread.indexOf(terminator()); end >= 0; end = unread.indexOf(terminator())) {
        const unit = unread.slice(0, end);
        unread = unread.slice(end + terminator().length);
        received(unit);
      }
    });
    say('220 mail.example');
  }
}
