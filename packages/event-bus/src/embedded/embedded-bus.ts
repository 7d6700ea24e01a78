import type { ServiceName } from '@fairshare/contracts';
import type { CommitLog, ConsumerStore } from '@fairshare/store';
import type { EventBus } from '../port';
import { logProblems, type BusLogger } from '../problem';
import { ConsumerLoop } from './consumer-loop';
import { Sources } from './sources';

export interface EmbeddedBusOptions {
  /** Receives every failed event, and whether it was dead-lettered; an outage is logged once. */
  readonly logger?: BusLogger;
  readonly clock?: () => Date;
}

/** The bus of a process with several services; each reads the others' logs directly from their stores. */
export interface EmbeddedBus {
  /** Registers the log of a service's topics. Called again after its restart, with the new log. */
  own(service: ServiceName, log: CommitLog): void;
  /** The bus for one service, which stores its cursors and dead letters in its own store. `publisher`: whose commits `oldestUnsent` covers; default: none. */
  forService(consumers: ConsumerStore, publisher?: ServiceName): EventBus;
}

export function createEmbeddedBus({ logger, clock = () => new Date() }: EmbeddedBusOptions = {}): EmbeddedBus {
  const onProblem = logProblems(logger);
  const sources = new Sources();
  return {
    own: (service, log) => sources.own(service, log),
    forService(consumers, publisher) {
      const loops = new Map<string, ConsumerLoop>();
      let started = false;
      const stopConsuming = async () => {
        await Promise.all([...loops.values()].map((loop) => loop.close()));
      };
      return {
        consume(consumer) {
          if (started) throw new Error(`${consumer.name} came after the bus had started`);
          if (loops.has(consumer.name)) throw new Error(`there is a consumer ${consumer.name} already`);
          loops.set(consumer.name, new ConsumerLoop({ consumer, consumers, sources, clock, onProblem }));
        },
        async start() {
          started = true;
          for (const loop of loops.values()) loop.start();
        },
        caughtUp: () => started && [...loops.values()].every((loop) => loop.caughtUp),
        lag: () => Promise.all([...loops.values()].map((loop) => loop.lag())),
        // Readers read the log directly here, so a commit counts as published once every reader has read it.
        async oldestUnsent() {
          const oldest = publisher ? await sources.oldestUnread(publisher) : null;
          return oldest === null ? 0 : Math.max(0, clock().getTime() - Date.parse(oldest));
        },
        async rewind() {
          if (started) throw new Error('the bus has started');
          await Promise.all([...loops.values()].map((loop) => loop.rewind()));
        },
        fault: () => [...loops.values()].find((loop) => loop.fault !== null)?.fault ?? null,
        stopConsuming,
        close: stopConsuming,
      };
    },
  };
}
