import { tellParent } from '../role';

export interface Size {
  readonly rooms: number;
  /** Sockets in each room. */
  readonly seats: number;
}

/** A contender's message to its parent once it listens. */
export interface Ready {
  readonly url: string;
  /** User → the token of their handshake; the same one for all where it is not checked. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** The parent's messages. A change of a room has no reply: the room's sockets receive it. `version`: the new one; absent: the next. */
export type Ask = { readonly ask: 'memory' | 'processor' } | { readonly change: number; readonly version?: number };

export interface Memory {
  /** Bytes, after a garbage collection. */
  readonly rss: number;
  readonly heap: number;
}

export const roomName = (room: number): string => `group-${room}`;
export const userName = (room: number, seat: number): string => `user-${room}-${seat}`;
export const usersOf = ({ rooms, seats }: Size): string[] => Array.from({ length: rooms * seats }, (_, index) => userName(Math.floor(index / seats), index % seats));

export interface Processor {
  /** Microseconds of processor time so far. */
  readonly used: number;
}

/** Replies to the parent's messages; `announce` sends a change to a room. */
export function serve(announce: (room: number, version?: number) => void): void {
  process.on('message', (message: Ask | string) => {
    // A string is for the host of this server.
    if (typeof message === 'string') return;
    if ('change' in message) announce(message.change, message.version);
    else if ('ask' in message) tellParent(message.ask === 'memory' ? memory() : processor());
  });
}

function processor(): Processor {
  const { user, system } = process.cpuUsage();
  return { used: user + system };
}

function memory(): Memory {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}
