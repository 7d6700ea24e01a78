import { z } from 'zod';
import { noBody } from './http/common';

/**
 * Who may call a route, from least to most. The services enforce it, the OpenAPI document and the permission matrix print it.
 * - public: anyone, signed in or not
 * - session: a signed-in user
 * - subscriber: a signed-in user with access (a trial or a subscription), else 402
 * - admin: a signed-in administrator, else 403
 */
export type Access = 'public' | 'session' | 'subscriber' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The services that the gateway forwards to. Each owns its routes and its data. */
export const SERVICE_NAMES = ['auth', 'groups', 'games', 'settlement', 'billing', 'realtime'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** One call of the public HTTP API, as data. The server's checks, the client's types and the documentation are derived from it. */
export interface Route<Params extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly service: ServiceName;
  readonly name: string;
  readonly method: Method;
  /** Express path: `/api/groups/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The body of a success response; `status` is its status code. */
  readonly answer: Answer;
  readonly status: 200 | 201 | 204;
  /** The body of a 202, if the call may be accepted before it is completed. */
  readonly accepted?: z.ZodType;
  /** Status codes of its refusals, besides those of every route of its access level (400, 401, 402, 403, 429, 503). */
  readonly refusals: readonly number[];
  /** The schemas of refusals whose body has more fields than every error, by status. */
  readonly refusalBodies?: Readonly<Record<number, z.ZodType>>;
  /** The handler receives the raw body, unparsed, because a signature covers it. `body` then describes nothing. */
  readonly rawBody?: true;
  /** `too`: guests of a round (http/guests.ts) may call it for that round as well, without an account. `only`: only guests may. Absent: guests may not. */
  readonly guests?: 'too' | 'only';
  /** Media types of its response besides JSON. */
  readonly alsoAnswers?: readonly string[];
  /** The response is the same for everyone, so shared caches may store it for a moment. It has an ETag of its own; a matching If-None-Match gets a 304. */
  readonly shared?: true;
  /** The Idempotency-Key is ignored: a repeated call must run again, or its response must not be replayed. */
  readonly ignoresIdempotencyKey?: true;
}

/** Defaults of a route: no parameters, no query, no body, status 200, no refusals of its own. */
const DEFAULTS = { params: z.object({}), query: z.object({}), body: noBody, status: 200, refusals: [] } as const;

/** A route as it is declared. Its name is its key in a `routeTable`; fields with a default are optional. */
type Declared<R extends Route> = Omit<R, 'name' | keyof typeof DEFAULTS> & Partial<Pick<R, keyof typeof DEFAULTS>>;

/** The literal types of a route. Clients are typed by method and path, handlers by who may call. */
interface LiteralRoute<M extends Method, Path extends string, G extends Route['guests']> {
  readonly method: M;
  readonly path: Path;
  readonly guests?: G;
}

/** Infers the precise type of a route and fills in the defaults. */
export function route<
  A extends z.ZodType,
  const M extends Method,
  const Path extends string,
  P extends z.ZodType = typeof DEFAULTS.params,
  Q extends z.ZodType = typeof DEFAULTS.query,
  B extends z.ZodType = typeof DEFAULTS.body,
  const G extends Route['guests'] = undefined,
>(declared: Declared<Route<P, Q, B, A>> & LiteralRoute<M, Path, G>): Omit<Route<P, Q, B, A>, 'name'> & LiteralRoute<M, Path, G> {
  return { ...DEFAULTS, ...declared } as Omit<Route<P, Q, B, A>, 'name'> & LiteralRoute<M, Path, G>;
}

/** Names routes by their keys. The constraint lists only what is needed here: a wider one would widen the inferred types. */
export function routeTable<Table extends Readonly<Record<string, Pick<Route, 'method' | 'path'>>>>(table: Table) {
  const named = Object.entries(table).map(([name, unnamed]) => [name, { ...unnamed, name }]);
  return Object.fromEntries(named) as { readonly [Name in keyof Table]: Table[Name] & { readonly name: Name } };
}

export type ParamsOf<R extends Route> = z.output<R['params']>;
export type QueryOf<R extends Route> = z.output<R['query']>;
export type BodyOf<R extends Route> = z.output<R['body']>;
export type AnswerOf<R extends Route> = z.output<R['answer']>;
/** What a client sends, before defaults and trimming. */
export type QueryInputOf<R extends Route> = z.input<R['query']>;
export type BodyInputOf<R extends Route> = z.input<R['body']>;
