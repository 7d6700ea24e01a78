import type { RoomDeps } from '../deps';
import type { PersonalAnnouncement } from '../domain/change-notices';
import { roomOfUser } from '../domain/rooms';

/** Notifies one user on all their screens, at every instance. */
export const announceToUser =
  ({ io, journal }: RoomDeps) =>
  async ({ userId, message, notice }: PersonalAnnouncement): Promise<void> => {
    const noted = journal.noteChangeOf([userId]);
    io.to(roomOfUser(userId)).emit(message, notice);
    await noted;
  };
