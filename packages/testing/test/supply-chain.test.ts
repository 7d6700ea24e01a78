import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..', '..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly name?: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const shipped = installed.filter(([, { dev }]) => !dev);

/** Licences under which a package may be distributed with a product under any licence. */
const PERMISSIVE =
  /^(\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|OFL-1\.1|CC-BY-4\.0|CC0-1\.0|MPL-1\.1|MPL-2\.0|WTFPL|Python-2\.0)( (AND|OR|and|or) |\)?$))+/;

/** Packages whose package.json names no licence, with the licence in their LICENSE file. */
const LICENCE_FILES: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  'parent-require': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  ssh2: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** Packages with an install script that this product does not need: their binaries come as separate packages, or are not used. */
const SCRIPTS_LEFT_OUT = ['@parcel/watcher', '@swc/core', 'cpu-features', 'esbuild', 'protobufjs', 'ssh2', 'unrs-resolver'];

describe('the installed packages', () => {
  it('when a package is locked, then it has a hash and no address', () => {
    expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  it('when packages are installed, then no install script runs', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect([...new Set(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)))].sort()).toEqual(SCRIPTS_LEFT_OUT);
  });

  it('when a manifest names a package, then it gives a range', () => {
    const manifests = Object.values(lock.packages as Record<string, Locked & Manifest>).filter(({ workspaces, name }) => workspaces ?? name?.startsWith('@fairshare/'));
    const named = manifests.flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }));
    expect(named.filter(([name, range]) => (range === '*') !== (lock.packages[`node_modules/${name}`]?.link ?? false))).toEqual([]);
  });

  it('when a package is shipped, then its licence allows it to be passed on', () => {
    const unknown = shipped.filter(([path, { license }]) => !PERMISSIVE.test(license ?? LICENCE_FILES[nameOf(path)] ?? ''));
    expect(unknown.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const text = read('docs', 'security.md');

  it('when package.json overrides a package, then docs/security.md names it', () => {
    const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, string | Record<string, string>> };
    const names = Object.entries(overrides).flatMap(([name, value]) => (typeof value === 'string' ? [name] : Object.keys(value)));
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('when docs/security.md names a test, then its file exists and contains the title', () => {
    const named = [...text.matchAll(/`([\w/-]+\.(?:test\.tsx?|spec\.ts))`(?: "([^"]+)")?/g)].map(([, file = '', title]) => ({ file, title }));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(named.filter(({ file, title }) => title !== undefined && !read(file).includes(title))).toEqual([]);
  });
});
