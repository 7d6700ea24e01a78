import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { accounts } from '@fairshare/contracts';
import { createStubOwner, startTestPlatform, type TestClient, type TestPlatform } from '@fairshare/testing';
import { createGroupsService, openCourseLibrary } from '../src/service';

const FOLDERS = [join(__dirname, '..', 'data')];
const PEBBLE_BEACH = '40977ee8-33ee-4195-b6a2-99a4ca83c2bc';
const MONTEREY = '36.6,-121.9';
const auth = createStubOwner(accounts);
const warnings: string[] = [];
const open = (setting?: string) => openCourseLibrary(setting, FOLDERS, (message) => warnings.push(message));

let platform: TestPlatform;
let ann: TestClient;
beforeAll(async () => {
  platform = await startTestPlatform({ services: { auth: auth.create, groups: (deps) => createGroupsService(deps, { library: open() }) } });
  await auth.put({ id: 'ann', firstName: 'Ann', lastName: 'Archer', email: 'ann@example.com', role: 'golfer', createdAt: '2026-05-02T08:00:00.000Z' });
});
afterAll(() => platform.close());
beforeEach(() => {
  ann = platform.as({ userId: 'ann' });
});

const find = async (query: string): Promise<{ name: string; city: string; state: string; distanceKm?: number }[]> => (await ann.get(`/api/courses?${query}`)).body;

describe('finding a course', () => {
  it('when words of name, city and state are typed, then the course is found', async () => {
    for (const q of ['pebble', 'PEBBLE beach golf links', 'Pébble  Beach', 'peble beach', 'pebble beach ca', 'pebble california', "pebble's beach"])
      expect([q, (await find(`q=${encodeURIComponent(q)}`))[0]]).toEqual([
        q,
        { id: PEBBLE_BEACH, name: 'Pebble Beach Golf Links', city: 'Pebble Beach', state: 'CA', holes: 18, par: 72 },
      ]);
  });

  it('when near is given, then nearer courses come first', async () => {
    const far = await find('q=pebble');
    const near = await find('q=pebble&near=41.58,-90.4');
    expect(far[0]?.name).toBe('Pebble Beach Golf Links');
    expect(near[0]).toMatchObject({ name: 'Pebble Creek Golf Course', city: 'Le Claire' });
    const away = near.map(({ distanceKm }) => distanceKm ?? 0);
    expect(away).toEqual([...away].sort((a, b) => a - b));
    expect(near.every(({ name, city }) => /pebble/i.test(name + city))).toBe(true);
  });

  it('when only near is given, then the nearest courses come', async () => {
    const found = await find(`near=${MONTEREY}&limit=5`);
    expect(found).toHaveLength(5);
    expect(found.every(({ state, distanceKm }) => state === 'CA' && (distanceKm ?? 99) < 15)).toBe(true);
  });

  it('when a course stands under several states, then it is listed once', async () => {
    expect((await find('q=olympic+club+lake')).map(({ name, state }) => [name, state])[0]).toEqual(['The Olympic Club Lake Course', 'CA']);
    expect((await find('q=agave+highlands')).map(({ state }) => state)).toEqual(['AZ']);
  });

  it('when nothing is like it, then nothing is found', async () => {
    expect(await find('q=qqqqzzzz')).toEqual([]);
  });

  it.each([
    '',
    'q=',
    'q=%20',
    'q=a%00b',
    `q=${'a'.repeat(101)}`,
    'near=here',
    'near=91,0',
    'near=0,181',
    'near=1,2,3',
    'near=NaN,0',
    'q=a&limit=0',
    'q=a&limit=51',
    'q=a&limit=x',
    'q=a&q=b',
  ])('when the query is "%s", then it is a 400', async (query) => {
    expect(await ann.get(`/api/courses?${query}`)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('when a course is asked for, then its card comes', async () => {
    const { body } = await ann.get(`/api/courses/${PEBBLE_BEACH}`);
    expect(body).toMatchObject({ id: PEBBLE_BEACH, par: 72, holes: { length: 18 } });
    expect(body.holes.map(({ strokeIndex }: { strokeIndex: number }) => strokeIndex).sort((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 1),
    );
    expect((await ann.get('/api/courses/40977ee8')).status).toBe(404);
    expect((await ann.get('/api/courses/latitude')).status).toBe(404);
  });
});

describe('a card of the library in a group', () => {
  let path: string;
  beforeEach(async () => {
    path = `/api/groups/${(await ann.post('/api/groups', { name: 'Saturday', players: [{ name: 'Ann' }, { name: 'Bo' }] })).body.id}/courses`;
  });

  it('when libraryId is given, then the group gets a copy that says so', async () => {
    const { status, body } = await ann.post(path, { libraryId: PEBBLE_BEACH });
    expect([status, body.courses]).toEqual([
      201,
      [{ id: expect.any(String), name: 'Pebble Beach Golf Links', libraryId: PEBBLE_BEACH, holes: (await ann.get(`/api/courses/${PEBBLE_BEACH}`)).body.holes }],
    ]);
  });

  it('when a copy is edited, then it still says where it came from', async () => {
    const [course] = (await ann.post(path, { libraryId: PEBBLE_BEACH })).body.courses;
    const { body } = await ann.put(`${path}/${course.id}`, { name: 'Pebble', holes: course.holes });
    expect(body.courses).toMatchObject([{ name: 'Pebble', libraryId: PEBBLE_BEACH }]);
  });

  it('when the group has the copy already, then nothing changes', async () => {
    const first = await ann.post(path, { libraryId: PEBBLE_BEACH });
    expect(await ann.post(path, { libraryId: PEBBLE_BEACH })).toMatchObject({ status: 201, body: { version: first.body.version, courses: first.body.courses } });
  });

  it('when another card has its name, then the city tells them apart', async () => {
    const creeks = (await find('q=pebble+creek')) as unknown as { id: string; name: string }[];
    const two = creeks.filter(({ name }) => name === 'Pebble Creek Golf Course').slice(0, 2);
    for (const { id } of two) await ann.post(path, { libraryId: id });
    const { courses } = (await ann.get(path.replace('/courses', ''))).body;
    expect(courses.map(({ name }: { name: string }) => name)).toEqual(['Pebble Creek Golf Course', expect.stringMatching(/^Pebble Creek Golf Course \(.+\)$/)]);
  });

  it('when libraryId is unknown or not alone, then nothing is added', async () => {
    expect((await ann.post(path, { libraryId: 'nowhere' })).status).toBe(404);
    for (const body of [
      {},
      { libraryId: 7 },
      { libraryId: '' },
      { libraryId: null },
      { libraryId: PEBBLE_BEACH, name: 'Mine' },
      { libraryId: PEBBLE_BEACH, holes: [] },
      { name: 'Mine' },
    ])
      expect([body, (await ann.post(path, body)).status]).toEqual([body, 400]);
    expect((await ann.get(path.replace('/courses', ''))).body.courses).toEqual([]);
  });

  it('when somebody is no member, then the group stays unknown', async () => {
    expect((await platform.as({ userId: 'stranger' }).post(path, { libraryId: PEBBLE_BEACH })).status).toBe(404);
  });
});

describe('another library', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairshare-courses-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const line = (id: string, name: string) =>
    JSON.stringify({ id, name, city: 'Bergen', state: null, par: Array(9).fill(4), strokeIndex: Array.from({ length: 9 }, (_, index) => index + 1) });
  const fileOf = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it.each([
    ['plain', (text: string) => text],
    ['gzipped', gzipSync],
  ])('when COURSE_LIBRARY names a %s file, then its courses are found', async (name, written) => {
    const library = open(fileOf(name, written(`${line('1', 'Åsane Golfklubb')}\n${line('2', 'Fana')}`)));
    expect(await library.find({ q: 'asane', limit: 5 })).toMatchObject([{ id: '1', city: 'Bergen', state: null, holes: 9, par: 36 }]);
    expect(library.byId('2')).toMatchObject({ name: 'Fana', holes: { length: 9 } });
  });

  it('when some lines are no courses, then the others are found', async () => {
    const library = open(fileOf('some', [line('1', 'Fana'), '{', 'null', '{"name":"Half","par":[4]}', ''].join('\n')));
    expect(await library.find({ q: 'fana', limit: 5 })).toHaveLength(1);
    expect(await library.find({ q: 'half', limit: 5 })).toEqual([]);
    expect(warnings.at(-1)).toContain('2 lines');
  });

  it('when COURSE_LIBRARY is off, then there are no courses', async () => {
    expect(await open('off').find({ q: 'pebble', limit: 5 })).toEqual([]);
    expect(open('off').byId(PEBBLE_BEACH)).toBeNull();
  });

  it('when COURSE_LIBRARY names no library, then one line says so', () => {
    expect(() => open(join(folder, 'nowhere'))).toThrow(/^COURSE_LIBRARY .*nowhere cannot be read: ENOENT$/);
    expect(() => open(folder)).toThrow(/cannot be read: EISDIR$/);
    expect(() => open(fileOf('empty', ''))).toThrow(/is no course library: its first line is no course card$/);
    expect(() => open(fileOf('other', '{"hello":1}\n'))).toThrow(/is no course library/);
    expect(() => open(fileOf('torn', gzipSync(line('1', 'Fana')).subarray(0, 30)))).toThrow(/^COURSE_LIBRARY .*torn cannot be read: Z_BUF_ERROR$/);
  });
});
