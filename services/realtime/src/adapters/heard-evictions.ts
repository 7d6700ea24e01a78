import type { Evictions } from '../domain/evictions';

/** Of rooms whose channels this instance listens to. */
export interface HeardEvictions extends Evictions {
  /** The channel of this room is listened to from now on. */
  opened(room: string): void;
  closed(room: string): void;
  /** What other instances said may be lost: none of the open rooms counts as heard any more. */
  lost(): void;
}

export function createHeardEvictions(): HeardEvictions {
  const marks = new Map<string, object>();
  return {
    note: (room) => void (marks.has(room) && marks.set(room, {})),
    mark: (room) => marks.get(room) ?? null,
    opened: (room) => void marks.set(room, {}),
    closed: (room) => void marks.delete(room),
    lost: () => marks.clear(),
  };
}
