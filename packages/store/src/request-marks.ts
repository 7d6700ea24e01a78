import { RequestMismatch } from './errors';
import type { RequestMark } from './port';

/** Milliseconds a request is remembered beside the aggregate it wrote. */
export const REQUESTS_KEPT_FOR = 24 * 60 * 60 * 1000;

/** A request that had its effect, as it is kept with the document; `at` in milliseconds since the epoch. */
export interface KeptRequest extends RequestMark {
  readonly at: number;
}

const stillKept = (kept: readonly KeptRequest[], now: Date) => kept.filter(({ at }) => at > now.getTime() - REQUESTS_KEPT_FOR);

/** Whether this request had its effect before. @throws RequestMismatch when its key stood for another request. */
export function wasHandled(kept: readonly KeptRequest[], request: RequestMark | undefined, now: Date): boolean {
  const earlier = request && stillKept(kept, now).find(({ key }) => key === request.key);
  if (earlier && earlier.hash !== request.hash) throw new RequestMismatch();
  return earlier !== undefined;
}

/** What to keep after a write: the young ones, and this one. */
export function remember(kept: readonly KeptRequest[], request: RequestMark | undefined, now: Date): KeptRequest[] {
  const young = stillKept(kept, now);
  return request ? [...young, { key: request.key, hash: request.hash, at: now.getTime() }] : young;
}
