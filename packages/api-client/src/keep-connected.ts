import type { Socket } from 'socket.io-client';

export { io } from 'socket.io-client';
export { listenToRooms } from './received-notices';

/** Exponential back-off. Random jitter makes each wait up to half shorter or longer, so that clients disconnected together do not reconnect together. */
const GROWTH = 1.5;
const CHANCE = 0.5;
const GROWS_TIMES = 20;
/** Milliseconds. */
export const FIRST_WAIT = 500;
/** A reachable server responds within this time. After a network change, the old connection may look open for another 45 s. Milliseconds. */
const CHECK_WITHIN = 3_000;
/** After this long without a response, the connection counts as doubtful. Milliseconds. */
const DOUBTFUL_AFTER = 500;

/**
 * How long to wait before the next attempt to connect. Milliseconds.
 *
 * @param tries how many attempts have failed since the last connection
 * @param least seconds that the server asked the client to wait
 */
export function retryWait(tries: number, least = 0, firstWait = FIRST_WAIT): number {
  const chance = Math.random();
  const growing = firstWait * Math.min(GROWTH ** tries, GROWS_TIMES) * (1 - CHANCE + 2 * CHANCE * chance);
  return Math.max(growing, 1000 * least * (1 + chance));
}

export interface Keeping {
  /** Milliseconds. */
  readonly firstWait?: number | undefined;
  /** Whether a refusal with this message is final: no further attempt is made. */
  readonly isFinal?: (refusal: string) => boolean;
  /** Requests a response on the open connection; rejects if none arrives within the time (milliseconds). */
  readonly check?: (within: number) => Promise<unknown>;
  /** Called with true when the open connection may be dead, and with false when it responds after all. */
  readonly onDoubt?: (isDoubtful: boolean) => void;
}

/**
 * Reconnects a socket (whose `reconnection` is off) whenever the connection breaks, and whenever the server refuses or ends it; the library reconnects only when
 * it breaks. When the browser is online again, or the page is visible again, it reconnects without further waiting. It then also checks a connection that looks
 * open, because a phone that has changed its network does not notice that the old connection is dead.
 *
 * @returns a function that stops reconnecting and closes the socket
 */
export function keepConnected(socket: Socket, { firstWait, isFinal = () => false, check, onDoubt }: Keeping = {}): () => void {
  let tries = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const connect = () => {
    stopWaiting();
    socket.connect();
  };
  const retry = (least?: number) => {
    stopWaiting();
    waiting = setTimeout(connect, retryWait(tries, least, firstWait));
    tries += 1;
  };
  let isChecking = false;
  const checkConnection = async () => {
    if (isChecking) return;
    isChecking = true;
    // Undefined while the socket is still connecting, perhaps over a network that the phone has left.
    const { id } = socket;
    let isDoubtful = false;
    const doubting = setTimeout(() => socket.connected && socket.id === id && onDoubt?.((isDoubtful = true)), DOUBTFUL_AFTER);
    const isAlive = await (id === undefined ? connects(socket, CHECK_WITHIN) : (check?.(CHECK_WITHIN) ?? Promise.resolve())).then(
      () => true,
      () => false,
    );
    clearTimeout(doubting);
    isChecking = false;
    // The connection may have ended meanwhile, or a new one may have replaced it.
    if (!socket.active || waiting !== undefined || (id !== undefined && socket.id !== id)) return;
    if (isAlive) return void (isDoubtful && onDoubt?.(false));
    socket.disconnect();
    connect();
  };
  const onReturn = () => {
    if (document.visibilityState !== 'visible') return;
    if (waiting !== undefined) connect();
    else if (socket.active) void checkConnection();
  };

  socket.on('connect', () => (tries = 0));
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') retry();
  });
  socket.on('connect_error', ({ message, data }: Error & { data?: { retryAfterSeconds?: number } }) => {
    if (!isFinal(message)) retry(data?.retryAfterSeconds);
  });
  const left = new AbortController();
  globalThis.window?.addEventListener('online', onReturn, left);
  globalThis.window?.addEventListener('pageshow', ({ persisted }) => (persisted ? onReturn() : undefined), left);
  globalThis.document?.addEventListener('visibilitychange', onReturn, left);

  return () => {
    left.abort();
    stopWaiting();
    socket.disconnect();
  };
}

/** Rejects if the socket does not connect within the time (milliseconds). */
function connects(socket: Socket, within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(reject, within);
    socket.once('connect', () => {
      clearTimeout(tooLate);
      resolve();
    });
  });
}
