import type { ServiceName } from '@fairshare/contracts';
import { createInstances, wasNeverSent, type Instances } from '@fairshare/service-kit';
import { Pool } from 'undici';
import { TIMES } from '../config/limits';

/** One instance of a service. */
export interface Upstream {
  readonly url: URL;
  /** For one request: another time it may be another one. */
  readonly pool: Pool;
  /** It cannot be reached, or said that it is going: the others are asked first. */
  avoid(): void;
  /** It took a request then (epoch milliseconds) and has not answered in time: it is not asked again before it answers. */
  timedOut(sentAt: number): void;
  answered(): void;
}

/** An instance took a request and did not answer in time. */
export const upstreamTimedOut = () => new Error('An instance does not answer in time.');

/** Connections to the services, kept open between requests. */
export interface Upstreams {
  /** The instances of a service, in the order to try them: in turn, or, for a key, in the same order each time. */
  inOrder(service: ServiceName, key?: string): readonly Upstream[];
  close(): Promise<void>;
}

/** Connections to one address, and for how long they are used (`performance.now()`). */
interface CurrentPool {
  readonly pool: Pool;
  readonly until: number;
}

const CONNECTIONS_AN_INSTANCE = 128;

/** `serviceUrls` is asked at each call: addresses may change while running. */
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
   * The connections to an address, all given up for new ones every so often: behind an address that spreads connections (a Kubernetes
   * service), new instances get their share. Requests under way finish on the old ones. undici's own `clientTtl` is for that, too, but a
   * request that finds nothing but aged connections, as many as there may be, waits in vain.
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
    // Each request has a clock of its own, which also runs while it waits for a connection.
    headersTimeout: 2 * TIMES.firstByteInAll,
    bodyTimeout: TIMES.idleUpstream,
    keepAliveTimeout: TIMES.keepAliveUpstream,
    keepAliveMaxTimeout: TIMES.keepAliveUpstream,
  });

/**
 * Whether what failed with one instance may be tried with the next: when nothing can have arrived, whatever it was, else only when it
 * is idempotent. An instance that was not reached is avoided for a while.
 */
export function mayTryNext(error: unknown, failed: Upstream, isRepeatable: boolean): boolean {
  const missed = wasNeverSent(error);
  if (missed) failed.avoid();
  return missed || isRepeatable;
}
