import { whyNoEngines, type EngineName } from './engines';

/** Milliseconds for hooks that start engines: the first start on a machine downloads and builds them. */
export const ENGINE_START = 300_000;

/**
 * A suite that needs real engines. Where they cannot be had it is skipped, saying so in one line; with CI set it is obligatory,
 * and fails there for the reason it would be skipped for.
 */
export function describeOnEngines(engines: readonly EngineName[], name: string, suite: () => void): void {
  const missing = whyNoEngines(engines);
  if (missing === null || process.env['CI'] === 'true') return describe(name, suite);
  process.stderr.write(`skipped: ${name}: ${missing}\n`);
  describe.skip(name, suite);
}
