import type { Evictions } from '../domain/evictions';

/** Evictions for the rooms whose channels this instance subscribes to. */
export interface ReceivedEvictions extends Evictions {
  /** Called when the subscription to this room's channel is confirmed. */
  opened(room: string): void;
  closed(room: string): void;
  /** Called when messages of other instances may be lost: none of the open rooms counts as subscribed any more. */
  lost(): void;
}

export function createReceivedEvictions(): ReceivedEvictions {
  const marks = new Map<string, object>();
  return {
    note: (room) => void (marks.has(room) && marks.set(room, {})),
    mark: (room) => marks.get(room) ?? null,
    opened: (room) => void marks.set(room, {}),
    closed: (room) => void marks.delete(room),
    lost: () => marks.clear(),
  };
}
