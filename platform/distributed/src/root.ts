import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root of the repository. Found by its lockfile, because benches bundle this file at another depth than the platform does. */
export const ROOT = rootAbove(__dirname);

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('no folder above this file has a package-lock.json');
  return rootAbove(parent);
}
