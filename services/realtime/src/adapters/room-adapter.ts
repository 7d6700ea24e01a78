import type { Namespace } from 'socket.io';
import { ClusterAdapter, MessageType, type ClusterMessage } from 'socket.io-adapter';
import type { HeardEvictions } from './heard-evictions';

/** Channels that every instance can listen to and speak on. */
export interface Channels {
  /** Resolves with true once it is listened to, or with false at once while that cannot be had. */
  listen(channel: string, hear: (message: string) => void): Promise<boolean>;
  leave(channel: string, hear: (message: string) => void): void;
  speak(channel: string, message: string): void;
}

/** The rooms of our own names, `group:…`; a socket's private room has none. */
const hasChannel = (room: string): boolean => room.includes(':');

/**
 * Socket.IO on several instances, where each listens to the channels of the rooms that it holds: what is said to one room costs what that room costs.
 * `createShardedAdapter` of @socket.io/redis-adapter lets a socket into a room before Redis listens, and can lose a room that is left and joined
 * again at once; it also sends evictions and ended sessions to every instance (docs/adr/0032).
 */
export class RoomAdapter extends ClusterAdapter {
  /** Subscriptions under way, by room. */
  readonly #opening = new Map<string, Promise<void>>();

  constructor(
    namespace: Namespace,
    private readonly channels: Channels,
    private readonly prefix: string,
    private readonly evictions: HeardEvictions,
  ) {
    super(namespace);
    void channels.listen(prefix, this.#hear);
    this.on('create-room', (room: string) => {
      if (!hasChannel(room)) return;
      const opening = channels.listen(this.#channelOf(room), this.#hear).then((isHeard) => {
        if (this.#opening.get(room) !== opening) return;
        this.#opening.delete(room);
        if (isHeard && this.rooms.has(room)) evictions.opened(room);
      });
      this.#opening.set(room, opening);
    });
    this.on('delete-room', (room: string) => {
      if (!hasChannel(room)) return;
      evictions.closed(room);
      channels.leave(this.#channelOf(room), this.#hear);
    });
  }

  /** Resolves once the socket hears what other instances say in these rooms: nothing is said between its entry and the answer to it that it misses. */
  override async addAll(id: string, rooms: Set<string>): Promise<void> {
    void super.addAll(id, rooms);
    await Promise.all([...rooms].map((room) => this.#opening.get(room)));
  }

  override close(): void {
    this.channels.leave(this.prefix, this.#hear);
    for (const room of this.rooms.keys()) if (hasChannel(room)) this.channels.leave(this.#channelOf(room), this.#hear);
  }

  /** Nobody is asked anything: `fetchSockets` returns those of this instance. */
  override serverCount(): Promise<number> {
    return Promise.resolve(1);
  }

  /** Does not wait, so that Redis never delays our own sockets. */
  protected override doPublish(message: ClusterMessage): Promise<string> {
    // Whoever said it knows its own words by their beginning, and does not read on.
    this.channels.speak(this.#channelFor(message), this.uid + JSON.stringify(message));
    return Promise.resolve('');
  }

  protected override doPublishResponse(): Promise<void> {
    return Promise.resolve();
  }

  readonly #hear = (said: string): void => {
    if (said.startsWith(this.uid)) return;
    const message = JSON.parse(said.slice(this.uid.length)) as ClusterMessage;
    if (message.type === MessageType.SOCKETS_LEAVE) for (const room of message.data.rooms) this.evictions.note(room);
    this.onMessage(message);
  };

  #channelOf(room: string): string {
    return `${this.prefix}:${room}`;
  }

  /** What is said to one room is said to those who hold it, everything else to all. */
  #channelFor(message: ClusterMessage): string {
    const isForRooms = message.type === MessageType.BROADCAST || message.type === MessageType.SOCKETS_LEAVE || message.type === MessageType.DISCONNECT_SOCKETS;
    const [room, ...others] = isForRooms ? message.data.opts.rooms : [];
    return room !== undefined && others.length === 0 && hasChannel(room) ? this.#channelOf(room) : this.prefix;
  }
}
