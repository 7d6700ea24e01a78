import type { Socket } from 'socket.io-client';

export { io } from 'socket.io-client';

/** Waits between tries grow as most libraries' exponential back-off does; each is up to half shorter or longer by chance, so that those who lost their line together do not come back together. */
const GROWTH = 1.5;
const CHANCE = 0.5;
const GROWS_TIMES = 20;
/** Milliseconds. */
export const FIRST_WAIT = 500;

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
}

/**
 * Connects a socket again (its `reconnection` is off) whenever the line breaks and whenever the server refuses or ends the connection: the library does so only
 * when the line breaks. Where a browser has signal again, or somebody looks at it again, it does not wait any longer.
 *
 * @returns ends that, and the connection
 */
export function keepConnected(socket: Socket, { firstWait, isFinal = () => false }: Keeping = {}): () => void {
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
  const onReturn = () => {
    if (waiting !== undefined && document.visibilityState === 'visible') connect();
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
  globalThis.document?.addEventListener('visibilitychange', onReturn, left);

  return () => {
    left.abort();
    stopWaiting();
    socket.disconnect();
  };
}
