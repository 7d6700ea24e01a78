import { openSqlite } from '@fairshare/store';

/** Counts up by requests with these numbers until it is killed, and reports each acknowledged one. */
async function requestOn(file: string, from: number): Promise<void> {
  const counters = openSqlite({ file }).aggregates<{ count: number }>({ kind: 'counters', schema: 1 });
  for (let index = from; ; index += 1) {
    await counters.update('c1', ({ count }) => ({ state: { count: count + 1 }, changes: [] }), { request: { key: `k${index}`, hash: 'h' } });
    process.stdout.write(`${index}\n`);
  }
}

void requestOn(process.argv[2] ?? '', Number(process.argv[3]));
