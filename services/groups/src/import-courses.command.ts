import { join, resolve } from 'node:path';
import { builtInLibrary } from './adapters/course-library/course-library';
import { importCourses } from './adapters/course-library/import-courses';
import { COURSE_FOLDERS } from './course-folders';

const USAGE = 'usage: import-courses FILE [--to LIBRARY]';

/**
 * `node import-courses.cjs FILE [--to LIBRARY]`: adds course cards to the library in COURSE_LIBRARY, or to a copy of the product's own in DATA_DIR.
 * docs/course-library.md describes the formats.
 */
function main([from, option, given]: readonly string[]): number {
  if (from === undefined || (option !== undefined && (option !== '--to' || given === undefined))) throw new Error(USAGE);
  const { COURSE_LIBRARY: setting, DATA_DIR } = process.env;
  const current = setting && setting !== 'off' ? setting : undefined;
  const to = resolve(given ?? current ?? join(DATA_DIR || '.data', 'courses.ndjson.gz'));
  const isTaken = importCourses({ from, library: current ?? builtInLibrary(COURSE_FOLDERS), to }, (line) => process.stdout.write(`${line}\n`));
  if (isTaken && (!current || resolve(current) !== to)) process.stdout.write(`The library is in ${to}: start with COURSE_LIBRARY=${to}\n`);
  return isTaken ? 0 : 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
