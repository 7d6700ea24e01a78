import type { Namespace } from 'socket.io';
import { ClusterAdapter, MessageType, type ClusterMessage } from 'socket.io-adapter';
import type { ReceivedEvictions } from './received-evictions';

/** Channels on which every instance can subscribe and publish. */
export interface Channels {
  /** Resolves with true once the subscription is confirmed, or with false at once while it is impossible. */
  subscribe(channel: string, receive: (message: string) => void): Promise<boolean>;
  unsubscribe(channel: string, receive: (message: string) => void): void;
  publish(channel: string, message: string): void;
}

/** Whether a room has a channel: rooms with our own names, such as `group:…`, do; a socket's private room does not. */
const hasChannel = (room: string): boolean => room.includes(':');

/**
 * Socket.IO on several instances. Each instance subscribes to the channels of its own rooms, so that a message to one room reaches only the instances
 * that hold it. `createShardedAdapter` of @socket.io/redis-adapter adds a socket to a room before Redis has subscribed, and can lose a room that is left
 * and joined again at once; it also sends evictions and ended sessions to every instance (docs/adr/0032).
 */
export class RoomAdapter extends ClusterAdapter {
  /** Pending subscriptions, by room. */
  readonly #opening = new Map<string, Promise<void>>();

  constructor(
    namespace: Namespace,
    private readonly channels: Channels,
    private readonly prefix: string,
    private readonly evictions: ReceivedEvictions,
  ) {
    super(namespace);
    void channels.subscribe(prefix, this.#receive);
    this.on('create-room', (room: string) => {
      if (!hasChannel(room)) return;
      const opening = channels.subscribe(this.#channelOf(room), this.#receive).then((isSubscribed) => {
        if (this.#opening.get(room) !== opening) return;
        this.#opening.delete(room);
        if (isSubscribed && this.rooms.has(room)) evictions.opened(room);
      });
      this.#opening.set(room, opening);
    });
    this.on('delete-room', (room: string) => {
      if (!hasChannel(room)) return;
      evictions.closed(room);
      channels.unsubscribe(this.#channelOf(room), this.#receive);
    });
  }

  /** Resolves once the socket receives other instances' messages in these rooms, so that it misses none between joining and the response to its join. */
  override async addAll(id: string, rooms: Set<string>): Promise<void> {
    void super.addAll(id, rooms);
    await Promise.all([...rooms].map((room) => this.#opening.get(room)));
  }

  override close(): void {
    this.channels.unsubscribe(this.prefix, this.#receive);
    for (const room of this.rooms.keys()) if (hasChannel(room)) this.channels.unsubscribe(this.#channelOf(room), this.#receive);
  }

  /** No other instance is queried: `fetchSockets` returns the sockets of this one. */
  override serverCount(): Promise<number> {
    return Promise.resolve(1);
  }

  /** Does not wait, so that Redis never delays messages to our own sockets. */
  protected override doPublish(message: ClusterMessage): Promise<string> {
    // The message begins with its sender's uid, by which the sender recognises and skips it.
    this.channels.publish(this.#channelFor(message), this.uid + JSON.stringify(message));
    return Promise.resolve('');
  }

  protected override doPublishResponse(): Promise<void> {
    return Promise.resolve();
  }

  readonly #receive = (received: string): void => {
    if (received.startsWith(this.uid)) return;
    const message = JSON.parse(received.slice(this.uid.length)) as ClusterMessage;
    if (message.type === MessageType.SOCKETS_LEAVE) for (const room of message.data.rooms) this.evictions.note(room);
    this.onMessage(message);
  };

  #channelOf(room: string): string {
    return `${this.prefix}:${room}`;
  }

  /** A message to one room goes to the instances that hold the room, any other message to all instances. */
  #channelFor(message: ClusterMessage): string {
    const isForRooms = message.type === MessageType.BROADCAST || message.type === MessageType.SOCKETS_LEAVE || message.type === MessageType.DISCONNECT_SOCKETS;
    const [room, ...others] = isForRooms ? message.data.opts.rooms : [];
    return room !== undefined && others.length === 0 && hasChannel(room) ? this.#channelOf(room) : this.prefix;
  }
}
