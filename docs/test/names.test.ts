import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './documents';

/** Words that are private to this project or ambiguous. Use the established technical term instead. */
const BANNED = new Set(
  ['telling', 'tell', 'told', 'news', 'hint', 'mended', 'said', 'peek', 'behind', 'booking', 'calendar', 'leg', 'stamp', 'dispute', 'moved', 'follow'].flatMap((word) => [
    word,
    `${word}s`,
  ]),
);

/** Source files whose names are checked. Benches and tests are excluded, because their files are named after what they compare. */
const SOURCE = /^(?:(?:packages|services|frontends)\/[^/]+|gateway|platform\/[^/]+)\/src\/.*\.tsx?$|^scripts\/.*\.[mc]js$/;
const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n');
const names = listed
  .filter((file) => SOURCE.test(file) && existsSync(join(ROOT, file)))
  .flatMap((file) => [basename(file), ...[...readFileSync(join(ROOT, file), 'utf8').matchAll(EXPORTED_TYPE)].map(([, name]) => name ?? '')]);

/** The words of a name, in lower case. The part after the first dot of a file's name does not count. */
const wordsOf = (name: string): string[] => (name.split('.')[0]?.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** The table of words, without the words of the domain, which are plain. */
const [domain = ''] = readFileSync(join(ROOT, 'docs/domain.md'), 'utf8').split(/^## /m);
const glossary = [...domain.matchAll(/^\| (\w+) \|/gm)].map(([, word]) => word ?? '').slice(1);
const products = (/^Products: (.*)\.$/m.exec(domain)?.[1] ?? '').toLowerCase().split(', ');
const plain = readFileSync(join(__dirname, 'plain-words.txt'), 'utf8').trim().split('\n');
/** Includes the banned words, which have a separate test. */
const known = new Set([...glossary, ...products, ...plain, ...BANNED]);

const isKnown = (word: string): boolean => known.has(word) || (word.endsWith('s') && known.has(word.slice(0, -1)));

describe('names of files and types', () => {
  test('when a name has a word, then it is plain or in the glossary', () => {
    expect(names.length).toBeGreaterThan(2000);
    expect(names.filter((name) => !wordsOf(name).every(isKnown))).toEqual([]);
  });

  test('when a file or type is named, then no banned word is in it', () => {
    expect(names.filter((name) => wordsOf(name).some((word) => BANNED.has(word)))).toEqual([]);
  });

  test('when the glossary is read, then it has at most 40 words', () => {
    expect(glossary.length).toBeGreaterThan(30);
    expect(glossary.length).toBeLessThanOrEqual(40);
    expect(products.length).toBeLessThanOrEqual(15);
  });

  test('when the glossary has a word, then some name has it', () => {
    const used = new Set(names.flatMap(wordsOf));
    expect([...glossary, ...products].filter((word) => !used.has(word) && !used.has(`${word}s`))).toEqual([]);
  });

  test('when a word is banned, then it is not called plain', () => {
    expect(plain.filter((word) => BANNED.has(word))).toEqual([]);
    expect(plain).toEqual([...new Set(plain)].sort());
  });
});
