export { startGateway, type Gateway, type GatewayOptions } from './gateway';
export { browserConfigOf, builtFrontends } from './frontends/built';
export type { BrowserConfig, FrontendsSource } from './frontends/pages';
export { createMemoryRateLimiter, createRedisRateLimiter, type RateLimiter } from './rate-limiter';
