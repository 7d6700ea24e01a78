import { randomUUID } from 'node:crypto';
import { Server } from 'socket.io';
import { SOCKET_PATH, accounts, groups, loginSessions } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import {
  bindAll,
  Projection,
  closeGradually,
  createAccessGate,
  createAccessUntil,
  createApp,
  mountPersonalData,
  pullFrom,
  regularly,
  type Service,
  type ServiceDeps,
} from '@fairshare/service-kit';
import { requireEndpoint, requireKeys } from './adapters/endpoint';
import { createJournalEpoch } from './adapters/journal-epoch';
import { emptyBoard } from './adapters/presence-board';
import { contactOf, createPushSender } from './adapters/push-sender';
import type { FanOut } from './adapters/redis-fan-out';
import { createVapidKeys } from './adapters/vapid-keys';
import * as useCases from './use-cases';
import { createRealtimeConsumers } from './consumers';
import { createEvictions } from './domain/evictions';
import { createJournal } from './domain/journal';
import type { RealtimeServer } from './domain/rooms';
import { presentPersonal, routes } from './http/routes';
import { createAdmission } from './sockets/admission';
import { acceptConnections } from './sockets/connection';
import { journalEpochType, preferencesType, vapidKeysType } from './store';

export { createRedisFanOut, type FanOut } from './adapters/redis-fan-out';

/** Rooms are small talk: joinRoom and leaveRoom with an id. Bytes. */
const MAX_MESSAGE = 8 * 1024;
const RECHECK_EVERY = 60_000;
/** Milliseconds: what happens to somebody within them becomes one message, which goes out at most that much late. */
const COALESCE_FOR = 15 * 60_000;
const SEND_EVERY = 10_000;

export interface RealtimeOptions {
  /** Default: this instance is the only one. */
  readonly fanOut?: FanOut;
  /** Milliseconds over which its sockets are closed when it goes. */
  readonly drainFor?: number;
  /** Connections that are being made at once; above it newcomers are refused for a moment. */
  readonly admittedAtOnce?: number;
  /** Milliseconds between two looks at whether everyone still belongs where they are. */
  readonly recheckEvery?: number;
  /** What messages and push services are told about the product. */
  readonly productName?: string;
  readonly supportEmail?: string;
  /** The address people use; where it is https, push services are told it as our contact. */
  readonly publicUrl?: string;
  /** Push services may be at addresses within our network, and speak http. Default: at public ones alone, by https. */
  readonly privatePushServices?: boolean;
  /** Milliseconds for which notifications are collected, and between two looks at what is due. */
  readonly coalesceFor?: number;
  readonly sendEvery?: number;
}

/** Somebody tries the product on their own machine: no push service will hear of it. */
const isTrial = (publicUrl: string | undefined): boolean => publicUrl !== undefined && new URL(publicUrl).hostname === 'localhost';

/** Socket.IO rooms, one a group: whoever is in it hears what moved, and refetches. Whoever is away is sent what concerns them, if they wish. */
export function createRealtimeService(deps: ServiceDeps, options: RealtimeOptions = {}): Service {
  const { peers, clock, logger, storage, metrics } = deps;
  const { fanOut, drainFor = 0, recheckEvery = RECHECK_EVERY, privatePushServices = false, supportEmail = 'support@fairshare.example' } = options;
  const groupsProjection = new Projection(deps, groups, { indexes: { player: ({ claims = {} }) => Object.values(claims) } });
  const io: RealtimeServer = new Server({
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    ...(fanOut ? { adapter: fanOut.adapter } : {}),
  });
  metrics.gauge('open_sockets', 'Sockets that are open at this instance.', () => io.engine?.clientsCount ?? 0);
  const note = metrics.timer('news_sent', 'Messages about news to one person, by what became of them at one device or mail.', ['outcome']);
  const { contact, isRefused } = contactOf({ publicUrl: options.publicUrl, supportEmail });
  if (isRefused && !isTrial(options.publicUrl))
    logger.warn('push services may refuse our notifications: set PUBLIC_URL to a public https address, or SUPPORT_EMAIL to one that can be reached');
  const vapidKeys = createVapidKeys(storage.aggregates(vapidKeysType), clock);
  // With other instances, each is told only of the rooms it holds: they keep one together.
  const journal = fanOut ? fanOut.journal(createJournalEpoch(storage.aggregates(journalEpochType))) : createJournal(randomUUID);
  const application = bindAll(useCases, {
    io,
    journal,
    presence: fanOut?.presence ?? emptyBoard,
    presenceUpdates: new Map(),
    evictions: fanOut?.evictions ?? createEvictions(),
    groups: groupsProjection,
    pullSession: pullFrom(peers, loginSessions.kind),
    requireAccess: createAccessGate(deps),
    accessUntil: createAccessUntil(peers),
    tracer: deps.tracer,
    preferences: storage.aggregates(preferencesType),
    vapidKeys,
    pushSender: createPushSender({ contact, privateToo: privatePushServices, logger }),
    peers,
    pullAccount: pullFrom(peers, accounts.kind),
    checkSubscription: ({ endpoint, keys }) => {
      requireEndpoint(endpoint, privatePushServices);
      requireKeys(keys);
    },
    coalesceFor: options.coalesceFor ?? COALESCE_FOR,
    productName: options.productName ?? 'Fairshare',
    count: (delivery) => note({ outcome: typeof delivery === 'object' ? 'later' : delivery }, 0),
    clock,
  });
  const admission = createAdmission(deps.isClosing, options.admittedAtOnce);
  acceptConnections(io, application, deps.verifyUserToken, admission, logger);
  const failed = (what: string) => (error: unknown) => (error instanceof Unavailable ? undefined : logger.error({ err: error }, `${what} failed`));
  const rechecking = regularly(application.recheck, recheckEvery, failed('recheck of sockets'));
  const sending = regularly(application.sendDueNotifications, options.sendEvery ?? SEND_EVERY, failed('sending of news'));
  fanOut?.onRestored(() => {
    io.local.emit('resync');
    rechecking.now();
    void application.restorePresence();
  });
  fanOut?.presence.onGone(() => void application.sendPresenceToAll());
  fanOut?.onHeardAgain(() => void io.emit('resync'));

  return {
    app: createApp({
      deps,
      routes: routes(application),
      projections: [groupsProjection],
      internal: (router) => {
        mountPersonalData(router, async ({ userId }) => {
          const preferences = await application.preferencesOf(userId);
          return preferences && presentPersonal(preferences);
        });
        router.post('/vapid-keys', async (_request, response) => {
          response.status(201).json({ publicKey: await vapidKeys.rotate() });
        });
      },
    }),
    attach(server) {
      io.attach(server);
      admission.guard(server);
    },
    consumers: createRealtimeConsumers(groupsProjection, application, journal),
    async close() {
      await closeGradually(io.of('/').sockets.values(), drainFor, ({ conn }) => conn.close());
      await Promise.all([rechecking.stop(), sending.stop()]);
      await io.close();
      await fanOut?.presence.close();
    },
  };
}
