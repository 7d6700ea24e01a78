import type { IncomingMessage } from 'node:http';
import { Refusal } from '@fairshare/service-kit';
import { BODY_CAP } from '../config/limits';

const tooLarge = () => new Refusal(413, 'TOO_LARGE', 'The body is too large.');

/**
 * Takes a client's body, whole, before a service hears of the request: however slowly it comes, it holds no connection to a service,
 * and one that breaks off reaches nobody. `onWhole` gets null, at once, where there is none; `onRefused` the 413 refusal of a body that
 * is larger than any may be, by its own statement or as it turns out. A client that leaves on the way is told nothing: neither is called.
 */
export function takeBody(request: IncomingMessage, onWhole: (body: Buffer | null) => void, onRefused: (refusal: Refusal) => void): void {
  const length = request.headers['content-length'];
  if (length === undefined ? request.headers['transfer-encoding'] === undefined : Number(length) === 0) return onWhole(null);
  if (Number(length) > BODY_CAP) return onRefused(tooLarge());

  const chunks: Buffer[] = [];
  let size = 0;
  const keep = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= BODY_CAP) return void chunks.push(chunk);
    // The rest passes unkept, so that the client gets to hear why.
    request.off('data', keep).off('end', done).resume();
    onRefused(tooLarge());
  };
  const done = () => onWhole(Buffer.concat(chunks, size));
  request.on('data', keep).once('end', done);
}
