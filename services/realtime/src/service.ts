import { Server } from 'socket.io';
import { SOCKET_PATH, groups } from '@fairshare/contracts';
import { Projection, createApp, pullFrom, type Service, type ServiceDeps } from '@fairshare/service-kit';
import type { FanOut } from './adapters/redis-fan-out';
import { consumeGames } from './consumers/games';
import { consumeGroups } from './consumers/groups';
import { consumeSessions } from './consumers/sessions';
import { consumeSettlements } from './consumers/settlements';
import type { Announcement } from './domain/hints';
import { createMembership } from './membership';
import { acceptConnections } from './sockets/connection';
import { endSession, evictStrangers, recheckRegularly } from './sockets/eviction';
import { roomOfGroup, type RealtimeServer } from './sockets/rooms';

export { createRedisFanOut, type FanOut } from './adapters/redis-fan-out';

/** Rooms are small talk: joinRoom and leaveRoom with an id. Bytes. */
const MAX_MESSAGE = 8 * 1024;

export interface RealtimeOptions {
  /** Default: this instance is the only one. */
  readonly fanOut?: FanOut;
}

/** Socket.IO rooms, one a group: whoever is in it hears what moved, and refetches. */
export function createRealtimeService(deps: ServiceDeps, { fanOut }: RealtimeOptions = {}): Service {
  const { storage, clock, peers, logger } = deps;
  const projection = new Projection({ published: groups, storage, clock, pull: pullFrom(peers, 'groups', groups.kind) });
  const membership = createMembership(projection);
  const io: RealtimeServer = new Server({
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    ...(fanOut ? { adapter: fanOut.adapter } : {}),
  });
  deps.metrics.gauge('open_sockets', 'Sockets that are open at this instance.', () => io.engine?.clientsCount ?? 0);
  acceptConnections(io, deps.verifyUserToken, membership, logger);
  const rechecking = recheckRegularly(io, membership, peers, logger);
  fanOut?.onRestored(() => {
    io.local.emit('resync');
    rechecking.now();
  });
  const announce = ({ message, hint }: Announcement) => void io.to(roomOfGroup(hint.groupId)).emit(message, hint);

  return {
    app: createApp({ deps, routes: [], projections: [projection] }),
    attach: (server) => void io.attach(server),
    consumers: [
      consumeSessions((sid) => endSession(io, sid)),
      consumeGroups(projection, announce, (groupId, members) => evictStrangers(io, groupId, members)),
      consumeGames(announce),
      consumeSettlements(announce),
    ],
    async close() {
      rechecking.stop();
      await io.close();
    },
  };
}
