import type { groups } from '@fairshare/contracts';
import type { AccessUntil, Caller, Projection, Pull } from '@fairshare/service-kit';
import type { RealtimeServer } from './domain/rooms';

export type GroupsProjection = Projection<typeof groups>;

/** What the use cases of realtime work on. */
export interface RealtimeDeps {
  readonly io: RealtimeServer;
  readonly groups: GroupsProjection;
  /** Login sessions, at their owner. */
  readonly pullSession: Pull;
  /** As every call over HTTP asks it. @throws HttpError 402 */
  readonly requireAccess: (caller: Caller) => Promise<void>;
  readonly accessUntil: AccessUntil;
  readonly clock: () => Date;
}
