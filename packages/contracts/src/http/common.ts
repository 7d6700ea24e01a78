import { z } from 'zod';
import { id } from '../ids';

export const noBody = z
  .undefined()
  .or(z.null())
  .or(z.object({}))
  .transform(() => undefined);

/** The answer of a 204. */
export const noContent = z.undefined();

/** An id in the query string; left empty it counts as absent. */
export const optionalIdInQuery = z.preprocess((value) => (value === '' ? undefined : value), id.optional());

/** Paging of a list: without `limit` all of it; the next page's cursor stands in the Link header. */
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().max(200).optional(),
});
export type Page = z.infer<typeof page>;

export const message = z.object({ message: z.string() });
