import { inSpan } from '@fairshare/service-kit';
import type { RoomDeps } from '../deps';
import type { Announcement } from '../domain/change-notices';
import { roomOfGroup } from '../domain/rooms';

/** Tells everyone in a group's room, at every instance. Resolves once it is noted for those who return. */
export const announce =
  ({ io, tracer, journal }: RoomDeps) =>
  async (announcement: Announcement): Promise<void> => {
    const { message, notice } = announcement;
    const noted = journal.note(announcement);
    void inSpan(tracer, `emit ${message}`, { kind: 'producer' }, () => io.to(roomOfGroup(notice.groupId)).emit(message, notice));
    await noted;
  };
