import { connect } from 'node:net';

/** Bytes for one connection. */
export interface Said {
  readonly bytes: Buffer;
  /** A whole request, or what is certainly none: an answer is owed. Of anything else more may be expected to come. */
  readonly whole: boolean;
}

/** What came back over one connection. */
export interface Heard {
  /** Of every answer on it, in order. */
  readonly statuses: readonly number[];
  readonly text: string;
  /** True when the connection was neither answered nor closed in time. */
  readonly hung: boolean;
}

/** Milliseconds an answer may take: a slow machine's worth, and below every timeout that would end a hang by itself. */
const PATIENCE = 12_000;
/** Milliseconds to wait for more: of an answer that has begun, or before the client says that nothing more will come. */
const PAUSE = 150;

/** Sends bytes as they are on a connection of their own, and hears what is answered. */
export function say(port: number, { bytes, whole }: Said): Promise<Heard> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let hung = false;
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    const patience = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, PATIENCE);
    let pause = whole ? undefined : setTimeout(() => socket.end(), PAUSE);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(pause);
      // Kept open for another request, or upgraded: there is none to come.
      pause = setTimeout(() => socket.destroy(), PAUSE);
    });
    // The server may cut a client off in the middle of what it says: that is an answer, too.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(patience);
      clearTimeout(pause);
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ text, hung, statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)) });
    });
  });
}
