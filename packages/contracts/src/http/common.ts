import { z } from 'zod';

export const noBody = z
  .undefined()
  .or(z.null())
  .or(z.object({}))
  .transform(() => undefined);

/** The body of a 204. */
export const noContent = z.undefined();

/** Paging of a list: without `limit` all of it; the next page's cursor is in the Link header. */
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().max(200).optional(),
});
export type Page = z.infer<typeof page>;

export const message = z.object({ message: z.string() });
