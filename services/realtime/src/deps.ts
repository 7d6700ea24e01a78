import type { groups } from '@fairshare/contracts';
import type { AccessUntilOfMany, Caller, Peers, Projection, Pull, PullMany, Tracer } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { PresenceBoard } from './adapters/presence-board';
import type { PushSender } from './adapters/push-sender';
import type { VapidKeys } from './adapters/vapid-keys';
import type { Evictions } from './domain/evictions';
import type { Journal } from './domain/journal';
import type { RealtimeServer } from './domain/rooms';
import type { Delivery, Device, NotificationPreferences } from './domain/notification-preferences';

export type GroupsProjection = Projection<typeof groups>;

/** The dependencies of the use cases about sockets. */
export interface RoomDeps {
  readonly io: RealtimeServer;
  /** The scorers at the other instances. */
  readonly presence: PresenceBoard;
  /** Presence messages that are being sent, by group. Stale: the scorers changed since they were read. */
  readonly presenceUpdates: Map<string, { isStale: boolean }>;
  readonly evictions: Evictions;
  /** The change notices that rooms got, for clients that return. */
  readonly journal: Journal;
  readonly groups: GroupsProjection;
  /** Pulls login sessions from their owner. */
  readonly pullSessions: PullMany;
  /** The access check of every HTTP call. @throws HttpError 402 */
  readonly requireAccess: (caller: Caller) => Promise<void>;
  readonly accessUntil: AccessUntilOfMany;
  readonly tracer: Tracer;
  readonly clock: () => Date;
}

/** The dependencies of the use cases about notifications. */
export interface NotificationDeps {
  readonly preferences: AggregateStore<NotificationPreferences>;
  readonly groups: GroupsProjection;
  readonly vapidKeys: VapidKeys;
  readonly pushSender: PushSender;
  readonly peers: Peers;
  /** Pulls accounts from their owner. */
  readonly pullAccount: Pull;
  /** Checks whether messages may be sent to a subscription, and can be encrypted for it. @throws InvalidField */
  readonly checkSubscription: (subscription: Pick<Device, 'endpoint' | 'keys'>) => void;
  /** Milliseconds for which notifications are collected into one message. */
  readonly coalesceFor: number;
  readonly productName: string;
  /** Counts the outcome of a message. */
  readonly count: (delivery: Delivery) => void;
  readonly clock: () => Date;
}
