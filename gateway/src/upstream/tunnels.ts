import type { Duplex } from 'node:stream';
import { isResponding } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import type { Upstream } from './upstreams';

/** Probes in a row that an instance does not answer before its sockets are closed. */
const MISSED_MAX = 2;

/** Open sockets, by the instance they lead to. */
export interface Tunnels {
  /** Until it closes. */
  add(upstream: Upstream, client: Duplex): void;
  stop(): void;
}

interface Instance {
  readonly upstream: Upstream;
  readonly clients: Set<Duplex>;
  missed: number;
}

/**
 * Probes now and then whether the instances of open sockets still answer. An open connection does not tell: one that hangs keeps it,
 * and its clients would wait for the better part of a minute. Ended here, they are back through another instance at once.
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
