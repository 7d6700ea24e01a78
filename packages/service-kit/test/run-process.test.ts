import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

describe('the life of a process', () => {
  let directory: string;
  beforeAll(async () => {
    // Beside this file, so that the bundle finds its npm packages.
    directory = await mkdtemp(join(__dirname, '.run-process-'));
    await build({
      entryPoints: [join(__dirname, 'children', 'process.ts')],
      outfile: join(directory, 'process.cjs'),
      bundle: true,
      platform: 'node',
      packages: 'external',
      alias: WORKSPACES,
    });
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  /** Starts the process, acts on it once it has started, and returns how it ended. */
  async function run(how: string, act: (child: ReturnType<typeof spawn>) => void = () => undefined) {
    const child = spawn(process.execPath, [join(directory, 'process.cjs'), how], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const output = { out: '', err: '' };
    child.stdout?.on('data', (chunk: Buffer) => {
      output.out += chunk.toString();
      if (output.out === 'started\n') act(child);
    });
    child.stderr?.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return { code, signal, ...output };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('when a process gets %s twice, then it closes once, in order', async (signal) => {
    const twice = (child: ReturnType<typeof spawn>) => [child.kill(signal), child.kill(signal)];
    expect(await run('sound', twice)).toEqual({ code: 0, signal: null, out: 'started\nclosed\n', err: '' });
  });

  it('when the parent disconnects, then the process closes in order and ends with 0', async () => {
    expect(await run('sound', (child) => child.disconnect())).toMatchObject({ code: 0, out: 'started\nclosed\n' });
  });

  it('when a process cannot go on, then it ends with 1', async () => {
    expect(await run('broken')).toEqual({ code: 1, signal: null, out: 'started\nclosed\n', err: 'ends, since it cannot go on: settlement.games: no progress for 60 s\n' });
  });

  it('when what a command needs is unavailable, then one line says so', async () => {
    expect(await run('command')).toEqual({ code: 1, signal: null, out: '', err: 'Payments are unavailable\n' });
  });

  it('when the environment is wrong, then one line says so', async () => {
    expect(await run('misconfigured')).toEqual({ code: 1, signal: null, out: '', err: 'Wrong environment: PORT must be a port number\n' });
  });
});

const source = (name: string) => join(__dirname, '..', '..', name, 'src', 'index.ts');
const WORKSPACES = { '@fairshare/event-bus': source('event-bus'), '@fairshare/store': source('store'), '@fairshare/contracts': source('contracts') };
