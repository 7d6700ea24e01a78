import { io, type Socket } from 'socket.io-client';
import type { Scorer } from './scorer';

type Holes = Record<string, unknown>;

/**
 * A phone that shows a scorer's round through one gateway, as the app does: it joins the room and fetches whenever it is connected,
 * and refetches on every change notice.
 */
export class Watcher {
  readonly #socket: Socket;
  readonly #scorer: Scorer;
  readonly #url: string;
  #seen: Holes = {};
  #fetching: Promise<void> | null = null;
  #again = false;

  constructor(url: string, scorer: Scorer) {
    this.#url = url;
    this.#scorer = scorer;
    this.#socket = io(url, {
      path: '/ws',
      transports: ['websocket'],
      extraHeaders: { cookie: scorer.cookie },
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1_000,
    });
    this.#socket.on('connect', () => void this.#join());
    // Refused while the upstream services are unavailable: the library does not reconnect by itself then.
    this.#socket.on('connect_error', () => setTimeout(() => this.#socket.connect(), 200));
    for (const hint of ['pointsGameUpdate', 'gameStateUpdate', 'resync']) this.#socket.on(hint, () => this.#fetch());
  }

  /** The strokes it shows, by hole. */
  get seen(): Holes {
    return this.#seen;
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  close(): void {
    this.#socket.removeAllListeners();
    this.#socket.disconnect();
  }

  async #join(): Promise<void> {
    const answer = (await this.#socket
      .timeout(5_000)
      .emitWithAck('joinRoom', this.#scorer.group)
      .catch(() => null)) as { ok: boolean } | null;
    if (answer?.ok) this.#fetch();
    else if (this.#socket.connected) setTimeout(() => void this.#join(), 200);
  }

  /** Fetches one at a time; a call during a fetch causes another fetch after it. */
  #fetch(): void {
    if (this.#fetching) {
      this.#again = true;
      return;
    }
    this.#fetching = this.#load()
      .catch(() => void (this.#again = true))
      .finally(() => {
        this.#fetching = null;
        if (!this.#again) return;
        this.#again = false;
        setTimeout(() => this.#fetch(), 100);
      });
  }

  async #load(): Promise<void> {
    const { group, session, points, cookie } = this.#scorer;
    const answer = await fetch(new URL(`/api/points-games/${group}?gameStateId=${session}`, this.#url), { headers: { cookie }, signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const games = (await answer.json()) as { id: string; holes: Holes }[];
    this.#seen = games.find(({ id }) => id === points)?.holes ?? {};
  }
}
