import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The tools with which parts are built or run, with the product that provides each. */
const TOOLS = {
  java: 'a Java runtime of 17 or later',
  javac: 'a Java development kit of 17 or later',
  mvn: 'Maven',
  go: 'Go 1.24 or later',
  'redis-server': 'the Redis server',
  nginx: 'the web server',
} as const;

export type Tool = keyof typeof TOOLS;

function onPath(tool: Tool): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, tool), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** One line that names the missing tool of a part, or null. Most parts also run as containers; those with `alone` do not. */
export function missingTool(part: string, tools: readonly Tool[], how: 'alone' | 'or-in-a-container' = 'or-in-a-container'): string | null {
  const missing = tools.find((tool) => !onPath(tool));
  if (missing === undefined) return null;
  return `${part} cannot be had here: ${missing} (${TOOLS[missing]}) is not installed${how === 'alone' ? '' : ', and no Docker engine answers'}`;
}

/** Runs a tool to its end, and returns its output on stdout. @throws Error with the last of its output. */
export function runTool(command: string, args: readonly string[], options: { cwd?: string; env?: Readonly<Record<string, string>> } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: options.cwd, env: { ...process.env, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: string[] = [];
    const written: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve(written.join(''));
      const end = output.join('').trim().split('\n').slice(-15).join('\n');
      reject(new Error(`${command} ${args[0] ?? ''} ended with ${signal ?? code}:\n${end}`));
    });
  });
}
