import type { Socket } from 'socket.io-client';

/** Milliseconds, as the app's (packages/api-client/src/live.ts). */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** How a phone of a bench comes back, as the app does. */
export const RECONNECTING = { reconnectionDelay: FIRST_WAIT, reconnectionDelayMax: LONGEST_WAIT, randomizationFactor: 0.3 };

/** The library gives up where the server ended a connection or refused it; the app goes on, and so does this phone. */
export function goOnWhenRefused(socket: Socket): void {
  let tries = 0;
  const retry = (leastSeconds = 0) => {
    const chance = Math.random();
    const wait = Math.max(Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT) * (0.5 + chance), leastSeconds * 1_000 * (1 + chance));
    tries += 1;
    setTimeout(() => socket.connect(), wait);
  };
  socket.on('connect', () => (tries = 0));
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') retry();
  });
  socket.on('connect_error', (error: Error & { data?: { retryAfterSeconds?: number } }) => {
    if (!socket.active) retry(error.data?.retryAfterSeconds);
  });
}
