import type { ServiceName } from '@fairshare/contracts';
import { createInstances, neverArrived, type Instances } from '@fairshare/service-kit';
import { Pool } from 'undici';
import { TIMES } from '../config/limits';

/** One instance of a service. */
export interface Upstream {
  readonly url: URL;
  readonly pool: Pool;
  /** It said that it is going: the others are asked first. */
  leave(): void;
}

/** Connections to the services, kept open between requests. */
export interface Upstreams {
  /**
   * Does `work` with one instance of a service. Where it fails although nothing can have arrived, or `mayRepeat` says that it does no
   * harm, it is done with the next one.
   * @throws what the last one threw
   */
  use<T>(service: ServiceName, work: (upstream: Upstream) => Promise<T>, mayRepeat?: () => boolean): Promise<T>;
  close(): Promise<void>;
}

const CONNECTIONS_AN_INSTANCE = 128;

/** `serviceUrls` is asked at each call: addresses may change while running. */
export function createUpstreams(serviceUrls: (service: ServiceName) => readonly string[]): Upstreams {
  const pools = new Map<string, Pool>();
  const known = new Map<ServiceName, Instances>();

  function instancesOf(service: ServiceName): Instances {
    const instances = known.get(service) ?? createInstances(() => serviceUrls(service));
    known.set(service, instances);
    return instances;
  }

  function poolOf(origin: string): Pool {
    let pool = pools.get(origin);
    if (!pool) {
      pool = new Pool(origin, {
        connections: CONNECTIONS_AN_INSTANCE,
        connect: { timeout: TIMES.connectUpstream },
        headersTimeout: TIMES.answerUpstream,
        bodyTimeout: TIMES.answerUpstream,
        keepAliveTimeout: TIMES.keepUpstream,
        keepAliveMaxTimeout: TIMES.keepUpstream,
        // Behind an address that spreads connections (a Kubernetes service), new instances get their share.
        clientTtl: TIMES.keepUpstream,
      });
      pools.set(origin, pool);
    }
    return pool;
  }

  return {
    async use(service, work, mayRepeat = () => false) {
      const instances = instancesOf(service);
      let failure: unknown = new Error(`${service} has no address`);
      for (const address of instances.inOrder()) {
        try {
          return await work({ url: new URL(address), pool: poolOf(address), leave: () => instances.avoid(address) });
        } catch (error) {
          failure = error;
          const missed = neverArrived(error);
          if (missed) instances.avoid(address);
          if (!missed && !mayRepeat()) throw error;
        }
      }
      throw failure;
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}
