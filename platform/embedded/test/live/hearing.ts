import { io, type Socket } from 'socket.io-client';
import { type Group, type ChangeNotice, SOCKET_PATH } from '@fairshare/contracts';
import type { RoundInPlay, TestClient } from '@fairshare/testing';
import { ROUND } from '../support';

/** A golfer's socket, with every notice it received. */
export class Hearing {
  readonly #socket: Socket;
  readonly #heard = new Map<string, ChangeNotice>();
  readonly #wake = new Set<() => void>();

  constructor(
    url: string,
    private readonly golfer: TestClient,
  ) {
    this.#socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], extraHeaders: { cookie: golfer.cookies() }, forceNew: true });
    this.#socket.onAny((_message: string, notice: ChangeNotice) => {
      this.#heard.set(`${notice.id}=${notice.version}`, notice);
      for (const look of this.#wake) look();
    });
  }

  /** A new round, whose room the socket has joined. */
  async open(): Promise<RoundInPlay> {
    const round = await ROUND.begin(this.golfer);
    await this.golfer.post(`/api/groups/${round.group.id}/custom-cards`, { name: 'Bear', emoji: '🐻', value: 5 });
    const isIn = await this.#socket.emitWithAck('joinRoom', { groupId: round.group.id, atLeast: `groups/${round.group.id}=1` });
    if (!isIn.ok) throw new Error(`the room was not joined: ${isIn.message}`);
    return { ...round, group: (await this.golfer.get(`/api/groups/${round.group.id}`)).body as Group };
  }

  /** Waits for the notice of a version. */
  changeNoticeOf(id: string, version: number): Promise<ChangeNotice> {
    return new Promise((resolve) => {
      const look = () => {
        const notice = this.#heard.get(`${id}=${version}`);
        if (notice && this.#wake.delete(look)) resolve(notice);
      };
      this.#wake.add(look);
      look();
    });
  }

  leave = (groupId: string): Promise<unknown> => this.#socket.emitWithAck('leaveRoom', groupId);

  close(): void {
    this.#socket.close();
  }
}
