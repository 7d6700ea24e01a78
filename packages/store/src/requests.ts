import { RequestMismatch } from './errors';
import type { RequestMark } from './port';

/** Milliseconds a request is remembered. */
const REMEMBERED_FOR = 24 * 60 * 60 * 1000;

/** Requests that had their effect on one aggregate; kept beside its state. */
export type Requests = readonly (RequestMark & { readonly at: number })[];

/** Whether this request had its effect before. @throws RequestMismatch for the same key with another hash */
export function wasAnswered(requests: Requests, request: RequestMark | undefined): boolean {
  const known = request && requests.find(({ key }) => key === request.key);
  if (!known) return false;
  if (known.hash !== request.hash) throw new RequestMismatch();
  return true;
}

/** Those still remembered, with the one that is having its effect now. */
export function remember(requests: Requests, request: RequestMark | undefined, now: Date): Requests {
  const recent = requests.filter(({ at }) => at > now.getTime() - REMEMBERED_FOR);
  return request ? [...recent, { ...request, at: now.getTime() }] : recent;
}
