import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { io, keepConnected } from '@fairshare/api-client/keep-connected';
import { type ChangeNotice, SOCKET_PATH, SOCKET_ROOM_PARAMETER } from '@fairshare/contracts';
import type { Socket } from 'socket.io-client';
import { PHONES_A_GROUP } from './schedule';

const FOUR = ['ann', 'bob', 'cy', 'di'];
const HOLES = 18;
/** Timeout of a call in milliseconds, after which the phone retries. `AGAIN_AFTER`: between two tries. */
const CALL_WITHIN = 10_000;
const AGAIN_AFTER = 500;
/** Milliseconds for which notices are collected before a phone reads, as the app does. */
const TOGETHER = 200;
/** Why a call had no response: the server was closing the connection that was kept open from the call before. */
const STALE = 'ECONNRESET on a kept connection';

/** What a phone observed of one write. Milliseconds after the tap; null: nothing had arrived before the next check. */
export interface Seen {
  readonly at: number;
  readonly accepted: number;
  readonly tries: number;
  /** Of each other phone: when it received the notice. `held`: when it had the scores. */
  readonly received: readonly (number | null)[];
  readonly held: readonly (number | null)[];
}

interface Phone {
  readonly socket: Socket;
  leave(): void;
  version: number;
  receivedAt: number;
  heldVersion: number;
  heldAt: number;
  reading: Promise<void> | null;
}

interface Answer {
  /** 0: there was no response, and the body contains the reason. */
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

/** Four golfers who play a round: one enters scores, three phones show them. */
export class Group {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: PHONES_A_GROUP });
  readonly #acknowledged = new Map<number, Readonly<Record<string, number>>>();
  #cookie = '';
  #groupId = '';
  #gameId = '';
  #sessionId = '';
  #phones: Phone[] = [];
  #entered = 0;
  notices = 0;
  /** Notices after which a phone had to read the round: it had an older version than the one before. */
  reads = 0;
  /** How often each response, or its absence, caused a retry: "POST 503", "GET no answer: ECONNRESET". */
  readonly again = new Map<string, number>();

  constructor(
    private readonly url: string,
    private readonly seat: number,
  ) {}

  /** Registers, creates a group and a game, and opens the phones. */
  async open(): Promise<void> {
    const email = `saturday-${randomUUID()}@example.com`;
    await this.#made('/api/auth/register', { email, password: 'correct horse', firstName: 'Ann', lastName: 'Bench', termsAccepted: true, marketingConsent: false });
    await this.#made('/api/trial/start', {});
    this.#groupId = await this.#made('/api/groups', { name: 'Four', players: FOUR.map((id) => ({ id, name: id })) });
    this.#sessionId = await this.#made('/api/game-state', { groupId: this.#groupId, name: 'Saturday' });
    this.#gameId = await this.#made('/api/points-games', { groupId: this.#groupId, gameStateId: this.#sessionId });
  }

  async openPhones(): Promise<void> {
    this.#phones = await Promise.all(Array.from({ length: PHONES_A_GROUP }, () => this.#openPhone()));
  }

  /** Disconnects one of the phones for so many milliseconds. */
  async drop(phone: number, milliseconds: number): Promise<void> {
    const socket = this.#phones[phone % this.#phones.length]?.socket;
    socket?.disconnect();
    await later(milliseconds);
    socket?.connect();
  }

  /** Enters the next hole; waits until each other phone has the scores, or `within` milliseconds are over. */
  async enter(within: number): Promise<Seen> {
    const hole = (this.#entered % HOLES) + 1;
    const scores = Object.fromEntries(FOUR.map((id, player) => [id, 1 + ((Math.floor(this.#entered / HOLES) + hole + player + this.seat) % 9)]));
    this.#entered += 1;
    const others = this.#phones.slice(1);
    const before = others.map(({ version, heldVersion }) => Math.max(version, heldVersion));
    const at = Date.now();
    const sentAt = performance.now();
    const { tries } = await this.#send(`/api/games/${this.#gameId}/holes/${hole}/scores`, { scores });
    const accepted = performance.now() - sentAt;
    this.#acknowledged.set(hole, scores);
    const isHeld = (phone: Phone, index: number) => phone.heldVersion > (before[index] ?? 0);
    for (const until = sentAt + within; performance.now() < until && !others.every(isHeld);) await later(5);
    const when = (known: boolean, moment: number) => (known ? moment - sentAt : null);
    return {
      at,
      accepted,
      tries,
      received: others.map((phone, index) => when(phone.version > (before[index] ?? 0), phone.receivedAt)),
      held: others.map((phone, index) => when(isHeld(phone, index), phone.heldAt)),
    };
  }

  /** The number of acknowledged scores that the server does not have. */
  async lost(): Promise<number> {
    const answer = await this.#call('GET', `/api/points-games/${this.#groupId}?gameStateId=${this.#sessionId}`);
    const games = JSON.parse(answer.body) as { id: string; holes: Record<string, Record<string, number>> }[];
    const holes = games.find(({ id }) => id === this.#gameId)?.holes ?? {};
    return [...this.#acknowledged].filter(([hole, scores]) => FOUR.some((id) => holes[hole]?.[id] !== scores[id])).length;
  }

  close(): void {
    for (const { leave } of this.#phones) leave();
    this.#agent.destroy();
  }

  async #openPhone(): Promise<Phone> {
    const socket = io(this.url, {
      path: SOCKET_PATH,
      query: { [SOCKET_ROOM_PARAMETER]: this.#groupId },
      transports: ['websocket'],
      extraHeaders: { cookie: this.#cookie },
      forceNew: true,
      reconnection: false,
    });
    const phone: Phone = { socket, leave: keepConnected(socket), version: 0, receivedAt: 0, heldVersion: 0, heldAt: 0, reading: null };
    socket.on('pointsGameUpdate', (notice: ChangeNotice) => this.#receive(phone, notice));
    socket.on('resync', () => void this.#read(phone));
    await new Promise<void>((joined) => {
      let isFirst = true;
      socket.on('connect', () => {
        void socket
          .timeout(CALL_WITHIN)
          .emitWithAck('joinRoom', this.#groupId)
          .then(
            () => {
              if (!isFirst) void this.#read(phone);
              isFirst = false;
              joined();
            },
            () => socket.disconnect().connect(),
          );
      });
    });
    await this.#read(phone);
    return phone;
  }

  #receive(phone: Phone, notice: ChangeNotice): void {
    this.notices += 1;
    if (notice.version <= phone.version) return;
    phone.version = notice.version;
    phone.receivedAt = performance.now();
    if (carriesNext(notice, phone.heldVersion)) {
      phone.heldVersion = notice.version;
      phone.heldAt = phone.receivedAt;
      return;
    }
    this.reads += 1;
    phone.reading ??= later(TOGETHER).then(() => {
      phone.reading = null;
      return this.#read(phone);
    });
  }

  /** Reads the round as the app does after a notice. `tries`: failed attempts so far; each makes it wait longer, as in the app. */
  async #read(phone: Phone, tries = 0): Promise<void> {
    const wanted = phone.version;
    const [games, round] = await Promise.all([
      this.#call('GET', `/api/points-games/${this.#groupId}?gameStateId=${this.#sessionId}`, undefined, { 'x-at-least': `games/${this.#sessionId}=${wanted}` }),
      this.#call('GET', `/api/game-state/${this.#sessionId}`, undefined, { 'x-at-least': `games/${this.#sessionId}=${wanted}` }),
    ]);
    for (const answer of [games, round]) if (answer.status !== 200) this.#count('GET', answer);
    if (games.status !== 200 || round.status !== 200)
      return void later(AGAIN_AFTER * 2 ** (Math.min(tries, 5) + Math.random())).then(() => (phone.socket.connected ? this.#read(phone, tries + 1) : undefined));
    const { version } = JSON.parse(round.body) as { readonly version: number };
    phone.heldVersion = Math.max(phone.heldVersion, wanted, version);
    phone.heldAt = performance.now();
  }

  async #made(path: string, body: object): Promise<string> {
    const { answer } = await this.#send(path, body);
    this.#cookie ||= answer.cookie;
    return answer.body === '' ? '' : (JSON.parse(answer.body) as { id: string }).id;
  }

  /** Retries a POST until the server has it, as the same call. @throws Error when the server refuses it permanently */
  async #send(path: string, body: object): Promise<{ readonly answer: Answer; readonly tries: number }> {
    const key = randomUUID();
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#call('POST', path, body, { 'idempotency-key': key });
      if (answer.status >= 200 && answer.status < 300) return { answer, tries };
      if (answer.status >= 300 && answer.status < 500 && answer.status !== 429) throw new Error(`${path} was answered ${answer.status}: ${answer.body}`);
      this.#count('POST', answer);
      await later(AGAIN_AFTER);
    }
  }

  #count(method: string, { status, body }: Answer): void {
    const what = `${method} ${status === 0 ? `no answer: ${body}` : status}`;
    this.again.set(what, (this.again.get(what) ?? 0) + 1);
  }

  /** Retries at once, like a browser, if the server was just closing the kept connection. */
  async #call(method: string, path: string, body?: object, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
    for (;;) {
      const answer = await this.#callOnce(method, path, body && JSON.stringify(body), more);
      if (answer.body !== STALE) return answer;
      this.#count(method, answer);
    }
  }

  #callOnce(method: string, path: string, text: string | undefined, more: Readonly<Record<string, string>>): Promise<Answer> {
    const headers = { cookie: this.#cookie, ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }), ...more };
    return new Promise((resolve) => {
      const failed = ({ name, code = name }: NodeJS.ErrnoException) => resolve({ status: 0, body: call.reusedSocket && code === 'ECONNRESET' ? STALE : code, cookie: '' });
      const call = request(new URL(path, this.url), { agent: this.#agent, method, headers, signal: AbortSignal.timeout(CALL_WITHIN) }, (response) => {
        read(response).then((text) => resolve({ status: response.statusCode ?? 0, body: text, cookie: cookieIn(response) }), failed);
      });
      call.once('error', failed);
      call.end(text);
    });
  }
}

/** Whether a notice contains the changes since the phone's version, so that the phone reads nothing. */
function carriesNext(notice: ChangeNotice, held: number): boolean {
  return notice.delta !== undefined && notice.delta.from <= held;
}

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const cookieIn = ({ headers }: IncomingMessage): string => headers['set-cookie']?.find((one) => one.includes('session='))?.split(';')[0] ?? '';

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
