import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { runChild } from './child-process';
import { prepareSqlite, type SqliteUnderTest } from './sqlite-under-test';

describe('a sqlite file that several processes use', () => {
  let sqlite: SqliteUnderTest;
  beforeEach(async () => {
    sqlite = await prepareSqlite();
  });
  afterEach(() => sqlite.dispose());

  test('when a process is killed, then acknowledged writes have their log rows', async () => {
    await sqlite.open().close(); // creates the folder
    const child = runChild('writer', sqlite.file);
    const acknowledged = new Map<string, number>();
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const [id = '', version] = line.split(' ');
      acknowledged.set(id, Number(version));
      if (acknowledged.size === 100) child.kill('SIGKILL');
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(acknowledged.size).toBeGreaterThanOrEqual(100);

    const storage = sqlite.open();
    const notes = storage.aggregates<{ text: string; writes: number }>({
      kind: 'notes',
      schema: 1,
      indexes: { text: (note) => note.text },
      publish: { topic: 'notes', schema: 1, view: (note) => note },
    });
    for (const [id, version] of acknowledged) {
      const found = await notes.get(id);
      expect(found?.version).toBeGreaterThanOrEqual(version);
      expect(found?.state.writes).toBe(found?.version);
      expect((await notes.find('text', `text of ${id}`)).map((note) => note.id)).toEqual([id]);
    }
    // Each write is there with its log row, or both are missing.
    const { records } = await storage.log.read('notes', 'at:0', 100_000);
    expect(records.map(({ id, changes }) => ({ id, version: changes.length })).sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(await notes.versions());
  });

  test('when a process is killed during requests, then repeats count once', async () => {
    await sqlite.open().aggregates<{ count: number }>({ kind: 'counters', schema: 1 }).create('c1', { count: 0 }, []);
    let sent = 0;
    for (let turn = 0; turn < 5; turn += 1) {
      const child = runChild('requests', sqlite.file, String(sent));
      createInterface({ input: child.stdout }).on('line', (line) => {
        sent = Number(line);
        if (sent % 40 === 39) child.kill('SIGKILL');
      });
      await once(child, 'close');
    }
    const counters = sqlite.open().aggregates<{ count: number }>({ kind: 'counters', schema: 1 });
    // The last request may have taken effect without an acknowledgement.
    for (let index = 0; index <= sent + 1; index += 1) {
      await counters.update('c1', ({ count }) => ({ state: { count: count + 1 }, changes: [] }), { request: { key: `k${index}`, hash: 'h' } });
    }
    expect((await counters.get('c1'))?.state).toEqual({ count: sent + 2 });
  });

  test('when two processes update one aggregate at once, then no update is lost', async () => {
    const counters = sqlite.open().aggregates<{ count: number }>({ kind: 'counters', schema: 1 });
    await counters.create('c1', { count: 0 }, []);
    const children = [1, 2].map(() => runChild('counter', sqlite.file, '100'));
    const exits = await Promise.all(children.map((child) => once(child, 'exit')));
    expect(exits.map(([code]) => code as unknown)).toEqual([0, 0]);
    expect(await counters.get('c1')).toMatchObject({ version: 201, state: { count: 200 } });
  });

  test('when a process uses a sqlite file, then only libsql loads', async () => {
    await sqlite.open().close();
    const child = runChild('loaded', sqlite.file);
    const output: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    await once(child, 'close');
    expect(output.join('').trim()).toBe('libsql');
  });
});
