import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buildSync } from 'esbuild';

/** Runs a script of `children/` in its own process, bundled and passed on its standard input. */
export function runChild(name: string, ...args: string[]): ChildProcessByStdio<Writable, Readable, null> {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'children', `${name}.ts`)],
    bundle: true,
    platform: 'node',
    external: ['libsql', 'mongoose'],
    write: false,
  });
  const child = spawn(process.execPath, ['-', ...args], { cwd: __dirname, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(outputFiles[0]?.text);
  return child;
}
