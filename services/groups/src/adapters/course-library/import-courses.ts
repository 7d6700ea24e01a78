import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { cardsIn, UnreadableCards } from './card-formats';
import { lineOf, type Made } from './card-line';
import { isGzipped, LibraryFile } from './library-file';

/** Maximum number of refusals reported one by one. */
const SAID = 20;

/** The files of an import: the new cards, the library they are added to, and the output. */
export interface Import {
  readonly from: string;
  /** Null: start with an empty library. If `to` already exists, it is used instead. */
  readonly library: string | null;
  readonly to: string;
}

/**
 * Adds the cards of a file to a library, and reports the result. A card replaces a library card with the same id, but not one of its own file.
 * Idempotent. The library is replaced atomically: completely or not at all.
 * @returns whether any card was accepted
 */
export function importCourses({ from, library, to }: Import, say: (line: string) => void): boolean {
  const lines = new Map<string, string>();
  const base = existsSync(to) ? to : library;
  if (base !== null) for (const [id, line] of LibraryFile.read(base).lines()) lines.set(id, line);
  const counts = { added: 0, changed: 0, same: 0 };
  const refused: string[] = [];
  const seen = new Map<string, { readonly where: string; readonly line: string }>();
  for (const written of readCards(from)) {
    const made = firstOfItsId(seen, written.where, 'card' in written ? lineOf(written.card) : written);
    if ('reason' in made) {
      const name = 'card' in written && typeof written.card['name'] === 'string' ? ` (${written.card['name'].slice(0, 60)})` : '';
      refused.push(`refused ${written.where}${name}: ${made.reason}`);
      continue;
    }
    const before = lines.get(made.course.id);
    counts[before === undefined ? 'added' : before === made.line ? 'same' : 'changed'] += 1;
    lines.set(made.course.id, made.line);
  }
  for (const line of refused.slice(0, SAID)) say(line);
  if (refused.length > SAID) say(`refused ${refused.length - SAID} more`);
  const { added, changed, same } = counts;
  if (added + changed > 0) writeWhole(to, [...lines.values()]);
  say(`${added} added, ${changed} changed, ${same} there already, ${refused.length} refused`);
  return added + changed + same > 0;
}

/** Refuses a different card with the id of an earlier one: it would replace that silently, and both would change at every further run. */
function firstOfItsId(seen: Map<string, { readonly where: string; readonly line: string }>, where: string, made: Made): Made {
  if ('reason' in made) return made;
  const before = seen.get(made.course.id);
  if (before && before.line !== made.line) return { reason: `is another card with the id of ${before.where}` };
  seen.set(made.course.id, before ?? { where, line: made.line });
  return made;
}

function readCards(from: string) {
  try {
    const bytes = readFileSync(from);
    return cardsIn((isGzipped(bytes) ? gunzipSync(bytes) : bytes).toString('utf8'));
  } catch (error) {
    if (error instanceof UnreadableCards) throw new UnreadableCards(`${from} ${error.message}`);
    throw new UnreadableCards(`${from} cannot be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
  }
}

function writeWhole(to: string, lines: readonly string[]): void {
  mkdirSync(dirname(to), { recursive: true });
  const text = `${lines.join('\n')}\n`;
  writeFileSync(`${to}.new`, to.endsWith('.gz') ? gzipSync(text) : text);
  renameSync(`${to}.new`, to);
}
