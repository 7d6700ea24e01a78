import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, type AggregateType } from '@fairshare/store';
import { ROOT } from './support/files';

const NAMES = ['auth', 'groups', 'games', 'settlement', 'billing', 'realtime'];
const note = { kind: 'notes', schema: 1 } satisfies AggregateType<{ text: string }>;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fairshare-backup-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const backup = () =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/backup.mjs'), join(folder, 'backup')], { encoding: 'utf8', env: { ...process.env, DATA_DIR: join(folder, 'data') } });

describe('backup', () => {
  test('when a backup is taken from open databases, then it holds everything', async () => {
    mkdirSync(join(folder, 'data'));
    const open = NAMES.map((name) => openSqlite({ file: join(folder, 'data', `${name}.sqlite`) }));
    for (const [index, storage] of open.entries()) await storage.aggregates(note).create('one', { text: `of ${NAMES[index]}` }, []);

    expect(backup()).toMatchObject({ status: 0, stderr: '' });
    for (const storage of open) await storage.aggregates(note).update('one', () => ({ state: { text: 'later' }, changes: [] }));

    for (const name of NAMES) {
      const copy = openSqlite({ file: join(folder, 'backup', `${name}.sqlite`) });
      expect((await copy.aggregates(note).get('one'))?.state).toEqual({ text: `of ${name}` });
      await copy.close();
    }
    for (const storage of open) await storage.close();
    expect(statSync(join(folder, 'backup')).mode & 0o777).toBe(0o700);
    expect(backup().stderr).toContain('is there already, and stays as it is');
  });

  test('when there is no database, then the backup is refused in one line', () => {
    expect(backup()).toMatchObject({ status: 1, stderr: `${join(folder, 'data')} has no database of settlement, realtime, games, groups, billing, auth\n` });
  });
});
