import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Refusal } from '@fairshare/service-kit';
import { BODY_CAP } from '../config/limits';

/** A client's body, on its way to a service. */
export interface Body {
  /** Nothing is taken from the client before somebody is there to take it: so it can be read for the next instance, too. */
  readonly read: () => Readable;
  /** Whether more came than any request may bring. */
  readonly overflowed: () => boolean;
}

export const tooLarge = () => new Refusal(413, 'TOO_LARGE', 'The body is too large.');

/** A body of stated length is checked by its statement, any other counted as it passes. Null where there is none. @throws the 413 refusal */
export function bodyOf(request: IncomingMessage): Body | null {
  const length = request.headers['content-length'];
  if (length !== undefined && Number(length) > BODY_CAP) throw tooLarge();
  if (length === undefined ? request.headers['transfer-encoding'] === undefined : Number(length) === 0) return null;
  let seen = 0;
  async function* chunks(): AsyncIterable<Buffer> {
    // Left open when it is too much, so that the client can still be told.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      seen += chunk.length;
      if (seen > BODY_CAP) throw tooLarge();
      yield chunk;
    }
  }
  return {
    // undici listens for errors while it sends; one that comes later, when the service has answered already, is nobody's business.
    read: () => Readable.from(chunks(), { objectMode: false }).on('error', () => undefined),
    overflowed: () => seen > BODY_CAP,
  };
}
