import type { ClientMessages, RoomAnswer, ScoringMessage, ServerMessages, SOCKET_PATH, SOCKET_ROOM_PARAMETER } from '@fairshare/contracts';
import type { Socket } from 'socket.io-client';
import { api } from './api-client';
import type { ReceivedNotices, RoomListener } from './received-notices';

/**
 * `doubtful`: connected, but the server has not responded for a moment; the status becomes `connected` again, or `disconnected`.
 * `unauthorized`: the login session has ended; the status stays so until a new connection is created.
 */
export type LiveStatus = 'connecting' | 'connected' | 'doubtful' | 'disconnected' | 'unauthorized';

export interface LiveOptions extends RoomListener {
  /** The address of the socket server; absent: the page's own origin. */
  readonly url?: string;
  /** The wait before the first retry, milliseconds; later waits are longer. */
  readonly retryAfterMs?: number;
  onStatus?(status: LiveStatus): void;
}

type LiveSocket = Socket<ServerMessages, ClientMessages>;

const PATH: typeof SOCKET_PATH = '/ws';
const ROOM: typeof SOCKET_ROOM_PARAMETER = 'room';
const ANSWER_WITHIN_MS = 5000;
/** Whether a refusal means that the login session has ended. */
const isFinal = (refusal: string): boolean => refusal === 'Unauthorized';
const NO_ANSWER: RoomAnswer = { ok: false, message: 'The server did not answer in time' };

/** Opens a connection that receives the notices of the rooms it joins, and that reconnects by itself. */
export function connectLive(options: LiveOptions): LiveConnection {
  return new LiveConnection(options);
}

/** One socket with its rooms, one per group; they are joined again after every reconnection. */
export class LiveConnection {
  readonly #rooms = new Set<string>();
  readonly #waiting = new Map<string, ((answer: RoomAnswer) => void)[]>();
  #socket: LiveSocket | null = null;
  #closed = false;
  #everConnected = false;
  #received: ReceivedNotices | null = null;
  #leave: () => void = () => undefined;
  #scoring: ScoringMessage | null = null;

  constructor(private readonly options: LiveOptions) {
    this.#report('connecting');
    void this.#open();
  }

  /** Joins a group's room, now or once connected. A refusal is final. After a timeout, the next reconnection tries again. */
  joinRoom(groupId: string): Promise<RoomAnswer> {
    this.#rooms.add(groupId);
    if (this.#socket) this.#socket.io.opts.query = this.#named();
    if (this.#socket?.connected) return this.#join(this.#socket, groupId);
    return new Promise((resolve) => this.#waiting.set(groupId, [...(this.#waiting.get(groupId) ?? []), resolve]));
  }

  async leaveRoom(groupId: string): Promise<RoomAnswer> {
    this.#rooms.delete(groupId);
    if (!this.#socket?.connected) return { ok: true };
    return this.#socket
      .timeout(ANSWER_WITHIN_MS)
      .emitWithAck('leaveRoom', { groupId })
      .catch(() => NO_ANSWER);
  }

  /** Publishes to the room what is being scored on this device, and again after every reconnection. */
  scoring(message: ScoringMessage): void {
    this.#scoring = message;
    if (this.#socket?.connected) this.#socket.emit('scoring', message);
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    this.#report('disconnected');
  }

  /** The socket library is loaded here, so that screens without live updates do not load it. */
  async #open(): Promise<void> {
    const { io, keepConnected, listenToRooms } = await import('./keep-connected');
    if (this.#closed) return;
    const settings = { path: PATH, transports: ['websocket'], query: this.#named(), withCredentials: true, reconnection: false };
    const socket: LiveSocket = this.options.url === undefined ? io(settings) : io(this.options.url, settings);
    this.#socket = socket;
    socket.on('connect', () => void this.#onConnect(socket));
    socket.on('disconnect', () => this.#report('disconnected'));
    socket.on('connect_error', ({ message }) => this.#report(isFinal(message) ? 'unauthorized' : 'disconnected'));
    this.#leave = keepConnected(socket, {
      firstWait: this.options.retryAfterMs,
      isFinal,
      check: (within) => socket.timeout(within).emitWithAck('check'),
      onDoubt: (isDoubtful) => this.#report(isDoubtful ? 'doubtful' : 'connected'),
    });
    this.#received = listenToRooms(socket, this.options);
  }

  /** The query of the connection names a room, by which gateways route all connections of one room to one instance. */
  #named(): Record<string, string> {
    const [room] = this.#rooms;
    return room === undefined ? {} : { [ROOM]: room };
  }

  async #onConnect(socket: LiveSocket): Promise<void> {
    const again = this.#everConnected;
    this.#everConnected = true;
    this.#report('connected');
    const answers = await Promise.all([...this.#rooms].map((groupId) => this.#join(socket, groupId)));
    if (again && !this.#closed) this.#received?.returned(answers);
  }

  async #join(socket: LiveSocket, groupId: string): Promise<RoomAnswer> {
    const atLeast = api.seen.header() ?? undefined;
    const asked = socket.timeout(ANSWER_WITHIN_MS).emitWithAck('joinRoom', { groupId, atLeast, heard: this.#received?.of(groupId) });
    const answer = await asked.then(
      (answered) => {
        if (!answered.ok) this.#rooms.delete(groupId);
        else if (this.#scoring?.groupId === groupId) socket.emit('scoring', this.#scoring);
        this.#received?.answered(groupId, answered);
        return answered;
      },
      () => NO_ANSWER,
    );
    for (const resolve of this.#waiting.get(groupId) ?? []) resolve(answer);
    this.#waiting.delete(groupId);
    return answer;
  }

  #report(status: LiveStatus): void {
    this.options.onStatus?.(status);
  }
}
