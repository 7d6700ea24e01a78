import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FRONTENDS, PROCESSES, ROOT, fileOf, stagesOf } from './support/files';

const operations = fileOf('docs/operations.md');
const { scripts } = JSON.parse(fileOf('package.json')) as { scripts: Record<string, string> };
const SERVICES = PROCESSES.filter((name) => name !== 'gateway');

describe('docs/operations.md', () => {
  test('when docs/operations.md names a command, then the command exists', () => {
    const named = [...new Set([...operations.matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name))];

    expect(named).toEqual(expect.arrayContaining(['start:distributed', 'create-env', 'backup', 'reconcile', 'rotate-keys']));
    for (const name of named) {
      expect(scripts).toHaveProperty([name]);
      expect(existsSync(join(ROOT, scripts[name]?.split(' ')[1] ?? ''))).toBe(true);
    }
    const bundles = new Set([...operations.matchAll(/node ([a-z-]+)\.cjs/g)].map(([, name = '']) => name));
    expect([...bundles].sort()).toEqual(['main', 'rotate-signing-keys']);
    for (const command of bundles) {
      expect(existsSync(join(ROOT, 'services/auth/src', command === 'main' ? 'main.ts' : `${command}.command.ts`))).toBe(true);
    }
  });

  test('when docs/operations.md names a file, then the file exists', () => {
    const files = [...operations.matchAll(/\binfra\/[\w./-]*\w/g)].map(([file]) => file).filter((file) => file !== 'infra/.env' && file !== 'infra/docker');

    for (const file of [...files, ...['infra/monitoring/prometheus.yml', 'infra/monitoring/alerts.yml']]) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
    for (const [, link = ''] of operations.matchAll(/\]\(([^)#]+\.md)\)/g)) expect(existsSync(join(ROOT, 'docs', link))).toBe(true);
  });

  test('when services are backed up, then settlement comes before games', () => {
    const loops = [...operations.matchAll(/for s in ([a-z ]+); do/g)].map(([, names = '']) => names.split(' '));

    expect(loops).toHaveLength(2);
    for (const names of loops) expect([...names].sort()).toEqual([...SERVICES].sort());
    expect(loops[0]?.indexOf('settlement')).toBeLessThan(loops[0]?.indexOf('games') ?? -1);
  });
});

describe('the images', () => {
  test('when an image is built, then local data is left out', () => {
    const ignored = fileOf('.dockerignore').split('\n');

    for (const pattern of ['.git', '.data', '**/node_modules', '**/dist', '**/.env']) expect(ignored).toContain(pattern);
  });

  test('when an image is built, then it does not run as root', () => {
    for (const file of ['infra/docker/service.Dockerfile', 'infra/docker/frontend.Dockerfile']) {
      const dockerfile = fileOf(file);
      const stages = [...stagesOf(dockerfile), 'previous'];
      for (const [, stage = ''] of dockerfile.matchAll(/--from=(\S+)/g)) expect(stages).toContain(stage);
      for (const [, source = ''] of dockerfile.matchAll(/^COPY (infra\/\S+)/gm)) expect(existsSync(join(ROOT, source))).toBe(true);
      for (const [, script = ''] of dockerfile.matchAll(/node (scripts\/[\w./-]*\w)/g)) expect(existsSync(join(ROOT, script))).toBe(true);
      expect(dockerfile).toMatch(/^USER [1-9]\d*:\d+$/m);
    }
    expect(fileOf('infra/docker/service.Dockerfile')).toContain('node:24-');
    for (const name of FRONTENDS) expect(JSON.parse(fileOf('frontends', name, 'package.json'))).toHaveProperty('name', `@fairshare/${name}-frontend`);
  });
});

describe('a file under infra', () => {
  test.each([
    'infra/docker-compose.yml',
    'infra/.env.example',
    'infra/docker/service.Dockerfile',
    'infra/docker/frontend.Dockerfile',
    'infra/mongo/create-users.js',
    'infra/k8s/overlays/example/kustomization.yaml',
    'infra/k8s/dependencies/mongo.yaml',
    'infra/k8s/dependencies/redis.yaml',
  ])('when %s is read, then it holds no secret', (file) => {
    const text = fileOf(file);

    expect(text).not.toMatch(/\b(sk|rk|pk)_(live|test)_\w+|\bwhsec_\w+|BEGIN [A-Z ]*PRIVATE KEY/);
    // A variable whose name suggests a secret is set by reference, or not at all.
    for (const [line, , value = ''] of text.matchAll(/^\s*-?\s*(\w*(?:PASSWORD|SECRET|SECRET_KEY))\s*[:=][ \t]*(.*)$/gm)) {
      if (/^\s*#/.test(line) || value === '') continue;
      expect(value).toMatch(/^"?\$\{\w+:[?-]|^\{ secretKeyRef/);
    }
  });
});
