export { BadEnvironment, readEnvironment } from './process/config';
export { createLogger, LOG_LEVELS, type Logger } from './core/logger';
export { createMetrics, type Metrics } from './core/metrics';
export { networkOf } from './core/network-of';
export { createPeers, PeerRefused, type Peers } from './peers/peers';
export * from './core/errors';
export { currentTraceparent, requestContext, withRequestContext, type RequestContext } from './core/request-context';
export { createMemorySessionCache, ENDED_FOR, TOKEN_KEPT, type KnownSession, type SessionCache } from './redis/session-cache';
export type { ServiceDeps } from './http/service-deps';
export { createApp, type AppOptions } from './http/create-app';
export { handle, type Handled, type Mounted } from './http/handle';
export type { Readiness } from './http/health';
export { mountAggregates } from './http/internal-aggregates';
export { mountPersonalData } from './http/internal-personal-data';
export { nextPage, pageOf } from './http/paging';
export { read, wrote, type Reply } from './http/replies';
export { INVALID_TOKEN, type TranslateError } from './http/refuse';
export type { RequestWrite } from './http/write-options';
export { feed, listen, type Arrival, type Feed } from './read-models/consumers';
export { dropLetters } from './read-models/dead-letters';
export { Projection, type ProjectionOptions, type Pull } from './read-models/projection';
export { pullFrom } from './read-models/reconcile';
export { createDiscovery, type LookUp } from './peers/discovery';
export { ENVIRONMENTS, readEnvironmentOf, variablesOf, type EnvironmentOf, type ProcessName, type Variable } from './process/environments';
export { createInstances, neverArrived, type Instances } from './peers/instances';
export { answersAtAll } from './peers/probe';
export { connectRedis, type Redis } from './redis/redis';
export type { RedisClient } from './redis/command-timeout';
export { createRedisSessionCache } from './redis/redis-session-cache';
export { readReconcileRequest, runReconcile, type ReconcileRequest } from './process/reconcile-command';
export { runProcess, runTask, type Running } from './process/run-process';
export { addressesIn, runService, type ServiceParts } from './process/run-service';
export { SETTINGS } from './process/settings';
export { listenHttp, type Listening } from './process/listen';
export { hostService, type HostedService, type HostOptions } from './process/start-service';
export type { RepairOptions, Repaired } from './process/repair';
export type { OwnRepair, Service } from './http/service';
export { createAccessGate } from './http/access';
export { verifyInternalToken } from './core/internal-token';
export {
  createUserTokenVerifier,
  TokenOutOfTime,
  USER_TOKEN_AUDIENCE,
  USER_TOKEN_ISSUER,
  USER_TOKEN_SECONDS,
  type Caller,
  type FetchKeys,
  type VerifyUserToken,
} from './core/user-token';
