import { groups } from '@fairshare/contracts';
import type { ServiceDeps } from '@fairshare/service-kit';
import type { ProjectionStore, Storage } from '@fairshare/store';

/** The same, with a word to `read` before what was read of a group is handed over. */
export function withReads(deps: ServiceDeps, read: () => Promise<void>): ServiceDeps {
  const tellReads = (store: ProjectionStore<object>) =>
    new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'get') return (id: string) => target.get(id).then(async (found) => (await read(), found));
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  const storage = new Proxy(deps.storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'projection') return (type: { kind: string }) => (type.kind === groups.kind ? tellReads(target.projection(type)) : target.projection(type));
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  }) as Storage;
  return { ...deps, storage };
}
