import { missingEngines, type EngineName } from './engines';

/** Milliseconds for hooks that start engines: the first start on a machine downloads and builds them. */
export const ENGINE_START = 300_000;

/** A suite that needs engines: see describeUnless. */
export function describeOnEngines(engines: readonly EngineName[], name: string, suite: () => void): void {
  describeUnless(missingEngines(engines), name, suite);
}

/**
 * A suite that cannot be everywhere. Where something is missing it is skipped, saying so in one line; with CI set it is obligatory,
 * and fails there for the reason it would be skipped for.
 * @param missing what; null: nothing
 */
export function describeUnless(missing: string | null, name: string, suite: () => void): void {
  if (missing === null || process.env['CI'] === 'true') return describe(name, suite);
  process.stderr.write(`skipped: ${name}: ${missing}\n`);
  describe.skip(name, suite);
}
