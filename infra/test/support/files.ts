import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '..', '..', '..');
export const fileOf = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

/** The output of `npm run create-env`, or the file it writes. */
export const createEnv = (...args: string[]): string =>
  execFileSync(process.execPath, [join(ROOT, 'scripts/create-env.mjs'), ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const PROCESSES = ['gateway', 'auth', 'groups', 'games', 'settlement', 'billing', 'realtime'] as const;
export type Process = (typeof PROCESSES)[number];
export const FRONTENDS = ['shell', 'game', 'account', 'admin'] as const;

/** The named stages of a Dockerfile. */
export function stagesOf(dockerfile: string): string[] {
  return [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gim)].map(([, name = '']) => name);
}
