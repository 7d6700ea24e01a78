import { connect } from 'node:net';

/** Bytes for one connection. */
export interface Said {
  readonly bytes: Buffer;
  /** True: a whole request, or bytes that are certainly none, to which the server must respond. False: the server may wait for more bytes. */
  readonly whole: boolean;
}

/** The responses on one connection. */
export interface Heard {
  /** The statuses of all responses, in order. */
  readonly statuses: readonly number[];
  readonly text: string;
  /** True when the server neither responded nor closed the connection in time. */
  readonly hung: boolean;
}

/** Timeout of a response in milliseconds: enough for a slow machine, and below every timeout that would end a hang by itself. */
const PATIENCE = 12_000;
/** Milliseconds to wait for more: for the rest of a response, or before the client closes its side. */
const PAUSE = 150;

/** Sends bytes unchanged on a connection of their own, and returns the responses. */
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
      // The server keeps the connection open for another request, or upgraded it; no further request is sent.
      pause = setTimeout(() => socket.destroy(), PAUSE);
    });
    // The server may reset the connection before the client has sent everything: that counts as a response too.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(patience);
      clearTimeout(pause);
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ text, hung, statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)) });
    });
  });
}
