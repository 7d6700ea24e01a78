import express, { type Express, type Request, type RequestHandler } from 'express';
import { AT_LEAST_COOKIES_MAX, AT_LEAST_HEADER, parseAtLeastCookies, parseVersions, pathForLogs, type VersionedRef } from '@fairshare/contracts';
import { HttpError, notFound, unauthorized } from '../core/errors';
import { endAnswered, requestContext, requestIdFrom, type Tracer, withRequestContext } from '../core/request-context';
import type { Logger } from '../core/logger';
import { outcomeOf } from '../core/metrics';
import { type GuestCaller, verifyInternalToken } from '../core/tokens';
import type { ServiceDeps } from './service';
import { type AccessGates, createAccessGate, type Mounted } from './handle';
import { readGuestCookie } from './guest-cookie';
import { mountHealth, type Readiness } from './health';
import { handleErrors, type MissingErrors } from './error-handler';

const BODY_LIMIT = '1mb';
/** The most named versions that a request is brought up to: as many as clients send, but few without a sign-in. Each can cost a call to its owner. */
const NAMED_MAX = AT_LEAST_COOKIES_MAX;
const NAMED_BY_NOBODY_MAX = 4;
/** Milliseconds between two log lines about the same problem. */
const SAY_AGAIN = 60_000;

/** A projection as the app needs it: it is brought up to date before a request is handled. */
interface Projecting {
  readonly kind: string;
  atLeast(id: string, version: number): Promise<void>;
}

/** The router for routes that only other services may call. */
export type InternalRouter = express.Router;

export interface AppOptions {
  readonly deps: ServiceDeps;
  readonly routes: readonly Mounted[];
  /** Brought up to the versions that a request names, before it is authorised or handled. */
  readonly projections?: readonly Projecting[];
  /** Routes for peers, under /internal; they require the internal token. */
  readonly internal?: (router: InternalRouter) => void;
  /** The guest whom the value of a guest cookie currently authenticates; null: none. Absent: this service accepts no guests. */
  readonly guests?: (cookie: string) => Promise<GuestCaller | null>;
  /** Unguarded extras such as published keys. */
  readonly open?: (app: Express) => void;
  /** Routes that receive their body as bytes, such as webhooks with a signature. */
  readonly rawBodies?: readonly string[];
  /** The error for a missing aggregate, by its kind; default: "Not found". */
  readonly missing?: MissingErrors;
  readonly readiness?: Readiness;
}

/** An express app with everything that all services share: context, health, tokens, versions, validation, errors. */
export function createApp(options: AppOptions): Express {
  const { deps } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  mountHealth(app, deps, options.readiness);
  options.open?.(app);
  app.use(context(deps.tracer), deps.metrics.countRequests, logWhenDone(deps.logger));
  app.use(bodies(options.rawBodies ?? []));
  app.use('/internal', internalOnly(deps), internalRouter(options.internal));
  app.use('/api', bringUp(options.projections ?? []));

  const gates: AccessGates = {
    authenticate: async (request) => {
      const token = bearer(request);
      return token === null ? null : deps.verifyUserToken(token);
    },
    authenticateGuest: async (request) => {
      const cookie = readGuestCookie(request);
      return cookie === null ? null : ((await options.guests?.(cookie)) ?? null);
    },
    requireAccess: createAccessGate(deps),
    checkAnswers: deps.checkAnswers,
  };
  for (const { route, run } of options.routes) {
    app[route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](route.path, run(gates));
  }
  app.use(() => {
    throw notFound();
  });
  app.use(handleErrors(deps.logger, options.missing));
  return app;
}

function bearer(request: Request): string | null {
  const header = request.get('authorization');
  if (header === undefined) return null;
  if (!header.startsWith('Bearer ')) throw unauthorized();
  return header.slice('Bearer '.length);
}

function context(tracer: Tracer): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdFrom(request.get('x-request-id'));
    response.setHeader('X-Request-Id', requestId);
    const atLeast = [...parseVersions(request.get(AT_LEAST_HEADER)), ...parseAtLeastCookies(request.get('cookie'))];
    const span = tracer.startSpan(request.method, { kind: 'server', parent: request.get('traceparent') });
    if (tracer.isOn) {
      const end = () => endAnswered(span, outcomeOf(request, response));
      response.once('finish', end).once('close', () => (response.writableFinished ? undefined : end()));
    }
    withRequestContext({ requestId, traceparent: span.traceparent, atLeast: newestOf(atLeast) }, next);
  };
}

/** Logs one line per request when LOG_LEVEL is info. The path comes without its query and without secrets. */
function logWhenDone(logger: Logger): RequestHandler {
  return (request, response, next) => {
    if (logger.isLevelEnabled('info')) {
      const began = performance.now();
      const context = requestContext();
      const log = () =>
        logger.info({ method: request.method, path: pathForLogs(request.path), status: response.statusCode, milliseconds: Math.round(performance.now() - began) }, 'answered');
      response.once('finish', () => (context ? withRequestContext(context, log) : log()));
    }
    next();
  };
}

/** Header and cookies may name the same aggregate: the newest version counts. */
function newestOf(refs: readonly VersionedRef[]): VersionedRef[] {
  const newest = new Map<string, VersionedRef>();
  for (const ref of refs) {
    const key = `${ref.kind}/${ref.id}`;
    if ((newest.get(key)?.version ?? 0) < ref.version) newest.set(key, ref);
  }
  return [...newest.values()];
}

function bodies(rawPaths: readonly string[]): RequestHandler {
  const json = express.json({ limit: BODY_LIMIT, strict: true });
  const raw = express.raw({ limit: BODY_LIMIT, type: () => true });
  return (request, response, next) => {
    if (rawPaths.includes(request.path)) return raw(request, response, next);
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.is('application/json')) throw new HttpError(415, 'NOT_JSON', 'The body must be JSON.');
    return json(request, response, next);
  };
}

function internalOnly({ internalSecret, logger, clock }: ServiceDeps): RequestHandler {
  let saidAt = -Infinity;
  return (request, _response, next) => {
    const token = bearer(request);
    if (token === null) throw unauthorized();
    try {
      verifyInternalToken(internalSecret, token);
    } catch (err) {
      // With a wrong secret or clock every call is refused, so only one line a minute is logged.
      const now = clock().getTime();
      if (now - saidAt > SAY_AGAIN) {
        saidAt = now;
        logger.error({ err }, "another process's internal token is refused: INTERNAL_SECRET differs between the two, or their clocks do");
      }
      throw err;
    }
    next();
  };
}

function internalRouter(mount: AppOptions['internal']): express.Router {
  const router = express.Router();
  mount?.(router);
  return router;
}

/**
 * Named versions are only claims of the client: they make the service check its projections, for a limited number of them, and pull what is
 * older. The error handler turns an unavailable owner into a 503.
 */
function bringUp(projections: readonly Projecting[]): RequestHandler {
  const byKind = new Map(projections.map((projection) => [projection.kind, projection]));
  return async (request, _response, next) => {
    const most = request.get('authorization') === undefined ? NAMED_BY_NOBODY_MAX : NAMED_MAX;
    const named = (requestContext()?.atLeast ?? []).filter(({ kind }) => byKind.has(kind)).slice(-most);
    await Promise.all(named.map((ref) => byKind.get(ref.kind)?.atLeast(ref.id, ref.version)));
    next();
  };
}
