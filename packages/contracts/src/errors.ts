import { z } from 'zod';

/** Every refusal of the HTTP API has this shape; `message` is what a toast may show. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
