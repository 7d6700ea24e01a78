import type { Route } from '@fairshare/contracts';
import type { Handled } from '@fairshare/service-kit';
import type { Face } from '../deps';

/** Seconds a browser caches a photo. Its URL contains the digest, so a changed photo is refetched. */
const KEPT_FOR = 24 * 60 * 60;

/** Sends a photo as an image. Only this browser session may cache it; another session's cookie refetches it. */
export function sendPhoto(response: Handled<Route>['http']['response'], { photo, digest }: Face): 'answered' {
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(photo) ?? [];
  response
    .status(200)
    .set({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', ETag: `"${digest}"`, 'Cache-Control': `private, max-age=${KEPT_FOR}`, Vary: 'Cookie' })
    .send(Buffer.from(base64, 'base64'));
  return 'answered';
}
