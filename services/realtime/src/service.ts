import { randomUUID } from 'node:crypto';
import { Server } from 'socket.io';
import { SOCKET_PATH, accounts, groups, loginSessions } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import {
  bindAll,
  Projection,
  closeGradually,
  createAccessGate,
  createAccessUntilOfMany,
  createApp,
  mountPersonalData,
  pullFrom,
  pullManyFrom,
  regularly,
  type Service,
  type ServiceDeps,
} from '@fairshare/service-kit';
import { createJournalEpoch } from './adapters/journal-epoch';
import { emptyBoard } from './adapters/presence-board';
import { requirePushAddress, requirePushKeys } from './adapters/push-address';
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

/** Bytes. Messages of clients are small, such as joinRoom and leaveRoom with an id. */
const MAX_MESSAGE = 8 * 1024;
const RECHECK_EVERY = 60_000;
/** Milliseconds: notifications of one user within this period become one message, which is sent at most that much late. */
const COALESCE_FOR = 15 * 60_000;
const SEND_EVERY = 10_000;

export interface RealtimeOptions {
  /** Default: this is the only instance. */
  readonly fanOut?: FanOut;
  /** Milliseconds over which this instance closes its sockets when it shuts down. */
  readonly drainFor?: number;
  /** Maximum number of connections that are being made at once; above it new ones are refused for a moment. */
  readonly admittedAtOnce?: number;
  /** Milliseconds between two rechecks of sessions, access and membership. */
  readonly recheckEvery?: number;
  /** The product's name in messages and for push services. */
  readonly productName?: string;
  readonly supportEmail?: string;
  /** The public address of the product. If it is https, push services get it as our contact. */
  readonly publicUrl?: string;
  /** Push services may have addresses within our network, and use http. Default: only public addresses, by https. */
  readonly privatePushServices?: boolean;
  /** Milliseconds for which notifications are collected. `sendEvery`: between two checks for due messages. */
  readonly coalesceFor?: number;
  readonly sendEvery?: number;
}

/** Whether the product runs on its user's own machine, for a trial: no push service is expected to be used. */
const isTrial = (publicUrl: string | undefined): boolean => publicUrl !== undefined && new URL(publicUrl).hostname === 'localhost';

/** Socket.IO rooms, one per group: clients in a room get change notices, which carry small changes as deltas. Users who are away get notifications, if they wish. */
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
  // With several instances, each gets only the messages of the rooms it holds, so they share one journal.
  const journal = fanOut ? fanOut.journal(createJournalEpoch(storage.aggregates(journalEpochType))) : createJournal(randomUUID);
  const application = bindAll(useCases, {
    io,
    journal,
    presence: fanOut?.presence ?? emptyBoard,
    presenceUpdates: new Map(),
    evictions: fanOut?.evictions ?? createEvictions(),
    groups: groupsProjection,
    pullSessions: pullManyFrom(peers, loginSessions.kind),
    requireAccess: createAccessGate(deps),
    accessUntil: createAccessUntilOfMany(peers),
    tracer: deps.tracer,
    preferences: storage.aggregates(preferencesType),
    vapidKeys,
    pushSender: createPushSender({ contact, privateToo: privatePushServices, logger }),
    peers,
    pullAccount: pullFrom(peers, accounts.kind),
    checkSubscription: ({ endpoint, keys }) => {
      requirePushAddress(endpoint, privatePushServices);
      requirePushKeys(keys);
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
  const sending = regularly(application.sendDueNotifications, options.sendEvery ?? SEND_EVERY, failed('sending of notifications'));
  fanOut?.onRestored(() => {
    io.local.emit('resync');
    rechecking.now();
    void application.restorePresence();
  });
  fanOut?.presence.onGone(() => void application.sendPresenceToAll());
  fanOut?.onDelivering(() => void io.emit('resync'));

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
