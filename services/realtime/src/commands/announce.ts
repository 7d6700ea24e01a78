import { inSpan } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import type { Announcement } from '../domain/change-notices';
import { roomOfGroup } from '../domain/rooms';

/** Notifies all sockets in a group's room, at every instance. Resolves once the notice is in the journal for clients that return. */
export const announce =
  ({ io, tracer, journal }: RoomDeps) =>
  async (announcement: Announcement): Promise<void> => {
    const { message, notice } = announcement;
    const noted = journal.note(announcement);
    void inSpan(tracer, `emit ${message}`, { kind: 'producer' }, () => io.to(roomOfGroup(notice.groupId)).emit(message, notice));
    await noted;
  };
