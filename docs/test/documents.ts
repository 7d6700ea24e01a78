import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The repository's root. */
export const ROOT = join(__dirname, '..', '..');

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.demo']);

export interface Document {
  /** From the root. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

function markdownBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return markdownBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** Every page of the repository. */
export const documents: readonly Document[] = markdownBelow(ROOT).map((path) => ({ name: relative(ROOT, path), path, text: readFileSync(path, 'utf8') }));

export interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
}

export const manifestOf = (directory: string): Manifest => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;
