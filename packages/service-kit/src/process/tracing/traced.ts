import type { Consumer } from '@fairshare/event-bus';
import type { AggregateStore, PublishedRecord, Storage } from '@fairshare/store';
import { endAfter, inSpan, nameOfError, requestContext, type Span, type Tracer } from '../../core/request-context';
import type { Peers } from '../../peers/peers';

/** A storage that records its writes as spans. The effects of a commit are child spans of the commit. Reads are not recorded. */
export function tracedStorage(storage: Storage, tracer: Tracer): Storage {
  return {
    ...forwarded(storage),
    aggregates<State extends object>(type: Parameters<typeof storage.aggregates<State>>[0]): AggregateStore<State> {
      const store = storage.aggregates<State>(type);
      const saving = <T>(operation: string, work: () => Promise<T>) => inSpan(tracer, `save ${type.kind}`, { attributes: { 'db.operation.name': operation } }, work);
      return {
        type: store.type,
        get: (id) => store.get(id),
        getMany: (ids) => store.getMany(ids),
        getWithTombstone: (id) => store.getWithTombstone(id),
        find: (index, key, page) => store.find(index, key, page),
        scan: (page) => store.scan(page),
        versions: (page) => store.versions(page),
        create: (...given) => saving('create', () => store.create(...given)),
        update: (...given) => saving('update', () => store.update(...given)),
        remove: (...given) => saving('remove', () => store.remove(...given)),
      };
    },
  };
}

const forwarded = (storage: Storage): Omit<Storage, 'aggregates'> => ({
  projection: (type) => storage.projection(type),
  consumers: storage.consumers,
  ping: () => storage.ping(),
  isIndexed: () => storage.isIndexed(),
  prune: () => storage.prune(),
  dropUnusedIndexes: () => storage.dropUnusedIndexes(),
  close: () => storage.close(),
});

/** Records calls of peers as spans. A span does not include the path, which may contain ids. */
export function tracedPeers(peers: Pick<Peers, 'call'>, tracer: Tracer): Pick<Peers, 'call'> {
  return {
    call(service, method, path, body, onBehalfOf = requestContext()) {
      if (!onBehalfOf) return peers.call(service, method, path, body);
      const span = tracer.startSpan(`${method} ${service}`, {
        kind: 'client',
        parent: onBehalfOf.traceparent,
        attributes: { 'http.request.method': method, 'server.address': service },
      });
      return endAfter(span, peers.call(service, method, path, body, { requestId: onBehalfOf.requestId, traceparent: span.traceparent }));
    },
  };
}

/** A consumer that records the handling of each event as a span of the trace that led to the event. An event without a trace gets no span. */
export const traced =
  (tracer: Tracer) =>
  (consumer: Consumer): Consumer => ({
    ...consumer,
    async handle(batch) {
      const spans: Span[] = [];
      const events = batch.events.map((event) => {
        // A topic may contain several kinds of aggregates; a consumer handles the one in its name.
        if (event.traceparent === undefined || !consumer.name.endsWith(`.${event.data.kind}`)) return event;
        const attributes = { 'messaging.destination.name': consumer.topic, 'messaging.consumer.group.name': consumer.name, 'messaging.batch.message_count': batch.events.length };
        const span = tracer.startSpan(`process ${consumer.topic}`, { kind: 'consumer', parent: event.traceparent, attributes });
        spans.push(span);
        return { ...event, traceparent: span.traceparent };
      });
      let failedBy: string | undefined;
      try {
        await consumer.handle({ ...batch, events });
      } catch (error) {
        failedBy = nameOfError(error);
        throw error;
      } finally {
        for (const span of spans) span.end(failedBy);
      }
    },
  });

/** Publishes a record as a span from the outbox to the broker's acknowledgement. The spans of its consumers are child spans. */
export const tracedPublishing =
  (tracer: Tracer) =>
  (record: PublishedRecord, publish: (record: PublishedRecord) => Promise<void>): Promise<void> => {
    const { topic, traceparent: parent } = record;
    if (parent === undefined) return publish(record);
    const span = tracer.startSpan(`publish ${topic}`, { kind: 'producer', parent, attributes: { 'messaging.system': 'kafka', 'messaging.destination.name': topic } });
    return endAfter(span, publish({ ...record, traceparent: span.traceparent }));
  };
