import { io, type Socket } from 'socket.io-client';
import { groups, loginSessions } from '@fairshare/contracts';
import type { ServiceDeps } from '@fairshare/service-kit';
import type { ProjectionStore, Storage } from '@fairshare/store';
import { createStubOwner, startTestPlatform, type aGroup } from '@fairshare/testing';
import { createRealtimeService } from '../src/service';

/** Realtime with one group, whose reads are counted and can be held back. */
export async function startWithReads(group: ReturnType<typeof aGroup>) {
  const [groupOwner, sessionOwner] = [createStubOwner(groups), createStubOwner(loginSessions)];
  const opened: Socket[] = [];
  const reads = { count: 0, before: async (): Promise<void> => undefined };
  const read = () => {
    reads.count += 1;
    return reads.before();
  };
  const platform = await startTestPlatform({
    services: { auth: sessionOwner.create, groups: groupOwner.create, realtime: (deps) => createRealtimeService(withReads(deps, read)) },
  });
  await groupOwner.put(group);
  return {
    groupOwner,
    reads,
    connect(userId: string): Socket {
      const extraHeaders = { authorization: `Bearer ${platform.tokenFor({ userId })}` };
      const socket = io(platform.url('realtime'), { path: '/ws', transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
      opened.push(socket);
      return socket;
    },
    /** For use between two tests. */
    reset(): void {
      reads.before = async () => undefined;
      opened.splice(0).forEach((socket) => socket.close());
    },
    close: () => platform.close(),
  };
}

/** Calls `read` after a group was read, and before the result is returned. */
function withReads(deps: ServiceDeps, read: () => Promise<void>): ServiceDeps {
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
