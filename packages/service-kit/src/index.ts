export { BadEnvironment, readEnvironment } from './config';
export { createLogger, LOG_LEVELS, type Logger } from './logger';
export { createMetrics, type Metrics } from './metrics';
export { networkOf } from './network-of';
export { createPeers, PeerRefused, type Peers } from './peers';
export * from './refusals';
export { currentTraceparent, requestContext, withRequestContext, type RequestContext } from './request-context';
export { createMemorySessionCache, ENDED_FOR, TOKEN_KEPT, type KnownSession, type SessionCache } from './session-cache';
export type { ServiceDeps } from './service-deps';
export { createApp, type AppOptions } from './http/create-app';
export { handle, type Handled, type Mounted } from './http/handle';
export type { Readiness } from './http/health';
export { mountAggregates } from './http/internal-aggregates';
export { mountPersonalData } from './http/internal-personal-data';
export { nextPage, pageOf } from './http/paging';
export { read, wrote, type Reply } from './http/replies';
export { INVALID_TOKEN, type TranslateError } from './http/refuse';
export type { RequestWrite } from './http/write-options';
export { feed, listen, type Arrival, type Feed } from './projections/consumers';
export { dropLetters } from './projections/dead-letters';
export { Projection, type ProjectionOptions, type Pull } from './projections/projection';
export { pullFrom } from './projections/reconcile';
export { createDiscovery, type LookUp } from './process/discovery';
export { ENVIRONMENTS, readEnvironmentOf, variablesOf, type EnvironmentOf, type ProcessName, type Variable } from './process/environments';
export { createInstances, neverArrived, type Instances } from './process/instances';
export { answersAtAll } from './process/probe';
export { connectRedis, type Redis } from './process/redis';
export type { RedisClient } from './process/redis-patience';
export { createRedisSessionCache } from './process/redis-session-cache';
export { readReconcileRequest, runReconcile, type ReconcileRequest } from './process/reconcile-command';
export { runProcess, runTask, type Running } from './process/run-process';
export { addressesIn, runService, type ServiceParts } from './process/run-service';
export { SETTINGS } from './process/settings';
export { listenHttp, type Listening } from './run/listen';
export { hostService, type HostedService, type HostOptions } from './run/host-service';
export type { RepairOptions, Repaired } from './run/repair';
export type { OwnRepair, Service } from './run/service';
export { createAccessGate } from './trust/access';
export { verifyInternalToken } from './trust/internal-token';
export {
  createUserTokenVerifier,
  TokenOutOfTime,
  USER_TOKEN_AUDIENCE,
  USER_TOKEN_ISSUER,
  USER_TOKEN_SECONDS,
  type Caller,
  type FetchKeys,
  type VerifyUserToken,
} from './trust/user-token';
