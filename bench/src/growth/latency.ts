import { rounded } from '../report';
import type { RoleProcess } from '../role';
import type { Ready } from './host';
import type { Usage } from './usage';

/** One call at one size. */
export interface Row extends Readonly<Record<string, string | number>> {
  readonly size: number;
  readonly call: string;
}

/** Calls that are not counted: the first ones have cold caches and code that is not compiled yet. */
const WARM_UP = 10;

/** Calls that are counted. */
const CALLS = 200;

type Server = RoleProcess<Ready>;

/**
 * Sends the same GETs together, again and again. Returns the time until all have a response (p50 and p99), the processor time of one round on the
 * server, the size of the responses, and the server's memory afterwards.
 */
export async function measure(server: Server, paths: readonly string[]) {
  const round = () => Promise.all(paths.map((path) => get(server.ready, path)));
  for (let count = 0; count < WARM_UP; count += 1) await round();
  const times: number[] = [];
  const before = await usageOf(server);
  for (let count = 0; count < CALLS; count += 1) {
    const began = performance.now();
    await round();
    times.push(performance.now() - began);
  }
  const after = await usageOf(server);
  times.sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.ceil(times.length * share) - 1] ?? Number.NaN);
  const answers = (await round()).map(({ text }) => text).join('');
  const kilobytes = rounded(answers.length / 1024, 1);
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'CPU ms': rounded((after.cpu - before.cpu) / CALLS), 'answer kB': kilobytes, 'RSS MB': Math.round(after.now) };
}

export const usageOf = (server: Server): Promise<Usage> => server.ask<Usage>({});

/** The body of a GET's response, as text. @throws Error for any status but 200 */
export async function get({ url, token }: Ready, path: string): Promise<{ text: string; headers: Headers }> {
  const answer = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return { text, headers: answer.headers };
}
