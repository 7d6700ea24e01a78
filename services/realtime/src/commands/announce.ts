import type { RealtimeDeps } from '../deps';
import type { Announcement } from '../domain/hints';
import { roomOfGroup } from '../domain/rooms';

/** Tells everyone in a group's room, at every instance. */
export const announce =
  ({ io }: RealtimeDeps) =>
  ({ message, hint }: Announcement): void =>
    void io.to(roomOfGroup(hint.groupId)).emit(message, hint);
