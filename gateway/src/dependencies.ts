import type { IncomingMessage } from 'node:http';
import type { ServiceName } from '@fairshare/contracts';
import type { Logger, Tracer } from '@fairshare/service-kit';
import type { Pages } from './frontends/pages';
import type { Client } from './http/client';
import type { HeaderNeeds } from './http/security-headers';
import type { RateLimiter } from './rate-limiter';
import type { LoginSessionTokens } from './sessions/login-session-tokens';
import type { BodyBudget } from './upstream/body';
import type { Upstreams } from './upstream/upstreams';

/** The dependencies of one gateway, for its policies. */
export interface GatewayDependencies {
  readonly publicOrigin: string;
  readonly sessionCookie: string;
  readonly clientOf: (request: IncomingMessage) => Client;
  readonly serviceUrls: (service: ServiceName) => readonly string[];
  readonly sessions: LoginSessionTokens;
  readonly limiter: RateLimiter;
  readonly upstreams: Upstreams;
  readonly bodies: BodyBudget;
  readonly pages: Pages;
  readonly headers: HeaderNeeds;
  readonly logger: Logger;
  readonly tracer: Tracer;
}
