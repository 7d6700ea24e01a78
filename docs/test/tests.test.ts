import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import plan from '../../scripts/test-plan.json';
import { ROOT } from './documents';

const page = readFileSync(join(ROOT, 'docs', 'tests.md'), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const spec = (name: string) => `e2e/tests/${name}.spec.ts`;

const ROWS = [...plan.jestBeyond, ...plan.browsersBeyond.map((row) => ({ ...row, files: row.files.map(spec) }))].map((row) => ({ ...row, title: row.files.join(', ') }));

test.each(ROWS)('when the plan moves $title, then the page says so', ({ files: moved, proves }) => {
  expect(page).toContain(`| ${moved.map((file) => `\`${file}\``).join(', ')} | ${proves} |`);
});

test.each(ROWS)('when the plan names $title, then there are such tests', ({ files: moved }) => {
  expect(moved.filter((start) => !files.some((file) => file.startsWith(start) && /\.(test|spec)\.tsx?$/.test(file)))).toEqual([]);
});

test('when the page has a row, then the plan has it, too', () => {
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toHaveLength(ROWS.length);
});

test('when a file runs beside the processes, then it is one that moved', () => {
  const moved = plan.jestBeyond.flatMap((row) => row.files);
  expect(plan.jestComputing.filter((file) => !moved.some((start) => file.startsWith(start)))).toEqual([]);
});

test('when a file of Playwright is measured, then the page names it', () => {
  for (const file of plan.browsersMeasured.map(spec)) {
    expect(files).toContain(file);
    expect(page).toContain(`\`${file}\``);
  }
});
