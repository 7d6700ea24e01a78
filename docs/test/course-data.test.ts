import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './documents';

const SAYS = 'Course data: OpenGolfAPI (opengolfapi.org), ODbL 1.0';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8').replace(/\s+/g, ' ');

/** Files that must name source and licence: those of the data's folder, the documents, the licence page, and the screens that show a card. */
const PLACES = [
  'services/groups/data/LICENSE.txt',
  'services/groups/data/README.md',
  'docs/course-library.md',
  'README.md',
  'packages/ui/src/legal-texts/about-text.tsx',
  'frontends/game/src/shared/course-data.tsx',
];

test.each(PLACES)('when %s speaks of course data, then it names source and licence', (path) => {
  expect(read(path)).toContain(SAYS);
});

test.each(['services/groups/data/LICENSE.txt', 'services/groups/data/README.md'])('when %s speaks of sources, then all that were named stand there', (path) => {
  expect(read(path)).toMatch(/publisher names OpenStreetMap and the courses' own pages as sources; an earlier release of it named another collector/);
});

test('when the data is passed on, then its licence lies beside it', () => {
  expect(existsSync(join(ROOT, 'services/groups/data/us-courses.ndjson.gz'))).toBe(true);
  expect(read('services/groups/data/LICENSE.txt')).toContain('https://opendatacommons.org/licenses/odbl/1-0/');
  expect(read('scripts/package-process.mjs')).toContain("join(ROOT, workspace, 'data')");
});

test('when a card of the library is shown, then it asks to be checked', () => {
  for (const path of ['frontends/game/src/shared/course-data.tsx', 'packages/ui/src/legal-texts/about-text.tsx', 'services/groups/data/README.md'])
    expect(read(path)).toContain('check against your card');
});
