import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SERVICES = join(__dirname, '../../services');

/** The source files in this folder of every service. */
const filesIn = (folder: string): string[] =>
  readdirSync(SERVICES).flatMap((service) => {
    const path = join(SERVICES, service, 'src', folder);
    return readdirSync(path)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(path, file));
  });

/** The names that a file exports, except types. */
const exportsOf = (source: string): string[] => [...source.matchAll(/^export (?:default )?(?:async )?(?:const|let|function\*?|class|enum) (\w+)/gm)].map(([, name]) => name ?? '');

const asFileName = (name: string): string => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const files = [...filesIn('commands'), ...filesIn('queries')];

describe('use cases', () => {
  test('when a file has a use case, then it exports that one alone', () => {
    expect(files.length).toBeGreaterThan(100);
    const wrong = files.map((file) => ({ file, exported: exportsOf(readFileSync(file, 'utf8')) })).filter(({ exported }) => exported.length !== 1);
    expect(wrong).toEqual([]);
  });

  test('when a file has a use case, then it is named by it', () => {
    const names = files.map((file) => ({ file: basename(file), use: asFileName(exportsOf(readFileSync(file, 'utf8')).join()) }));
    expect(names.filter(({ file, use }) => file !== use)).toEqual([]);
  });

  test('when a file exports something in another way, then it is found', () => {
    const others = files.filter((file) => /^export (\{|\*|=)/m.test(readFileSync(file, 'utf8')));
    expect(others).toEqual([]);
  });

  test('when a service lists its use cases, then each stands in its own file', () => {
    for (const service of readdirSync(SERVICES)) {
      const list = readFileSync(join(SERVICES, service, 'src/use-cases.ts'), 'utf8');
      const lines = [...list.matchAll(/^export \{ (\w+) \} from '\.\/(?:commands|queries)\/([\w-]+)';$/gm)];
      expect(lines.map(([, name = '']) => asFileName(name))).toEqual(lines.map(([, , file]) => `${file}.ts`));
      expect(list.split('\n').filter((line) => line.startsWith('export'))).toHaveLength(lines.length);
    }
  });
});
