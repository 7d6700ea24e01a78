import { io, keepConnected } from '@fairshare/api-client/keep-connected';
import { SOCKET_PATH, type ChangeNotice } from '@fairshare/contracts';
import type { Socket } from 'socket.io-client';
import { roomName, userName, type Size } from './room-server';

/** Concurrent handshakes at the beginning. */
const AT_ONCE = 50;
/** Milliseconds. */
const ANSWER_WITHIN = 5_000;
const LOST_AFTER = 60_000;
const LOOK_EVERY = 20;

interface Phone {
  readonly socket: Socket;
  leave(): void;
  readonly room: number;
  /** The version it shows. */
  held: number;
  /** When its connection was lost (`performance.now()`); null: it is in its room. */
  lostAt: number | null;
}

/**
 * Phones in rooms of a gateway that reconnect by themselves, as the app does. Back in its room, a phone reads the current state, here from the bench itself,
 * which makes the changes. That read is no request.
 */
export class Crowd {
  readonly #phones: Phone[] = [];
  readonly #newest: number[];
  /** Milliseconds from the loss of a connection to the newest state, of each return since this was emptied. */
  readonly #returns: number[] = [];

  private constructor(private readonly size: Size) {
    this.#newest = Array.from({ length: size.rooms }, () => 0);
  }

  /** Connects all phones. @throws Error when one is refused */
  static async gather(url: string, size: Size): Promise<Crowd> {
    const crowd = new Crowd(size);
    for (let from = 0; from < size.rooms * size.seats; from += AT_ONCE) {
      for (let index = from; index < Math.min(from + AT_ONCE, size.rooms * size.seats); index += 1) crowd.#open(url, Math.floor(index / size.seats), index % size.seats);
      if (!(await crowd.#until(() => crowd.#phones.every(({ lostAt }) => lostAt === null)))) throw new Error('not everyone was let in');
    }
    crowd.#returns.splice(0);
    return crowd;
  }

  /** Changes a room; returns its new version. */
  change(room: number): number {
    return (this.#newest[room] = (this.#newest[room] ?? 0) + 1);
  }

  /** The number of phones that are in their rooms and show the newest state, once all do, or after a minute. */
  async current(): Promise<number> {
    const isCurrent = ({ room, held, lostAt }: Phone) => lostAt === null && held === this.#newest[room];
    await this.#until(() => this.#phones.every(isCurrent));
    return this.#phones.filter(isCurrent).length;
  }

  /** Resolves once no phone is connected. */
  async isCut(): Promise<void> {
    await this.#until(() => this.#phones.every(({ lostAt }) => lostAt !== null));
  }

  /** Restarts the clock of the return for all phones that are not connected. */
  restored(): void {
    for (const phone of this.#phones) if (phone.lostAt !== null) phone.lostAt = performance.now();
  }

  takeReturns(): number[] {
    return this.#returns.splice(0);
  }

  leave(): void {
    for (const { leave } of this.#phones) leave();
  }

  #open(url: string, room: number, seat: number): void {
    const socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], extraHeaders: { cookie: `session=${userName(room, seat)}` }, forceNew: true, reconnection: false });
    const phone: Phone = { socket, leave: keepConnected(socket), room, held: 0, lostAt: performance.now() };
    this.#phones.push(phone);
    socket.on('connect', () => void this.#enter(phone));
    socket.on('disconnect', () => (phone.lostAt ??= performance.now()));
    socket.on('pointsGameUpdate', ({ version }: ChangeNotice) => (phone.held = Math.max(phone.held, version)));
  }

  async #enter(phone: Phone): Promise<void> {
    const { socket, room } = phone;
    const answer = (await socket
      .timeout(ANSWER_WITHIN)
      .emitWithAck('joinRoom', roomName(room))
      .catch(() => ({ ok: false }))) as { ok: boolean };
    if (!answer.ok) return void (socket.connected && socket.io.engine.close());
    phone.held = this.#newest[room] ?? 0;
    this.#returns.push(performance.now() - (phone.lostAt ?? performance.now()));
    phone.lostAt = null;
  }

  async #until(holds: () => boolean): Promise<boolean> {
    for (const until = performance.now() + LOST_AFTER; performance.now() < until;) {
      if (holds()) return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    return holds();
  }
}
