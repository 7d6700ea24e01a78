export { startGateway, type Gateway, type GatewayOptions } from './gateway';
export type { BrowserConfig, FrontendsSource } from './frontends/pages';
export { createMemoryRateLimiter, type RateLimiter } from './rate-limiter';
