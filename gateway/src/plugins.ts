import type { Plugin } from './express-gateway/plugin';
import { csrf } from './plugins/csrf';
import { docs } from './plugins/docs';
import { frontends } from './plugins/frontends';
import { health } from './plugins/health';
import { proxy } from './plugins/proxy';
import { rateLimit, shareCodes } from './plugins/rate-limit';
import { securityHeaders } from './plugins/security-headers';
import { session } from './plugins/session';

/** These plugins provide every policy of the pipelines in config/pipelines.ts; none of express-gateway's own is loaded. */
export const PLUGINS: readonly Plugin[] = [securityHeaders, rateLimit, csrf, session, shareCodes, proxy, docs, frontends, health];
