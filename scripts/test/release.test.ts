import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '..', 'release.mjs');
const CHANGES = '# Changes\n\n## Unreleased\n\n- Whole groups move.\n\n## 0.1.0 (2026-01-02)\n\n- The first.\n';

let repository: string;
const file = (name: string) => join(repository, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
const release = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, '--repository', repository, ...args], { encoding: 'utf8' });

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'fairshare-release-'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.email', 'release@example.com');
  git('config', 'user.name', 'Release');
  writeFileSync(file('package.json'), '{\n  "name": "x",\n  "version": "0.1.0"\n}\n');
  writeFileSync(
    file('package-lock.json'),
    '{\n  "version": "0.1.0",\n  "packages": {\n    "": {\n      "version": "0.1.0"\n    },\n    "other": {\n      "version": "0.1.0"\n    }\n  }\n}\n',
  );
  writeFileSync(file('CHANGELOG.md'), CHANGES);
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
});
afterEach(() => rmSync(repository, { recursive: true }));

describe('a release', () => {
  test('when it is made, then version, changes, commit and tag name it', () => {
    expect(release('minor')).toMatchObject({ status: 0, stderr: '' });

    expect(JSON.parse(read('package.json'))).toMatchObject({ version: '0.2.0' });
    expect(JSON.parse(read('package-lock.json'))).toEqual({ version: '0.2.0', packages: { '': { version: '0.2.0' }, other: { version: '0.1.0' } } });
    expect(read('CHANGELOG.md')).toMatch(/^# Changes\n\n## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- Whole groups move\.\n\n## 0\.1\.0 \(2026-01-02\)\n\n- The first\.\n$/);
    expect(git('log', '-1', '--format=%s')).toBe('release: 0.2.0');
    expect(git('tag', '--list', '--format=%(contents)', 'v0.2.0')).toContain('- Whole groups move.');
    expect(git('status', '--porcelain')).toBe('');
  });

  test('when it is a dry run, then it changes nothing', () => {
    expect(release('patch', '--dry-run')).toMatchObject({ status: 0, stdout: expect.stringContaining('0.1.0 → 0.1.1') as string });
    expect([read('CHANGELOG.md'), git('tag'), git('log', '--format=%s')]).toEqual([CHANGES, '', 'all']);
  });

  test.each([
    ['something is not committed', () => writeFileSync(file('CHANGELOG.md'), `${CHANGES}\n`), 'commit or set aside'],
    ['another branch is checked out', () => void git('checkout', '--quiet', '-b', 'side'), 'on main, not on "side"'],
    ['the tag is there', () => void git('tag', 'v1.0.0'), 'v1.0.0 is there already'],
    [
      'nothing is listed',
      () => (writeFileSync(file('CHANGELOG.md'), '# Changes\n\n## Unreleased\n\n## 0.1.0 (2026-01-02)\n'), void git('commit', '--quiet', '-am', 'none')),
      'nothing is listed',
    ],
  ])('when %s, then it is refused in one line and changes nothing', (_when, given, words) => {
    given();
    const before = [read('package.json'), git('log', '--format=%s')];
    expect(release('major')).toMatchObject({ status: 1, stderr: expect.stringContaining(words) as string });
    expect([read('package.json'), git('log', '--format=%s')]).toEqual(before);
  });

  test('when the step is none, then it says which there are', () => {
    expect(release('huge')).toMatchObject({ status: 1, stderr: 'a release is major, minor or patch, not "huge"\n' });
  });
});
