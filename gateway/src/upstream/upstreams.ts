import type { ServiceName } from '@fairshare/contracts';
import { Pool } from 'undici';
import { TIMES } from '../config/limits';

/** Connections to the services, kept open between requests. */
export interface Upstreams {
  pool(service: ServiceName): Pool;
  url(service: ServiceName): URL;
  close(): Promise<void>;
}

const CONNECTIONS_A_SERVICE = 128;

/** `serviceUrl` is asked at each call: an address may change while running. */
export function createUpstreams(serviceUrl: (service: ServiceName) => string): Upstreams {
  const pools = new Map<string, Pool>();

  function poolOf(origin: string): Pool {
    let pool = pools.get(origin);
    if (!pool) {
      pool = new Pool(origin, {
        connections: CONNECTIONS_A_SERVICE,
        connect: { timeout: TIMES.connectUpstream },
        headersTimeout: TIMES.answerUpstream,
        bodyTimeout: TIMES.answerUpstream,
        keepAliveTimeout: TIMES.keepUpstream,
        keepAliveMaxTimeout: TIMES.keepUpstream,
      });
      pools.set(origin, pool);
    }
    return pool;
  }

  return {
    pool: (service) => poolOf(serviceUrl(service)),
    url: (service) => new URL(serviceUrl(service)),
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}
