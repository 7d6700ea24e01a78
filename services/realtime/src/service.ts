import { Server } from 'socket.io';
import { SOCKET_PATH, groups, loginSessions } from '@fairshare/contracts';
import { Projection, createAccessGate, createAccessUntil, createApp, pullFrom, type Service, type ServiceDeps } from '@fairshare/service-kit';
import type { FanOut } from './adapters/redis-fan-out';
import { createRealtimeApplication } from './application';
import { createRealtimeConsumers } from './consumers';
import type { RealtimeServer } from './domain/rooms';
import { acceptConnections } from './sockets/connection';
import { recheckRegularly } from './sockets/recheck-regularly';

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
  const { peers, clock, logger } = deps;
  const groupsProjection = new Projection(deps, groups, { indexes: { player: ({ claims = {} }) => Object.values(claims) } });
  const io: RealtimeServer = new Server({
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    ...(fanOut ? { adapter: fanOut.adapter } : {}),
  });
  deps.metrics.gauge('open_sockets', 'Sockets that are open at this instance.', () => io.engine?.clientsCount ?? 0);
  const application = createRealtimeApplication({
    io,
    groups: groupsProjection,
    pullSession: pullFrom(peers, loginSessions.kind),
    requireAccess: createAccessGate(deps),
    accessUntil: createAccessUntil(peers),
    clock,
  });
  acceptConnections(io, application, deps.verifyUserToken, logger);
  const rechecking = recheckRegularly(application, logger, recheckEvery);
  fanOut?.onRestored(() => {
    io.local.emit('resync');
    rechecking.now();
  });
  fanOut?.onHeardAgain(() => void io.emit('resync'));

  return {
    app: createApp({ deps, routes: [], projections: [groupsProjection] }),
    attach: (server) => void io.attach(server),
    consumers: createRealtimeConsumers(groupsProjection, application),
    async close() {
      rechecking.stop();
      await io.close();
    },
  };
}
