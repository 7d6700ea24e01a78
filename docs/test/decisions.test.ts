import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './documents';

const folder = join(ROOT, 'docs', 'adr');
const decisions = readdirSync(folder)
  .filter((name) => /^\d{4}-/.test(name))
  .sort();

test('when decisions are numbered, then no number is missing or taken twice', () => {
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
});

test.each(decisions)('when %s is opened, then it shows number, status and date, and is listed', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)}: .+\n\nStatus: (accepted|superseded by .+) · \\d{4}-\\d\\d-\\d\\d\n\n`));
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`[${name.slice(0, 4)}](${name})`);
});

test('when the list of what we write ourselves names a path, then it exists', () => {
  const name = decisions.find((decision) => decision.endsWith('-what-we-write-ourselves.md')) ?? '';
  const paths = [...readFileSync(join(folder, name), 'utf8').matchAll(/`([a-z-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
