import { request } from 'undici';

/** Milliseconds a process has to answer that it lives. */
const WITHIN = 1_000;

/** Whether the process at an address answers its health check, whatever it says: one that hangs does not. */
export async function answersAtAll(address: string): Promise<boolean> {
  try {
    // `reset`: on a connection of its own, since those that are open may be those that hang.
    const answer = await request(new URL('/healthz', address), { signal: AbortSignal.timeout(WITHIN), reset: true });
    await answer.body.dump();
    return true;
  } catch {
    return false;
  }
}
