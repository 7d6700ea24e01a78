/** Whether somebody may have been taken out of a room while somebody else was let in. */
export interface Evictions {
  /** Non-members are taken out of this room. */
  note(room: string): void;
  /** The same object until that happens next, at any instance; null: this one may not hear of it from the others. */
  mark(room: string): object | null;
}

/** Of an instance that is the only one. */
export function createEvictions(): Evictions {
  let last = {};
  return { note: () => void (last = {}), mark: () => last };
}
