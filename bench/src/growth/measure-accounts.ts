import { rounded } from '../report';
import { startRole } from '../role';
import { median } from '../measure';
import type { Ready } from './host';
import { get, measure, usageOf, type Row } from './latency';
import { SEARCHES } from './names';

export const SIZES = [6_250, 12_500, 25_000, 50_000, 100_000];
const EXPORTS = 3;
const PAGE = 50;
const STRIDE = 500;
const SEARCH = '/api/admin/users/search';

export interface AccountsAtSize {
  readonly searches: readonly Row[];
  readonly exports: readonly Row[];
}

/** The search and the exports at every size, each in a fresh process on the same files. */
export async function measureAccounts(file: string, folder: string): Promise<AccountsAtSize> {
  const searches: Row[] = [];
  const exports: Row[] = [];
  let before = 0;
  for (const size of SIZES) {
    const began = performance.now();
    await (await startRole(file, ['seed', folder, String(before), String(size)])).stop();
    console.log(`${size} accounts after ${Math.round((performance.now() - began) / 1000)} s`);
    before = size;
    searches.push(...(await measureSearch(file, folder, size)));
    for (const format of ['json', 'csv']) exports.push(await measureExport(file, folder, size, format));
  }
  return { searches, exports };
}

async function measureSearch(file: string, folder: string, size: number): Promise<Row[]> {
  const server = await startRole<Ready>(file, ['billing', folder]);
  const { ready } = server;
  const searches = Object.entries(SEARCHES).map(([call, q]) => [call, `${SEARCH}?limit=${PAGE}&q=${encodeURIComponent(q)}`] as const);
  const calls = [...searches, ['first page of all', `${SEARCH}?limit=${PAGE}`], ['last page of all', await lastPage(ready)]] as const;
  const rows: Row[] = [];
  for (const [call, path] of calls) {
    const measured = await measure(server, [path]);
    const { users } = JSON.parse((await get(ready, path)).text) as { users: readonly object[] };
    rows.push({ size, call, ...measured, users: users.length });
  }
  await server.stop();
  return rows;
}

/** Follows the links to the last page of all users. */
async function lastPage(ready: Ready): Promise<string> {
  const next = async (path: string) => /^<(.*)>; rel="next"$/.exec((await get(ready, path)).headers.get('link') ?? '')?.[1];
  let last = `${SEARCH}?limit=${STRIDE}`;
  for (let path = await next(last); path !== undefined; path = await next(path)) last = path;
  return last;
}

async function measureExport(file: string, folder: string, size: number, format: string): Promise<Row> {
  const server = await startRole<Ready>(file, ['auth', folder]);
  const idle = await usageOf(server);
  const seconds: number[] = [];
  let length = 0;
  for (let count = 0; count < EXPORTS; count += 1) {
    const began = performance.now();
    length = (await get(server.ready, `/api/admin/export-users?format=${format}`)).text.length;
    seconds.push((performance.now() - began) / 1000);
  }
  const after = await usageOf(server);
  await server.stop();
  const megabytes = rounded(length / 1024 / 1024, 1);
  const cpu = rounded((after.cpu - idle.cpu) / 1000 / EXPORTS);
  return { size, call: format, s: rounded(median(seconds)), 'CPU s': cpu, 'answer MB': megabytes, 'idle MB': Math.round(idle.now), 'peak MB': Math.round(after.peak) };
}
