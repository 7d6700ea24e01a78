import { io, type Socket } from 'socket.io-client';
import { games, groups, loginSessions } from '@fairshare/contracts';
import type { Logger, Redis, ServiceDeps } from '@fairshare/service-kit';
import type { AggregateStore, Storage } from '@fairshare/store';
import { aGroup, aRound, createStubOwner, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createRealtimeService, createRedisFanOut, type FanOut } from '../src/service';
import { journalEpochType, type JournalEpochState } from '../src/store';

export const BEAT_EVERY = 500;
export const GROUP = aGroup({ name: 'Two', players: [], members: ['ann', 'bob'] });
export const SESSION = aRound({ plays: [], createdBy: 'ann' }).in(GROUP);

type OwnerOf<P extends Parameters<typeof createStubOwner>[0]> = ReturnType<typeof createStubOwner<P>>;

export interface Instance extends TestPlatform {
  readonly fanOut: FanOut;
  readonly groups: OwnerOf<typeof groups>;
  readonly games: OwnerOf<typeof games>;
  readonly sessions: OwnerOf<typeof loginSessions>;
}

/**
 * One instance of realtime with owners of its own: another instance does not receive its events. With `first` both share the journals' epoch, as with
 * one database.
 */
export async function startInstance(redis: Redis, logger: Logger, first?: Instance): Promise<Instance> {
  const [groupOwner, gameOwner, sessionOwner] = [createStubOwner(groups), createStubOwner(games), createStubOwner(loginSessions)];
  const fanOut = createRedisFanOut(redis, { prefix: 'test-', logger, beatEvery: BEAT_EVERY });
  const platform = await startTestPlatform({
    services: {
      auth: sessionOwner.create,
      groups: groupOwner.create,
      games: gameOwner.create,
      realtime: (deps) => createRealtimeService(first ? withEpochOf(first, deps) : deps, { fanOut }),
    },
  });
  await groupOwner.put(GROUP);
  // Sockets whose login session is unknown to auth are disconnected at the next check.
  for (const userId of GROUP.members) await sessionOwner.put({ id: `sid-${userId}`, userId, expiresAt: '2099-12-01T00:00:00.000Z' });
  return { ...platform, fanOut, groups: groupOwner, games: gameOwner, sessions: sessionOwner };
}

function withEpochOf(first: Instance, deps: ServiceDeps): ServiceDeps {
  const epochs = first.storage('realtime').aggregates<JournalEpochState>(journalEpochType) as AggregateStore<never>;
  const storage = new Proxy(deps.storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'aggregates') return (type: { kind: string }) => (type.kind === journalEpochType.kind ? epochs : target.aggregates(type as never));
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  }) as Storage;
  return { ...deps, storage };
}

/** A phone's connection to an instance; not in any room yet. */
export const openSocket = (instance: Instance, userId: string, sid?: string): Socket =>
  io(instance.url('realtime'), {
    path: '/ws',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { authorization: `Bearer ${instance.tokenFor({ userId, sid })}` },
  });
