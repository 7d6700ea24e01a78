import type { groups } from '@fairshare/contracts';
import type { AccessUntil, Caller, Peers, Projection, Pull, Tracer } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { PresenceBoard } from './adapters/presence-board';
import type { PushSender } from './adapters/push-sender';
import type { VapidKeys } from './adapters/vapid-keys';
import type { Evictions } from './domain/evictions';
import type { Journal } from './domain/journal';
import type { RealtimeServer } from './domain/rooms';
import type { Delivery, Device, NotificationPreferences } from './domain/notification-preferences';

export type GroupsProjection = Projection<typeof groups>;

/** What the use cases about sockets work on. */
export interface RoomDeps {
  readonly io: RealtimeServer;
  /** Who scores what at the other instances. */
  readonly presence: PresenceBoard;
  /** Messages about who scores that are being sent, by group. Stale: that changed since it was looked up. */
  readonly presenceUpdates: Map<string, { isStale: boolean }>;
  readonly evictions: Evictions;
  /** What rooms were told, for those who return. */
  readonly journal: Journal;
  readonly groups: GroupsProjection;
  /** Login sessions, at their owner. */
  readonly pullSession: Pull;
  /** As every call over HTTP asks it. @throws HttpError 402 */
  readonly requireAccess: (caller: Caller) => Promise<void>;
  readonly accessUntil: AccessUntil;
  readonly tracer: Tracer;
  readonly clock: () => Date;
}

/** What the use cases about notifications work on. */
export interface NotificationDeps {
  readonly preferences: AggregateStore<NotificationPreferences>;
  readonly groups: GroupsProjection;
  readonly vapidKeys: VapidKeys;
  readonly pushSender: PushSender;
  readonly peers: Peers;
  /** Accounts, at their owner. */
  readonly pullAccount: Pull;
  /** Whether messages may be sent there, and can be encrypted. @throws InvalidField */
  readonly checkSubscription: (subscription: Pick<Device, 'endpoint' | 'keys'>) => void;
  /** Milliseconds for which notifications are collected into one message. */
  readonly coalesceFor: number;
  readonly productName: string;
  /** Notes what became of a message. */
  readonly count: (delivery: Delivery) => void;
  readonly clock: () => Date;
}
