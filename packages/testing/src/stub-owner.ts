import type { PublishedAggregate, StateOf } from '@fairshare/contracts';
import { createApp, mountAggregates, type Service, type ServiceDeps } from '@fairshare/service-kit';
import type { AggregateStore, NamedChange } from '@fairshare/store';

/** A stub of the service that owns one kind of aggregate. It has no rules, so a test can store any state; its events and pulls are real. */
export interface StubOwner<State> {
  readonly create: (deps: ServiceDeps) => Service;
  /** Writes a state as it is published. Returns its version. */
  put(state: State, changes?: readonly NamedChange[]): Promise<number>;
  remove(id: string, changes?: readonly NamedChange[]): Promise<number>;
}

export function createStubOwner<P extends PublishedAggregate, State extends { id: string } = StateOf<P> & { id: string }>(published: P): StubOwner<State> {
  let store: AggregateStore<State> | undefined;
  const opened = () => {
    if (!store) throw new Error(`the stub owner of ${published.kind} is not running`);
    return store;
  };

  return {
    create(deps) {
      const aggregates = deps.storage.aggregates<State>({
        kind: published.kind,
        schema: published.schema,
        publish: { topic: published.topic, schema: published.schema, view: (state) => state },
      });
      store = aggregates;
      return {
        app: createApp({ deps, routes: [], internal: (router) => mountAggregates(router, [aggregates]) }),
        consumers: [],
        close: async () => undefined,
      };
    },
    async put(state, changes = []) {
      const existing = await opened().get(state.id);
      const written = existing ? await opened().update(state.id, () => ({ state, changes })) : await opened().create(state.id, state, changes);
      return written.version;
    },
    remove: async (id, changes = []) => (await opened().remove(id, () => changes)).version,
  };
}
