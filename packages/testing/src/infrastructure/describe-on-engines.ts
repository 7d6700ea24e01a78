import { missingEngines, type EngineName } from './engines';

/** Milliseconds for hooks that start engines: the first start on a machine downloads and builds them. */
export const ENGINE_START = 300_000;

/** A suite that needs engines: see describeUnless. */
export function describeOnEngines(engines: readonly EngineName[], name: string, suite: () => void): void {
  describeUnless(missingEngines(engines), name, suite);
}

/**
 * A suite that cannot run everywhere. If something is missing, the suite is skipped, with the reason in one line. With CI set the suite is
 * mandatory: it fails once, with that reason.
 * @param missing what is missing; null: nothing
 */
export function describeUnless(missing: string | null, name: string, suite: () => void): void {
  if (missing === null) return describe(name, suite);
  if (process.env['CI'] === 'true') return describe(name, () => it('when nothing may be left out, then all it needs is there', () => refuse(missing)));
  process.stderr.write(`skipped: ${name}: ${missing}\n`);
  describe.skip(name, suite);
}

/** Throws an error of one line, because a stack trace would not help. */
function refuse(missing: string): never {
  const error = new Error(missing);
  error.stack = missing;
  throw error;
}
