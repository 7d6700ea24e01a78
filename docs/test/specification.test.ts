import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './documents';

/** "17–20, 23" → 17, 18, 19, 20, 23 */
function numbersOf(cell: string): number[] {
  return [...cell.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from, to = from]) => Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index));
}

const FILES = [
  ['000', 'specification/000-game.md', 'spec-coverage.md'],
  ['001', 'specification/001-accounts.md', 'spec-coverage-001.md'],
] as const;

describe.each(FILES)('the table of the specification, file %s', (number, specification, table) => {
  const lines = readFileSync(join(ROOT, 'docs', specification), 'utf8').split('\n');
  const row =
    readFileSync(join(ROOT, 'docs', table), 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`| ${number} |`)) ?? '';
  const [covered = [], blank = [], headings = []] = row.split('|').slice(2, 5).map(numbersOf);
  const within = (wanted: (line: string) => boolean) => covered.filter((line) => wanted(lines[line - 1] ?? ''));

  test('when a line is blank, then the table says so, and of no other', () => {
    expect(blank).toEqual(within((line) => line.trim() === ''));
  });

  test('when the table leaves a line out, then it is a heading or introduction', () => {
    expect(headings.filter((line) => !/^#|^\*\*.+\*\*$|:$/.test(lines[line - 1] ?? ''))).toEqual([]);
  });

  test('when the specification ends, then the table ends with it', () => {
    expect(covered.at(-1)).toBe(lines.findLastIndex((line) => line.trim() !== '') + 1);
  });
});
