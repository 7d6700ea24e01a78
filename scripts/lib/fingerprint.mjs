import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const IGNORED = new Set(['node_modules', 'dist', 'test', 'gallery', '.cache']);

async function* filesBelow(path) {
  const found = await stat(path).catch(() => null);
  if (!found) return;
  if (found.isFile()) {
    yield path;
    return;
  }
  for (const entry of (await readdir(path)).sort()) if (!IGNORED.has(entry)) yield* filesBelow(join(path, entry));
}

/** A digest of the content of files and folders (paths from the root). Equal digests mean equal builds. */
export async function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for await (const file of filesBelow(join(ROOT, path))) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}
