import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { eventually } from '@fairshare/testing';
import { settings } from './support';

export const ROOT = resolve(__dirname, '..', '..', '..');

/** Bundles the platform as for `npm start`. Returns the file; each suite has its own name, so that no suite removes another's. */
export async function bundlePlatform(name: string): Promise<string> {
  const file = join(ROOT, 'platform', 'embedded', 'dist', `${name}.cjs`);
  const bundler = spawn(process.execPath, ['scripts/bundle-server.mjs', 'platform/embedded/src/main.ts', file], { cwd: ROOT, stdio: 'inherit' });
  const code = await new Promise((resolve) => bundler.once('exit', resolve));
  if (code !== 0) throw new Error(`the platform cannot be bundled: ${code}`);
  return file;
}

export interface ProcessOptions {
  readonly file: string;
  readonly port: number;
  readonly dataDir: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Arguments for node itself. */
  readonly execArgv?: readonly string[];
  /** Called with the output of the process. */
  readonly onOutput?: (text: string) => void;
}

/** Starts the platform in a process of its own, and resolves when it is ready. */
export async function startPlatformProcess({ file, port, dataDir, environment = {}, execArgv = [], onOutput }: ProcessOptions): Promise<ChildProcess> {
  const output = onOutput ? 'pipe' : 'ignore';
  const child = spawn(process.execPath, [...execArgv, file], {
    cwd: ROOT,
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, ...settings(port, dataDir), ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  await eventually(
    async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.status ?? 0,
    (status) => status === 200,
    { within: 60_000 },
  );
  return child;
}

/** Kills it at once, like a power cut. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
