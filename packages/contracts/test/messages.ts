import type { z } from 'zod';

/** The messages a schema refuses a value with, each by the path of its field; empty when it is accepted. */
export function refusals(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}
