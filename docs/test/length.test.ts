import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './documents';

const MOST = 300;
const HEAD = 12;
const TEXT = /\.(ts|tsx|mjs|cjs|js|css|html|md|ya?ml|sh|toml|go|conf)$/;
const REASON = /\blong(er)?\b|generated|written by `?npm run/i;

const linesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').split('\n');

/** Lint checks the length of code; this test checks all text files. */
test(`when a file has more than ${MOST} lines, then its head gives the reason`, () => {
  const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const files = kept.filter((file) => TEXT.test(file) && existsSync(join(ROOT, file)));
  const long = files.filter((file) => linesOf(file).length - 1 > MOST);
  expect(long.filter((file) => !REASON.test(linesOf(file).slice(0, HEAD).join('\n')))).toEqual([]);
});
