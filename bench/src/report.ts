import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** Prints the rows as a table and writes them as JSON to bench/results, with a description of the machine. */
export function report(bench: string, rows: readonly Readonly<Record<string, string | number>>[], facts: Readonly<Record<string, unknown>> = {}): void {
  console.table(rows);
  const folder = join(__dirname, '..', 'results');
  mkdirSync(folder, { recursive: true });
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
  writeFileSync(join(folder, `${bench}.json`), `${JSON.stringify({ bench, machine, ...facts, rows }, null, 2)}\n`);
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
