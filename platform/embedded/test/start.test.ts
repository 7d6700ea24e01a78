import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestClient, eventually, freePort } from '@fairshare/testing';
import { bundlePlatform, kill, ROOT, startPlatformProcess } from './platform-process';
import { settings } from './support';

/** These capabilities let root write a read-only file; without them file modes apply to root as to any user. */
const WITHOUT_RIGHTS = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : [];

interface Start {
  /** A line of bash to run first: its limits apply to the platform. */
  readonly before?: string;
  /** True: runs as a user to whom file modes apply. */
  readonly bound?: boolean;
  readonly args?: readonly string[];
}

describe('a start', () => {
  let file = '';
  let dataDir = '';
  const clean: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    file = await bundlePlatform('start-test');
  });
  afterAll(() => rm(file, { force: true }));
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'fairshare-start-'));
  });
  afterEach(async () => {
    for (const action of clean.splice(0).reverse()) await action();
    await chmod(dataDir, 0o700).catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Runs the platform until it ends by itself: its exit code, and the lines of its output. */
  async function ends({ before = ':', bound = false, args = [] }: Start = {}): Promise<{ code: number | null; lines: string[] }> {
    const [command, ...rest] = [...(bound ? WITHOUT_RIGHTS : []), 'bash', '-c', `${before}; exec "$0" "$@"`, process.execPath, file, ...args];
    const child = spawn(command!, rest, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...settings(await freePort(), dataDir) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    clean.push(async () => child.kill('SIGKILL'));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, lines: output.trim().split('\n') };
  }
  const starts = async () => {
    const port = await freePort();
    const child = await startPlatformProcess({ file, port, dataDir });
    clean.push(() => kill(child));
    return { child, client: createTestClient(() => `http://localhost:${port}`) };
  };
  const inUse = () => ({ code: 1, lines: [`DATA_DIR ${dataDir} is in use by a platform that runs: stop that one first, or choose another DATA_DIR`] });

  test('when a platform runs on the directory, then a second one refuses to start', async () => {
    const { client } = await starts();
    expect(await ends()).toEqual(inUse());
    expect((await client.get('/readyz')).status).toBe(200);
    expect(await ends({ args: ['reconcile', 'settlement', '--rebuild'] })).toEqual(inUse());
    expect((await ends({ args: ['reconcile', 'settlement'] })).code).toBe(0);
  });

  test('when the one before was killed, then nothing is in the way', async () => {
    const { child } = await starts();
    await kill(child);
    const { client } = await starts();
    expect((await client.get('/readyz')).status).toBe(200);
  });

  test.each(['auth.sqlite', 'games.sqlite', 'in-use.lock'])('when %s is garbage, then one line names it', async (name) => {
    await writeFile(join(dataDir, name), 'this is no database, and long enough to be looked at by anyone who opens it'.repeat(20));
    const { code, lines } = await ends();
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(name === 'in-use.lock' ? `DATA_DIR ${dataDir} cannot be used` : `${join(dataDir, name)} cannot be used: it is no database, or a damaged one`);
  });

  test('when COURSE_LIBRARY names no course library, then one line names it', async () => {
    const other = join(dataDir, 'other.json');
    await writeFile(other, '{"hello":1}\n');
    expect(await ends({ before: `export COURSE_LIBRARY=${other}` })).toEqual({
      code: 1,
      lines: [`COURSE_LIBRARY ${other} is no course library: its first line is no course card`],
    });
    expect(await ends({ before: 'export COURSE_LIBRARY=/nowhere' })).toEqual({ code: 1, lines: ['Wrong environment: COURSE_LIBRARY must be off, or a file that is there'] });
  });

  test('when the directory is a file, then one line names it', async () => {
    await rm(dataDir, { recursive: true });
    await writeFile(dataDir, '');
    const { code, lines } = await ends();
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(`DATA_DIR ${dataDir} cannot be used`);
  });

  test('when a file cannot be written, then one line names it', async () => {
    const games = join(dataDir, 'games.sqlite');
    const { child } = await starts();
    await kill(child);
    for (const name of ['games.sqlite', 'games.sqlite-wal', 'games.sqlite-shm']) {
      await chmod(join(dataDir, name), 0o444).catch(() => undefined);
    }
    const { code, lines } = await ends({ bound: true });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(`${games} cannot be used: `);
  });

  test('when the directory cannot be written, then one line names it', async () => {
    await mkdir(join(dataDir, 'data'));
    await chmod(dataDir, 0o555);
    const { code, lines } = await ends({ bound: true });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(`DATA_DIR ${dataDir} cannot be used`);
  });

  test('when the disk takes no more, then one line names the file', async () => {
    // The maximum size of a file stands in for the free space of a disk.
    const { code, lines } = await ends({ before: "trap '' XFSZ; ulimit -f 16" });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/auth\.sqlite cannot be used: (the disk|disk)/);
  });

  test('when all is well again, then it starts', async () => {
    expect((await ends({ before: "trap '' XFSZ; ulimit -f 16" })).code).toBe(1);
    const { client } = await starts();
    await eventually(
      async () => (await client.get('/readyz')).status,
      (status) => status === 200,
    );
  });
});
