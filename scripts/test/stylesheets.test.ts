import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const SOURCES = [
  'packages/ui/src',
  ...readdirSync(join(ROOT, 'frontends'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`frontends/${entry.name}/src`] : [])),
];
/** Set by the library that the stylesheet is written for. */
const OF_LIBRARIES = /^--radix-/;

const filesIn = (directory: string): string[] =>
  readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => readFileSync(join(ROOT, directory, file), 'utf8'));

describe('the stylesheets', () => {
  it('when a stylesheet reads a token without a fallback, then one is defined', () => {
    const sources = SOURCES.flatMap(filesIn);
    const defined = new Set(sources.flatMap((source) => [...source.matchAll(/(--[\w-]+)['"\]]*\s*:|setProperty\(\s*'(--[\w-]+)/g)].map(([, own, set]) => own ?? set)));
    const read = new Set(sources.flatMap((source) => [...source.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, token = '']) => token)));
    expect(read.size).toBeGreaterThan(50);
    expect([...read].filter((token) => !defined.has(token) && !OF_LIBRARIES.test(token))).toEqual([]);
  });
});
