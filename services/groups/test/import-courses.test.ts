import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importCourses } from '../src/adapters/course-library/import-courses';
import { openCourseLibrary } from '../src/service';

const ROOT = resolve(__dirname, '..', '..', '..');
const HOLES = Array.from({ length: 18 }, (_, index) => index + 1);
const scorecard = HOLES.map((hole) => ({ hole, par: 4, handicap_index: 19 - hole }));
const FANA = { id: 'fana', name: 'Fana Golfklubb', country: 'NO', city: 'Bergen', latitude: 60.3, longitude: 5.3, par: 72, scorecard };
const feature = (properties: object) => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [5.3, 60.3] }, properties });
const OPEN_COURSE = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  name: 'Fana Golfklubb',
  location: { city: 'Bergen', state: 'Vestland', lat: 60.3, lng: 5.3 },
  par: 72,
  rating: 71.2,
  holes: [...HOLES].reverse().map((number) => ({ number, par: 4, handicap: number, tees: {} })),
};
const CSV_HEADER = ['name', 'city', 'state', 'latitude', 'longitude', ...HOLES.map((hole) => `par_${hole}`), ...HOLES.map((hole) => `index_${hole}`)].join(',');
const csvRow = (name: string, pars: readonly (number | string)[] = HOLES.map(() => 4), indexes: readonly (number | string)[] = HOLES) =>
  [name, 'Bergen', '', 60.3, 5.3, ...pars, ...indexes].join(',');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairshare-import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const library = () => openCourseLibrary(join(folder, 'library.ndjson.gz'), [], () => undefined);
const fileOf = (content: string | Buffer): string => {
  writeFileSync(join(folder, 'cards'), content);
  return join(folder, 'cards');
};
function imported(content: string | Buffer): string[] {
  const lines: string[] = [];
  importCourses({ from: fileOf(content), library: null, to: join(folder, 'library.ndjson.gz') }, (line) => lines.push(line));
  return lines;
}

const GOOD: readonly [format: string, firstIndex: number, content: () => string | Buffer][] = [
  ['GeoJSON', 18, () => JSON.stringify({ type: 'FeatureCollection', features: [feature(FANA)] }, null, 2)],
  ['one GeoJSON feature', 18, () => JSON.stringify(feature(FANA))],
  ['NDJSON', 18, () => `${JSON.stringify({ ...FANA, id: 'other', name: 'Other' })}\n${JSON.stringify(FANA)}\n`],
  ['gzipped NDJSON', 18, () => gzipSync(JSON.stringify(FANA))],
  ['Open Course JSON', 1, () => JSON.stringify(OPEN_COURSE, null, 2)],
  ['a list of Open Course JSON', 1, () => JSON.stringify({ courses: [OPEN_COURSE] })],
  ['CSV', 1, () => `\ufeff${CSV_HEADER}\r\n${csvRow('"Fana ""Golfklubb"""')}\r\n`],
  ["the library's own lines", 1, () => JSON.stringify({ ...FANA, par: HOLES.map(() => 4), strokeIndex: HOLES, scorecard: undefined })],
];

describe('importing course cards', () => {
  it.each(GOOD)('when the file is %s, then its cards are found', async (_format, firstIndex, content) => {
    expect(imported(content()).at(-1)).toMatch(/^[12] added, 0 changed, 0 there already, 0 refused$/);
    const [found] = await library().find({ q: 'fana', near: { latitude: 60.3, longitude: 5.3 }, limit: 5 });
    expect(found).toMatchObject({ name: expect.stringMatching(/^Fana/), city: 'Bergen', holes: 18, par: 72, distanceKm: 0 });
    expect(library().byId(found?.id ?? '')?.holes[0]).toEqual({ par: 4, strokeIndex: firstIndex });
  });

  it.each(GOOD)('when %s is imported again, then nothing changes', (_format, _firstIndex, content) => {
    imported(content());
    const before = readFileSync(join(folder, 'library.ndjson.gz'));
    expect(imported(content()).at(-1)).toMatch(/^0 added, 0 changed, [12] there already, 0 refused$/);
    expect(readFileSync(join(folder, 'library.ndjson.gz'))).toEqual(before);
  });

  it('when a card has changed, then the new one stands there alone', () => {
    imported(JSON.stringify(FANA));
    expect(imported(JSON.stringify({ ...FANA, name: 'Fana' }))).toEqual(['0 added, 1 changed, 0 there already, 0 refused']);
    expect(library().byId('fana')).toMatchObject({ name: 'Fana' });
  });

  it('when nine holes have every other stroke index, then they are ranked', () => {
    imported(JSON.stringify({ ...FANA, par: 36, scorecard: scorecard.slice(0, 9).map(({ hole }) => ({ hole, par: 4, handicap_index: hole * 2 })) }));
    expect(
      library()
        .byId('fana')
        ?.holes.map(({ strokeIndex }) => strokeIndex),
    ).toEqual(HOLES.slice(0, 9));
  });

  it.each([
    ['', 'is empty'],
    ['{"type":"FeatureCollection","features":[{"type":"Feature"', 'is no JSON, or a part of it is missing'],
    ['{\n  "id": "fana",\n  "name": "Fana",\n', 'is no JSON, or a part of it is missing'],
    ['{"type":"FeatureCollection"}', 'is a FeatureCollection without features'],
    ['[]', 'has no courses'],
    ['city,par_1\nBergen,4', 'is neither JSON nor CSV with a column "name"'],
    ['name,par_1,par_1\nFana,4,4', 'has the column "par_1" twice'],
    [gzipSync('name').subarray(0, 12), 'cannot be read: Z_BUF_ERROR'],
  ])('when the file is %j, then it says why it is not read', (content, why) => {
    expect(() => imported(content)).toThrow(`${join(folder, 'cards')} ${why}`);
  });

  const holesWith = (hole: number, change: object) => JSON.stringify({ ...FANA, scorecard: scorecard.map((one) => (one.hole === hole ? { ...one, ...change } : one)) });
  const GOOD_LINE = JSON.stringify({ ...FANA, id: 'good', name: 'Good' });
  it.each([
    ['{"id":', 'refused line 1: is no JSON object'],
    ['[7]', 'refused line 1: is no JSON object'],
    ['{"type":"Feature"}', 'refused line 1: is a feature without properties'],
    [JSON.stringify({ ...FANA, scorecard: [] }), 'refused line 1 (Fana Golfklubb): has no holes'],
    [JSON.stringify({ ...FANA, par: 71 }), 'refused line 1 (Fana Golfklubb): its pars add up to 72, and it says 71'],
    [JSON.stringify({ ...FANA, scorecard: scorecard.slice(0, 17) }), 'refused line 1 (Fana Golfklubb): must have 9 or 18 pars of 3 to 6, and each stroke index once'],
    [holesWith(3, { hole: 2 }), 'refused line 1 (Fana Golfklubb): hole 3 is missing or there twice'],
    [holesWith(3, { par: null }), 'refused line 1 (Fana Golfklubb): hole 3 has no par'],
    [holesWith(3, { handicap_index: undefined }), 'refused line 1 (Fana Golfklubb): hole 3 has no stroke index'],
    [holesWith(3, { handicap_index: 1 }), 'refused line 1 (Fana Golfklubb): must have 9 or 18 pars of 3 to 6, and each stroke index once'],
    [holesWith(3, { par: 9 }), 'refused line 1 (Fana Golfklubb): must have 9 or 18 pars of 3 to 6, and each stroke index once'],
    [JSON.stringify({ ...FANA, latitude: 200 }), expect.stringMatching(/^refused line 1 \(Fana Golfklubb\): latitude: /)],
    [JSON.stringify({ ...FANA, name: '' }), expect.stringMatching(/^refused line 1 \(\): name: Name is required/)],
  ])('when a line is %s, then only that line is refused', (bad, why) => {
    expect(imported(`${bad}\n${GOOD_LINE}`)).toEqual([why, '1 added, 0 changed, 0 there already, 1 refused']);
  });

  it('when rows of CSV are broken, then each says why', () => {
    const rows = [
      csvRow('Good'),
      csvRow('Short').slice(0, -3),
      csvRow(
        'Letters',
        HOLES.map(() => 'x'),
      ),
      csvRow(
        'Twice',
        undefined,
        HOLES.map(() => 1),
      ),
      csvRow('"Open'),
    ];
    expect(imported([CSV_HEADER, ...rows].join('\n'))).toEqual([
      'refused line 3: has 40 cells, and there are 41 columns',
      expect.stringMatching(/^refused line 4 \(Letters\): /),
      'refused line 5 (Twice): must have 9 or 18 pars of 3 to 6, and each stroke index once',
      'refused line 6: has a quote that is not closed',
      '1 added, 0 changed, 0 there already, 4 refused',
    ]);
  });

  const broken = (change: object) => ({ ...FANA, id: 'broken', ...change });
  const openCourse = (change: object) => ({ ...OPEN_COURSE, id: 'broken', name: 'Broken', ...change });
  it.each([
    ['GeoJSON', { type: 'FeatureCollection', features: [feature(broken({ scorecard: null })), feature(FANA)] }, 'refused course 1 (Fana Golfklubb): has no holes'],
    [
      'GeoJSON',
      { type: 'FeatureCollection', features: [feature(broken({ latitude: -91 })), feature(FANA)] },
      expect.stringMatching(/^refused course 1 \(Fana Golfklubb\): latitude: /),
    ],
    ['GeoJSON', { type: 'FeatureCollection', features: [{ type: 'Feature', properties: null }, feature(FANA)] }, 'refused course 1: is a feature without properties'],
    ['GeoJSON', { type: 'FeatureCollection', features: [null, feature(FANA)] }, 'refused course 1: is no JSON object'],
    ['Open Course JSON', { courses: [openCourse({ holes: undefined }), OPEN_COURSE] }, 'refused course 1 (Broken): has no holes'],
    ['Open Course JSON', { courses: [openCourse({ par: 70 }), OPEN_COURSE] }, 'refused course 1 (Broken): its pars add up to 72, and it says 70'],
    [
      'Open Course JSON',
      [openCourse({ holes: OPEN_COURSE.holes.map(({ number }) => ({ number, par: 4 })) }), OPEN_COURSE],
      'refused course 1 (Broken): hole 1 has no stroke index',
    ],
    ['Open Course JSON', ['Fana', OPEN_COURSE], 'refused course 1: is no JSON object'],
  ])('when a course of %s is broken, then it alone is refused', (_format, content, why) => {
    expect(imported(JSON.stringify(content))).toEqual([why, '1 added, 0 changed, 0 there already, 1 refused']);
  });

  it('when a file has a card twice, then it is added once', () => {
    expect(imported(JSON.stringify([OPEN_COURSE, OPEN_COURSE]))).toEqual(['1 added, 0 changed, 1 there already, 0 refused']);
  });

  it('when two cards of a file have one id, then the second is refused', () => {
    const cards = [CSV_HEADER, csvRow('Fana'), csvRow('Fana', undefined, [...HOLES].reverse())].join('\n');
    const refused = 'refused line 3 (Fana): is another card with the id of line 2';
    expect(imported(cards)).toEqual([refused, '1 added, 0 changed, 0 there already, 1 refused']);
    expect(imported(cards)).toEqual([refused, '0 added, 0 changed, 1 there already, 1 refused']);
  });

  it('when a hundred cards are refused, then the first twenty are named', () => {
    const lines = imported(`${GOOD_LINE}\n${Array.from({ length: 100 }, () => '{}').join('\n')}`);
    expect(lines).toHaveLength(22);
    expect(lines.slice(-2)).toEqual(['refused 80 more', '1 added, 0 changed, 0 there already, 100 refused']);
  });

  it("when the command runs, then the product's cards stay beside the new one", async () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/import-courses.mjs', ...args], { cwd: ROOT, encoding: 'utf8', env: { ...process.env, DATA_DIR: folder, COURSE_LIBRARY: '' } });
    const to = join(folder, 'courses.ndjson.gz');
    const { status, stdout, stderr } = run(fileOf(JSON.stringify(FANA)));
    expect([status, stderr, stdout.trim().split('\n')]).toEqual([
      0,
      '',
      ['1 added, 0 changed, 0 there already, 0 refused', `The library is in ${to}: start with COURSE_LIBRARY=${to}`],
    ]);
    const both = openCourseLibrary(to, [], () => undefined);
    expect(await both.find({ q: 'pebble beach golf links', limit: 1 })).toMatchObject([{ state: 'CA' }]);
    expect(both.byId('fana')).toMatchObject({ name: 'Fana Golfklubb' });
    expect(run(join(folder, 'nowhere'))).toMatchObject({ status: 1, stderr: expect.stringMatching(/nowhere cannot be read: ENOENT\n$/) });
    expect(run()).toMatchObject({ status: 1, stderr: 'usage: import-courses FILE [--to LIBRARY]\n' });
  });
});
