import type { Duplex } from 'node:stream';
import { answersAtAll } from '@fairshare/service-kit';
import { TIMES } from '../config/limits';
import type { Upstream } from './upstreams';

/** Looks in a row at which an instance does not answer before its sockets are given up. */
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
 * Looks now and then whether the instances behind open sockets still answer. An open connection does not tell: one that hangs keeps it,
 * and its clients would wait for the better part of a minute. Ended here, they are back through another instance at once.
 */
export function watchTunnels(): Tunnels {
  const instances = new Map<string, Instance>();
  let isLooking = false;

  async function look(instance: Instance): Promise<void> {
    const lookedAt = Date.now();
    if (await answersAtAll(instance.upstream.url.href)) {
      instance.missed = 0;
      return;
    }
    instance.missed += 1;
    if (instance.missed < MISSED_MAX) return;
    instance.upstream.timedOut(lookedAt);
    for (const client of instance.clients) client.destroy();
  }

  async function lookAtAll(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    await Promise.all([...instances.values()].map(look));
    isLooking = false;
  }
  const looking = setInterval(() => void lookAtAll(), TIMES.lookAtRealtime).unref();

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
    stop: () => clearInterval(looking),
  };
}
