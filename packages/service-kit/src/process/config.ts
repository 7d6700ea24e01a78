import type { z } from 'zod';

/** A wrong environment stops the start with one clear line. */
export class BadEnvironment extends Error {
  override readonly name = 'BadEnvironment';
}

/** Parses the environment once, cross-field rules of the schema included. Blank means unset. @throws BadEnvironment */
export function readEnvironment<S extends z.ZodType>(schema: S, environment: NodeJS.ProcessEnv = process.env): z.output<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'environment'} ${issue.message}`);
  throw new BadEnvironment(`Wrong environment: ${faults.join('; ')}`);
}
