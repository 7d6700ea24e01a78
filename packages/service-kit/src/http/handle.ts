import { createHash, randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { type AnswerOf, billing, type BodyOf, GUEST_HEADER, type ParamsOf, type QueryOf, type Route } from '@fairshare/contracts';
import type { WriteOptions } from '@fairshare/store';
import type { ZodType } from 'zod';
import { Unavailable } from '@fairshare/event-bus';
import { forbidden, invalidField, invalidInput, subscriptionRequired, unauthorized } from '../core/errors';
import type { Caller, GuestCaller } from '../core/tokens';
import type { Peers } from '../peers/peers';
import { pullFrom, pullManyFrom, type Pulled } from '../read-models/projection';
import { type Accepted, reply, type Reply } from './reply';
import type { ServiceDeps } from './service';

const KEY = /^[\x21-\x7e]{1,128}$/;
const ETAG = /^(?:W\/)?"(\d{1,12})"$/;

/** How this request may write: If-Match, Idempotency-Key, and ids that a repeated create derives again. */
export interface RequestWrite {
  readonly options: WriteOptions;
  /** The id of what this request creates: random, or derived from user, route and key, so that repeating the request finds it. */
  newId(): string;
  /** The key under which the store records the caller's call of that route and path with this Idempotency-Key, if it took effect. */
  keyOfCall(routeName: string, path: string, idempotencyKey: string): string;
}

/** Guests reach only handlers whose route admits them, and the type reflects this. */
type CallerOf<R extends Route> = R['guests'] extends undefined ? AccountOf<R> : R['guests'] extends 'only' | undefined ? GuestCaller : AccountOf<R> | GuestCaller;
type AccountOf<R extends Route> = R['access'] extends 'public' ? Caller | null : Caller;

/** A request as a handler sees it: validated, authenticated, authorised as far as the route's access level goes. */
export interface Handled<R extends Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly caller: CallerOf<R>;
  readonly write: RequestWrite;
  /** For handlers that do not receive and return JSON. */
  readonly http: { readonly request: Request; readonly response: Response };
}

/** A route with its handler; `createApp` mounts it. */
export interface Mounted {
  readonly route: Route;
  readonly run: (gates: AccessGates) => RequestHandler;
}

/** What `createApp` passes to every route. */
export interface AccessGates {
  /** The caller by their token, or null without one. @throws 401 for a bad token. */
  readonly authenticate: (request: Request) => Promise<Caller | null>;
  /** The guest by their cookie, or null without a valid one. */
  readonly authenticateGuest: (request: Request) => Promise<GuestCaller | null>;
  /** @throws 402 when billing, too, confirms that the caller has no access. */
  readonly requireAccess: (caller: Caller) => Promise<void>;
  /** Tests and development check responses against the contract as well. */
  readonly checkAnswers: boolean;
}

/** Binds a route of the contract to its handler: authenticate → validate → handle → reply. The handler also presents: it returns the body of the answer. */
export function handle<R extends Route>(route: R, handler: (request: Handled<R>) => Promise<Reply<AnswerOf<R>> | Accepted | 'answered'>): Mounted {
  return {
    route,
    run: (gates) => async (request, response) => {
      const caller = await callerOf(route, gates, request);
      const valid = {
        params: validate(route.params, request.params) as ParamsOf<R>,
        query: validate(route.query, request.query) as QueryOf<R>,
        body: validate(route.body, request.body) as BodyOf<R>,
      };
      const answer = await handler({
        ...valid,
        caller: caller as Handled<R>['caller'],
        write: requestWrite(request, route.name, caller?.userId ?? '', valid.body),
        http: { request, response },
      });
      if (answer === 'answered') return;
      const [status, schema] = 'accepted' in answer ? ([202, route.accepted] as const) : ([route.status, route.answer] as const);
      if (gates.checkAnswers && status !== 204) schema?.parse(answer.body);
      reply(request, response, status, answer);
    },
  };
}

/** The caller: with the guest header the guest of the cookie, otherwise the user of the token. No request is both. @throws 401, 402, 403 */
async function callerOf(route: Route, gates: AccessGates, request: Request): Promise<Caller | GuestCaller | null> {
  if (request.get(GUEST_HEADER) !== undefined) {
    if (route.access === 'public') return null;
    const guest = route.guests ? await gates.authenticateGuest(request) : null;
    if (!guest) throw unauthorized();
    return guest;
  }
  const caller = await gates.authenticate(request);
  if (route.access !== 'public' && (!caller || route.guests === 'only')) throw unauthorized();
  if (route.access === 'admin' && caller?.role !== 'admin') throw forbidden();
  if (route.access === 'subscriber' && caller) await gates.requireAccess(caller);
  return caller;
}

/** Most issues reported for one request: enough to correct a form. Without a limit, a megabyte of wrong numbers would get a response of fifty. */
const ISSUES_MAX = 20;

function validate(schema: ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error.issues.slice(0, ISSUES_MAX).map((issue) => ({ path: issue.path.join('.'), message: issue.message })));
}

const digest = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** @throws HttpError 400 for a malformed header. */
function requestWrite(request: Request, routeName: string, userId: string, body: unknown): RequestWrite {
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

/** Milliseconds for which a "no" from billing is cached. */
const REFUSAL_TRUSTED_FOR = 1_000;
const REFUSED_MAX = 10_000;

/** When a user's access ends or ended, as billing has it now: epoch milliseconds; null: the user never had access. @throws Unavailable */
export type AccessUntil = (userId: string) => Promise<number | null>;

export function createAccessUntil(peers: Peers): AccessUntil {
  const pull = pullFrom(peers, billing.kind);
  return async (userId) => accessUntilOf(await pull(userId));
}

/** The same for many users, by their id. @throws Unavailable */
export type AccessUntilOfMany = (userIds: readonly string[]) => Promise<ReadonlyMap<string, number | null>>;

export function createAccessUntilOfMany(peers: Peers): AccessUntilOfMany {
  const pullMany = pullManyFrom(peers, billing.kind);
  return async (userIds) => {
    const found = await pullMany(userIds);
    return new Map(userIds.map((userId) => [userId, accessUntilOf(found.get(userId))]));
  };
}

function accessUntilOf(pulled: Pulled | null | undefined): number | null {
  const state = billing.state.safeParse(pulled?.state);
  return state.success && state.data.accessUntil !== null ? Date.parse(state.data.accessUntil) : null;
}

/**
 * Admits callers with access. The token contains the end of the access. Before a caller is refused, the gate queries billing, which decides.
 * The gate throws HttpError 402.
 */
export function createAccessGate({ peers, clock }: Pick<ServiceDeps, 'peers' | 'clock'>): (caller: Caller) => Promise<void> {
  const accessUntil = createAccessUntil(peers);
  const refused = new Map<string, number>();

  return async ({ userId, accessUntil: claimed }) => {
    const now = clock().getTime();
    if (claimed > now) return;
    if ((refused.get(userId) ?? -Infinity) > now - REFUSAL_TRUSTED_FOR) throw subscriptionRequired();
    const until = await accessUntil(userId).catch((error: unknown) => {
      if (error instanceof Unavailable) return null;
      throw error;
    });
    if (until !== null && until > now) return;
    if (refused.size >= REFUSED_MAX) refused.clear();
    refused.set(userId, now);
    throw subscriptionRequired();
  };
}
