import { EventEmitter } from 'node:events';

/** Replaces the socket library: the test plays the server. */
class FakeSocket extends EventEmitter {
  connected = false;
  readonly rooms: string[] = [];
  readonly io = { opts: {} };

  timeout(): this {
    return this;
  }

  async emitWithAck(event: string, { groupId }: { groupId: string }): Promise<{ ok: true }> {
    if (event === 'joinRoom') this.rooms.push(groupId);
    else this.rooms.splice(this.rooms.indexOf(groupId), 1);
    return { ok: true };
  }

  connect(): void {
    this.connected = true;
    this.emit('connect');
  }

  disconnect(): void {
    this.connected = false;
  }
}

export type { FakeSocket };

/** The sockets opened so far, the newest last. */
export const sockets: FakeSocket[] = [];

/** Replaces socket.io-client. @public Used by jest.mock. */
export function io(): FakeSocket {
  const socket = new FakeSocket();
  sockets.push(socket);
  return socket;
}
