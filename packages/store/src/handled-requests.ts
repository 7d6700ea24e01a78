import { RequestMismatch } from './errors';
import type { RequestMark } from './port';

/** Milliseconds a request is remembered beside the aggregate it wrote. */
export const REQUEST_RETENTION = 24 * 60 * 60 * 1000;

/** A request that had its effect, as it is kept; `at` in milliseconds since the epoch. */
export interface HandledRequest extends RequestMark {
  readonly at: number;
}

/** The instant before which requests are forgotten, in milliseconds since the epoch. */
export const forgottenBefore = (now: Date): number => now.getTime() - REQUEST_RETENTION;

export const handledRequest = ({ key, hash }: RequestMark, now: Date): HandledRequest => ({ key, hash, at: now.getTime() });

/** Whether this request had its effect before, as `earlier` of its key says. @throws RequestMismatch when that was another request. */
export function wasHandled(earlier: HandledRequest | undefined, request: RequestMark, now: Date): boolean {
  if (!earlier || earlier.at <= forgottenBefore(now)) return false;
  if (earlier.hash !== request.hash) throw new RequestMismatch();
  return true;
}
