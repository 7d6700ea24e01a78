import type { Duplex } from 'node:stream';
import { isResponding } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import type { Upstream } from './upstreams';

/** Unanswered probes in a row after which the sockets of an instance are closed. */
const MISSED_MAX = 2;

/** Open sockets, by the instance they are connected to. */
export interface Tunnels {
  /** Watches a socket until it closes. */
  add(upstream: Upstream, client: Duplex): void;
  stop(): void;
}

interface Instance {
  readonly upstream: Upstream;
  readonly clients: Set<Duplex>;
  missed: number;
}

/**
 * Probes regularly whether the instances of open sockets still answer. An open connection does not prove it: a hanging instance keeps its
 * connections, and its clients would wait for most of a minute. Closed here, they reconnect through another instance at once.
 */
export function watchTunnels(): Tunnels {
  const instances = new Map<string, Instance>();
  let isProbing = false;

  async function probe(instance: Instance): Promise<void> {
    const probedAt = Date.now();
    if (await isResponding(instance.upstream.url.href)) {
      instance.missed = 0;
      return;
    }
    instance.missed += 1;
    if (instance.missed < MISSED_MAX) return;
    instance.upstream.timedOut(probedAt);
    for (const client of instance.clients) client.destroy();
  }

  async function probeAll(): Promise<void> {
    if (isProbing) return;
    isProbing = true;
    await Promise.all([...instances.values()].map(probe));
    isProbing = false;
  }
  const probing = setInterval(() => void probeAll(), TIMES.probeRealtime).unref();

  return {
    add(upstream, client) {
      const { href } = upstream.url;
      const instance = instances.get(href) ?? { upstream, clients: new Set(), missed: 0 };
      instances.set(href, instance);
      instance.clients.add(client);
      client.once('close', () => {
        instance.clients.delete(client);
        if (instance.clients.size === 0 && instances.get(href) === instance) instances.delete(href);
      });
    },
    stop: () => clearInterval(probing),
  };
}
