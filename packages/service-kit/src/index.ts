export { BadEnvironment, readEnvironment, ENVIRONMENTS, readEnvironmentOf, variablesOf, type EnvironmentOf, type ProcessName, type Variable } from './process/environments';
export { bindAll, type Bound } from './core/bind-all';
export { getOrCreate, ignoreExisting, insteadOf, pagesOf, replayOf, updateOrCreate } from './core/aggregates';
export { createKeyedMutex, createOnce, createSingleFlight, forEachAtOnce, giveUpAfter, within, type KeyedMutex } from './core/concurrency';
export { readCookie, setCookie } from './core/cookies';
export { createLogger, LOG_LEVELS, type Logger } from './core/logger';
export { regularly, type Repeated } from './core/regularly';
export { createMetrics, type Metrics } from './core/metrics';
export {
  currentTraceparent,
  endAnswered,
  inSpan,
  networkOf,
  noTracer,
  requestContext,
  type RequestContext,
  type Span,
  traceIdOf,
  type Tracer,
  withRequestContext,
} from './core/request-context';
export { createPeers, PeerError, type Peers } from './peers/peers';
export * from './core/errors';
export { escapeHtml } from './core/escape-html';
export {
  createMemoryLoginSessionCache,
  END_REMEMBERED_FOR,
  TOKEN_CACHED_FOR,
  type CachedLoginSession,
  type LoginSessionCache,
  type SessionVersions,
} from './redis/login-session-cache';
export { createApp, type AppOptions, type InternalRouter } from './http/create-app';
export { guestCookie, readGuestCookie } from './http/guest-cookie';
export {
  type AccessUntil,
  type AccessUntilOfMany,
  createAccessGate,
  createAccessUntil,
  createAccessUntilOfMany,
  handle,
  type Handled,
  type Mounted,
  type RequestWrite,
} from './http/handle';
export type { Readiness } from './http/health';
export { mountAggregates, mountPersonalData } from './http/internal-routes';
export { nextPage, okPage, pageOf, accepted, isKnownToClient, ok, committed, type Accepted, type Reply, type Shared } from './http/reply';
export { INVALID_TOKEN, httpErrorOf } from './http/error-handler';
export { project, subscribe, type AppliedEvent } from './read-models/consumers';
export { dropDeadLetters } from './read-models/dead-letters';
export { type Named, nameOf, namesOf, type NamesProjection } from './read-models/names';
export { groupOfMember, Projection, pullFrom, pullManyFrom, type ProjectionDeps, type ProjectionOptions, type Pull, type PullMany } from './read-models/projection';
export { createDiscovery, type LookUp } from './peers/discovery';
export { isResponding, createInstances, wasNeverSent, type Instances } from './peers/instances';
export { connectRedis, type Redis } from './redis/redis';
export type { RedisClient } from './redis/command-timeout';
export { createRedisLoginSessionCache } from './redis/redis-session-cache';
export { readReconcileRequest, runReconcile, type ReconcileRequest } from './process/reconcile-command';
export { runProcess, runTask, type Closable } from './process/run-process';
export { addressesIn, runService, type ServiceParts } from './process/run-service';
export { SETTINGS } from './process/settings';
export { closeGradually } from './process/close-gradually';
export { listenHttp, type Listening } from './process/listen';
export { startService, type RunningService, type StartOptions } from './process/start-service';
export type { RepairOptions, RepairReport } from './process/repair';
export { TRACING_SETTINGS } from './process/tracing/settings';
export { tracedPeers } from './process/tracing/traced';
export { startTracing } from './process/tracing/tracing';
export type { OwnRepair, Service, ServiceDeps } from './http/service';
export {
  type Caller,
  createUserTokenVerifier,
  type FetchKeys,
  type GuestCaller,
  TokenTimeMismatch,
  USER_TOKEN_AUDIENCE,
  USER_TOKEN_ISSUER,
  USER_TOKEN_SECONDS,
  verifyInternalToken,
  type VerifyUserToken,
} from './core/tokens';
