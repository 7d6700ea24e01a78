import type { Socket } from 'socket.io-client';

export { io } from 'socket.io-client';
export { hearRooms } from './heard';

/** Waits between tries grow as most libraries' exponential back-off does; each is up to half shorter or longer by chance, so that those who lost their line together do not come back together. */
const GROWTH = 1.5;
const CHANCE = 0.5;
const GROWS_TIMES = 20;
/** Milliseconds. */
export const FIRST_WAIT = 500;
/** A server that is reached answers within this; after a new network, the old connection may look open for 45 s more. Milliseconds. */
const CHECK_WITHIN = 3_000;
/** No answer for so long is doubtful already. Milliseconds. */
const DOUBTFUL_AFTER = 500;

/**
 * How long to wait before another try to connect. Milliseconds.
 *
 * @param tries how many have failed since the last connection
 * @param least seconds the server asked for
 */
export function retryWait(tries: number, least = 0, firstWait = FIRST_WAIT): number {
  const chance = Math.random();
  const growing = firstWait * Math.min(GROWTH ** tries, GROWS_TIMES) * (1 - CHANCE + 2 * CHANCE * chance);
  return Math.max(growing, 1000 * least * (1 + chance));
}

export interface Keeping {
  /** Milliseconds. */
  readonly firstWait?: number | undefined;
  /** A refusal after which it is not tried again, by its message. */
  readonly isFinal?: (refusal: string) => boolean;
  /** Asks the server for an answer on the open connection; rejects if none comes within the time, milliseconds. */
  readonly check?: (within: number) => Promise<unknown>;
  /** Whether it is doubtful that the open connection still carries anything. */
  readonly onDoubt?: (isDoubtful: boolean) => void;
}

/**
 * Connects a socket again (its `reconnection` is off) whenever the line breaks and whenever the server refuses or ends the connection: the library does so only
 * when the line breaks. Where a browser has signal again, or somebody looks at it again, it does not wait any longer, and it checks a connection that looks open:
 * a phone that has changed its network is not told that the old connection is dead.
 *
 * @returns ends that, and the connection
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
    // None yet while it is being connected, perhaps over a network that the phone has left.
    const { id } = socket;
    let isDoubtful = false;
    const doubting = setTimeout(() => socket.connected && socket.id === id && onDoubt?.((isDoubtful = true)), DOUBTFUL_AFTER);
    const isAlive = await (id === undefined ? connects(socket, CHECK_WITHIN) : (check?.(CHECK_WITHIN) ?? Promise.resolve())).then(
      () => true,
      () => false,
    );
    clearTimeout(doubting);
    isChecking = false;
    // It may have ended meanwhile, or be another one already.
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

/** Rejects if it is not connected within the time, milliseconds. */
function connects(socket: Socket, within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(reject, within);
    socket.once('connect', () => {
      clearTimeout(tooLate);
      resolve();
    });
  });
}
