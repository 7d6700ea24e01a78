import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createLogger, type Logger } from '@fairshare/service-kit';

/** The folder of the suite's logs, which `npm test` scans at its end; unset: no logs are written. */
const folder = process.env['SUITE_LOGS'];

const files = new Map<string, number>();

function append(ending: string, text: string): void {
  if (!folder) return;
  const file = files.get(ending) ?? openFile(join(folder, `${process.pid}${ending}`));
  files.set(ending, file);
  writeSync(file, text);
}

function openFile(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'a');
}

/** A logger that prints nothing. If the suite's logs are written, it writes every message to them. */
export const suiteLogger = (name: string): Logger => createLogger(name, folder ? 'trace' : 'silent', { write: (line) => append('.log', line) });

/** Fields of a body whose values are secret. */
const SECRET_FIELDS = ['password', 'token', 'clientSecret', 'cardNumber', 'email', 'device'];

/** All secrets in the body of a request or a response, at any depth. */
export function secretsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' && SECRET_FIELDS.includes(name) ? [value] : secretsIn(value)));
}

const noted = new Set<string>();

/** Records values that must not occur in any log. */
export function noteSecrets(values: readonly string[]): void {
  const fresh = [...new Set(values)].filter((value) => value.length > 0 && !value.includes('\n') && !noted.has(value));
  for (const value of fresh) noted.add(value);
  if (fresh.length > 0) append('.secrets', `${fresh.join('\n')}\n`);
}
