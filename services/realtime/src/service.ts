import { Server } from 'socket.io';
import { SOCKET_PATH, groups } from '@fairshare/contracts';
import { Projection, createApp, pullFrom, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { createAccess } from './access';
import type { FanOut } from './adapters/redis-fan-out';
import { consumeGames } from './consumers/games';
import { consumeGroups } from './consumers/groups';
import { consumeSessions } from './consumers/sessions';
import { consumeSettlements } from './consumers/settlements';
import type { Announcement } from './domain/hints';
import { createMembership } from './membership';
import { acceptConnections } from './sockets/connection';
import { endSession, evictStrangers } from './sockets/eviction';
import { recheckRegularly } from './sockets/recheck';
import { roomOfGroup, type RealtimeServer } from './sockets/rooms';

export { createRedisFanOut, type FanOut } from './adapters/redis-fan-out';

/** Rooms are small talk: joinRoom and leaveRoom with an id. Bytes. */
const MAX_MESSAGE = 8 * 1024;
const RECHECK_EVERY = 60_000;

export interface RealtimeOptions {
  /** Default: this instance is the only one. */
  readonly fanOut?: FanOut;
  /** Milliseconds between two looks at whether everyone still belongs where they are. */
  readonly recheckEvery?: number;
}

/** Socket.IO rooms, one a group: whoever is in it hears what moved, and refetches. */
export function createRealtimeService(deps: ServiceDeps, { fanOut, recheckEvery = RECHECK_EVERY }: RealtimeOptions = {}): Service {
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
  const access = createAccess(deps);
  acceptConnections(io, { verify: deps.verifyUserToken, access, membership, logger });
  const rechecking = recheckRegularly(io, { membership, access, peers }, logger, recheckEvery);
  fanOut?.onRestored(() => {
    io.local.emit('resync');
    rechecking.now();
  });
  fanOut?.onHeardAgain(() => void io.emit('resync'));
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
