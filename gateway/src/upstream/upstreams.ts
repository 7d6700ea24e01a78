import type { ServiceName } from '@fairshare/contracts';
import { createInstances, wasNeverSent, type Instances } from '@fairshare/service-kit';
import { Pool } from 'undici';
import { TIMES } from '../config/limits';

/** One instance of a service. */
export interface Upstream {
  readonly url: URL;
  /** The pool for one request; a later request may get another pool. */
  readonly pool: Pool;
  /** The instance cannot be reached, or announced its shutdown: others are tried first. */
  avoid(): void;
  /** The instance accepted a request at this time (epoch milliseconds) and did not answer in time: it gets no requests until it answers. */
  timedOut(sentAt: number): void;
  answered(): void;
}

/** An instance accepted a request and did not answer in time. */
export const upstreamTimedOut = () => new Error('An instance does not answer in time.');

/** Connections to the services, which stay open between requests. */
export interface Upstreams {
  /** The instances of a service, in the order to try them: round-robin, or for a key in the same order each time. */
  inOrder(service: ServiceName, key?: string): readonly Upstream[];
  close(): Promise<void>;
}

/** Connections to one address, and until when they are used (`performance.now()`). */
interface CurrentPool {
  readonly pool: Pool;
  readonly until: number;
}

const CONNECTIONS_AN_INSTANCE = 128;

/** `serviceUrls` is called for each request, since addresses may change while running. */
export function createUpstreams(serviceUrls: (service: ServiceName) => readonly string[]): Upstreams {
  const pools = new Map<string, CurrentPool>();
  const retired = new Set<Pool>();
  const known = new Map<ServiceName, { instances: Instances; upstreams: Map<string, Upstream> }>();

  function knownOf(service: ServiceName) {
    const found = known.get(service) ?? { instances: createInstances(() => serviceUrls(service)), upstreams: new Map<string, Upstream>() };
    known.set(service, found);
    return found;
  }

  /**
   * The connections to an address. All of them are replaced regularly, so that new instances get their share of an address that balances
   * connections (a Kubernetes service). Requests under way finish on the old connections. undici's own `clientTtl` has the same purpose, but
   * when the pool is full of expired connections, a request waits for ever.
   */
  function poolOf(address: string): Pool {
    const current = pools.get(address);
    const now = performance.now();
    if (current && now < current.until) return current.pool;
    if (current) retire(current.pool);
    const pool = createPool(address);
    pools.set(address, { pool, until: now + TIMES.keepAliveUpstream });
    return pool;
  }

  function retire(pool: Pool): void {
    retired.add(pool);
    void pool.close().finally(() => retired.delete(pool));
  }

  return {
    inOrder(service, key) {
      const { instances, upstreams } = knownOf(service);
      return instances.inOrder(key).map((address) => {
        let upstream = upstreams.get(address);
        if (!upstream) {
          upstream = {
            url: new URL(address),
            get pool() {
              return poolOf(address);
            },
            avoid: () => instances.avoid(address),
            timedOut: (sentAt) => instances.timedOut(address, sentAt),
            answered: () => instances.answered(address),
          };
          upstreams.set(address, upstream);
        }
        return upstream;
      });
    },
    async close() {
      for (const { instances } of known.values()) instances.close();
      const all = [...retired, ...[...pools.values()].map(({ pool }) => pool)];
      await Promise.all(all.map((pool) => pool.destroy()));
    },
  };
}

const createPool = (address: string): Pool =>
  new Pool(address, {
    connections: CONNECTIONS_AN_INSTANCE,
    connect: { timeout: TIMES.connectUpstream },
    // Each request has its own timeout, which also covers the wait for a connection.
    headersTimeout: 2 * TIMES.firstByteInAll,
    bodyTimeout: TIMES.idleUpstream,
    keepAliveTimeout: TIMES.keepAliveUpstream,
    keepAliveMaxTimeout: TIMES.keepAliveUpstream,
  });

/**
 * Whether a request that failed with one instance may be retried with the next: any request if nothing of it can have arrived, otherwise only
 * an idempotent one. An instance that could not be reached is avoided for a while.
 */
export function mayTryNext(error: unknown, failed: Upstream, isRepeatable: boolean): boolean {
  const missed = wasNeverSent(error);
  if (missed) failed.avoid();
  return missed || isRepeatable;
}
