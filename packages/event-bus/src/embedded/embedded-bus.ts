import { PUBLICATIONS, type Topic } from '@fairshare/contracts';
import type { CommitLog, ConsumerStore } from '@fairshare/store';
import type { DeliveryOptions } from '../delivery';
import type { Consumer, EventBus } from '../port';
import { runConsumer, type ConsumerLoop } from './consumer-loop';

/** The bus of a platform that is one process: consumers read the owners' logs. */
export interface EmbeddedBus {
  /** Says whose log this is. Saying it again replaces the log, as a restarted service does. */
  own(owner: string, log: CommitLog): void;
  /** The bus as one service sees it; its cursors and dead letters are kept in its own store. */
  forService(consumers: ConsumerStore): EventBus;
}

export interface EmbeddedBusOptions {
  /** Told of every record that fails, and whether it was buried. */
  readonly onProblem?: DeliveryOptions['onProblem'];
}

const OWNERS = new Map<Topic, string>(Object.values(PUBLICATIONS).map(({ aggregate, owner }) => [aggregate.topic, owner]));

export function createEmbeddedBus({ onProblem = () => undefined }: EmbeddedBusOptions = {}): EmbeddedBus {
  const logs = new Map<string, { log: CommitLog; end: () => void }>();
  const loops = new Map<Topic, Set<ConsumerLoop>>();

  const wake = (topic: string) => loops.get(topic as Topic)?.forEach((loop) => loop.wake());

  function start(consumer: Consumer, consumers: ConsumerStore): ConsumerLoop {
    const owner = OWNERS.get(consumer.topic);
    if (!owner) throw new Error(`nobody owns the topic ${consumer.topic}`);
    const loop = runConsumer(consumer, { owner, log: () => logs.get(owner)?.log }, consumers, onProblem);
    const listening = loops.get(consumer.topic) ?? new Set();
    loops.set(consumer.topic, listening.add(loop));
    return { ...loop, close: () => (listening.delete(loop), loop.close()) };
  }

  return {
    own(owner, log) {
      logs.get(owner)?.end();
      logs.set(owner, { log, end: log.onCommit(wake) });
      for (const [topic, name] of OWNERS) if (name === owner) wake(topic);
    },
    forService(consumers) {
      const waiting: Consumer[] = [];
      const running: ConsumerLoop[] = [];
      return {
        consume: (consumer) => void waiting.push(consumer),
        start: async () => void running.push(...waiting.splice(0).map((consumer) => start(consumer, consumers))),
        caughtUp: () => waiting.length === 0 && running.every((loop) => loop.caughtUp()),
        fault: () => null,
        close: async () => void (await Promise.all(running.splice(0).map((loop) => loop.close()))),
      };
    },
  };
}
