import type { Route } from '@fairshare/contracts';
import type { Handled } from '@fairshare/service-kit';
import type { Face } from '../deps';

/** Seconds that a browser keeps a photo. Its address has the digest, so a changed photo is fetched anew. */
const KEPT_FOR = 24 * 60 * 60;

/** Sends a photo as the image it is, for this reader alone: another session's cookie asks again. */
export function sendPhoto(response: Handled<Route>['http']['response'], { photo, digest }: Face): 'answered' {
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(photo) ?? [];
  response
    .status(200)
    .set({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', ETag: `"${digest}"`, 'Cache-Control': `private, max-age=${KEPT_FOR}`, Vary: 'Cookie' })
    .send(Buffer.from(base64, 'base64'));
  return 'answered';
}
