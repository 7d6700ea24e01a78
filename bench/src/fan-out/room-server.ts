import { tellParent } from '../role';

export interface Size {
  readonly rooms: number;
  /** Sockets in each. */
  readonly seats: number;
}

/** What a contender's process tells once it listens. */
export interface Ready {
  readonly url: string;
  /** User → what their handshake carries; the same token does for all where nobody looks at it. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** What it is asked. A change of a room is not answered: its sockets are. */
export type Ask = { readonly ask: 'memory' } | { readonly change: number };

export interface Memory {
  /** Bytes, after a garbage collection. */
  readonly rss: number;
  readonly heap: number;
}

export const roomName = (room: number): string => `group-${room}`;
export const userName = (room: number, seat: number): string => `user-${room}-${seat}`;

/** Answers the parent's questions; `announce` has a change said in a room. */
export function serve(announce: (room: number) => void): void {
  process.on('message', (message: Ask) => {
    if ('change' in message) announce(message.change);
    else tellParent(memory());
  });
}

function memory(): Memory {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}
