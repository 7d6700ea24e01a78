import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { WriteOptions } from '@fairshare/store';
import { invalidField } from '../refusals';

const KEY = /^[\x21-\x7e]{1,128}$/;
const ETAG = /^(?:W\/)?"(\d{1,12})"$/;

/** How this request may write: If-Match, Idempotency-Key, and ids that a repeated create derives again. */
export interface RequestWrite {
  readonly options: WriteOptions;
  /** The id of what this request creates: random, or derived from user, route and key, so that repeating the request finds it. */
  newId(): string;
  /** The key under which the caller's call of that route and path with this Idempotency-Key is kept, if it had an effect. */
  keyOfCall(routeName: string, path: string, idempotencyKey: string): string;
}

const digest = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** @throws the 400 refusal for a header that does not fit. */
export function requestWrite(request: Request, routeName: string, userId: string, body: unknown): RequestWrite {
  const key = request.get('idempotency-key');
  if (key !== undefined && !KEY.test(key)) throw invalidField('Idempotency-Key', 'must be 1 to 128 visible ASCII characters');
  const ifVersion = expectedVersion(request.get('if-match'));
  const keyOfCall: RequestWrite['keyOfCall'] = (route, path, idempotencyKey) => digest(userId, route, path, idempotencyKey);
  if (key === undefined) return { options: { ifVersion }, newId: shortId, keyOfCall };
  const scope = keyOfCall(routeName, request.path, key);
  return {
    options: { ifVersion, request: { key: scope, hash: digest(JSON.stringify(body ?? null)) } },
    newId: () => scope.slice(0, 22).replace(/^[-_]/, 'x'),
    keyOfCall,
  };
}

const shortId = () => randomUUID().replaceAll('-', '').slice(0, 22);

function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const version = ETAG.exec(ifMatch)?.[1];
  if (version === undefined) throw invalidField('If-Match', 'must be the ETag of an earlier answer');
  return Number(version);
}
