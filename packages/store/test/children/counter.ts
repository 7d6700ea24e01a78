import { openSqlite } from '@fairshare/store';

/** Counts one aggregate up, so many times, in competition with others. */
async function count(file: string, times: number): Promise<void> {
  const storage = openSqlite({ file });
  const counters = storage.aggregates<{ count: number }>({ kind: 'counters', schema: 1 });
  for (let done = 0; done < times; done += 1) await counters.update('c1', (state) => ({ state: { count: state.count + 1 }, changes: [] }));
  await storage.close();
}

void count(process.argv[2] ?? '', Number(process.argv[3]));
