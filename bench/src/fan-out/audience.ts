import { SOCKET_PATH } from '@fairshare/contracts';
import { io, type Socket } from 'socket.io-client';
import { roomName, userName, type Ready, type Size } from './room-server';

/** Concurrent handshakes. */
const AT_ONCE = 50;
/** Milliseconds after which a message counts as lost. */
const LOST_AFTER = 30_000;

/** Sockets in rooms, the same number in each. */
export class Audience {
  readonly #rooms: readonly (readonly Socket[])[];

  private constructor(rooms: readonly (readonly Socket[])[]) {
    this.#rooms = rooms;
  }

  /**
   * Connects all sockets and joins their rooms. The sockets of a room are spread over so many instances; default: all of them.
   * @throws Error when a socket is refused
   */
  static async gather(instances: readonly Ready[], { rooms, seats }: Size, spread = instances.length): Promise<Audience> {
    const places = Array.from({ length: rooms * seats }, (_, index) => ({ room: Math.floor(index / seats), seat: index % seats }));
    const sockets: Socket[] = [];
    for (let from = 0; from < places.length; from += AT_ONCE) {
      const some = places.slice(from, from + AT_ONCE).map(({ room, seat }) => {
        const { url, tokens } = instances[(room + (seat % spread)) % instances.length] as Ready;
        return enter(url, tokens[userName(room, seat)] ?? '', roomName(room));
      });
      sockets.push(...(await Promise.all(some)));
    }
    return new Audience(Array.from({ length: rooms }, (_, room) => sockets.slice(room * seats, (room + 1) * seats)));
  }

  /** Makes `change` change these rooms; returns for each of their sockets the milliseconds until it got the change. @throws Error when one did not in time */
  delaysOf(rooms: readonly number[], change: () => void, lostAfter = LOST_AFTER): Promise<number[]> {
    const sockets = rooms.flatMap((room) => this.#rooms[room] ?? []);
    return new Promise((resolve, reject) => {
      const lost = setTimeout(() => reject(new Error(`${sockets.length - delays.length} of ${sockets.length} sockets received nothing`)), lostAfter);
      const delays: number[] = [];
      const received = () => {
        delays.push(performance.now() - began);
        if (delays.length < sockets.length) return;
        clearTimeout(lost);
        resolve(delays);
      };
      for (const socket of sockets) socket.once('pointsGameUpdate', received);
      const began = performance.now();
      change();
    });
  }

  leave(): void {
    for (const socket of this.#rooms.flat()) socket.disconnect();
  }
}

async function enter(url: string, token: string, room: string): Promise<Socket> {
  const socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], extraHeaders: { authorization: `Bearer ${token}` }, forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const answer = (await socket.timeout(LOST_AFTER).emitWithAck('joinRoom', room)) as { ok: boolean };
  if (!answer.ok) throw new Error(`${room} refuses a member`);
  return socket;
}
