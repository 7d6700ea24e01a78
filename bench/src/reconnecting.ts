import { retryWait } from '@fairshare/api-client';
import type { Socket } from 'socket.io-client';

/** How a phone of a bench comes back: as the app does, when it wants to, not when the library does. */
export const RECONNECTING = { reconnection: false };

/** Connects again whenever the line breaks and whenever the server refuses or ends the connection, with the app's waits. */
export function comeBack(socket: Socket): void {
  let tries = 0;
  let timer: NodeJS.Timeout | undefined;
  const retry = (leastSeconds?: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), retryWait(tries, leastSeconds)).unref();
    tries += 1;
  };
  socket.on('connect', () => (tries = 0));
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') retry();
  });
  socket.on('connect_error', (error: Error & { data?: { retryAfterSeconds?: number } }) => retry(error.data?.retryAfterSeconds));
}
