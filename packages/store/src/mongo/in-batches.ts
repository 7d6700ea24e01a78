/** Documents that are read at once, and documents that are written in one command. */
const READ_AT_ONCE = 200;
const WRITTEN_AT_ONCE = 25;

/**
 * Writes the result of `update` for each document, many in one command: single writes would each queue among all other writes.
 * @param page returns so many documents after an id, in order of ids
 * @returns how many documents there were
 */
export async function inBatches<Row extends { readonly _id: string }, Update>(
  page: (after: string, limit: number) => Promise<readonly Row[]>,
  update: (row: Row) => Update,
  write: (updates: Update[]) => Promise<unknown>,
): Promise<number> {
  let found = 0;
  for (let after = ''; ;) {
    const rows = await page(after, READ_AT_ONCE);
    for (let start = 0; start < rows.length; start += WRITTEN_AT_ONCE) await write(rows.slice(start, start + WRITTEN_AT_ONCE).map(update));
    found += rows.length;
    if (rows.length < READ_AT_ONCE) return found;
    after = rows.at(-1)?._id ?? after;
  }
}
