/**
 * This test breaks every rule of .dependency-cruiser.cjs on purpose, once or more, and expects that rule to report it.
 *
 * Format of `BREACHES`: the name of a rule → the imports that break it, each `[from, to]` or `[from, to, 'type']` for a type-only one.
 * `from` is a path in the repository that no other line uses; `to` is a path in the repository, or the name of an npm package. Neither file
 * need exist: they are written, empty but for the import, into a tree of their own. `ALLOWED` lists imports in the same form that no rule
 * may forbid. A new rule needs a line in `BREACHES`; the last test checks that.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './documents';

type Import = readonly [from: string, to: string, kind?: 'type'];

const BREACHES: Readonly<Record<string, readonly Import[]>> = {
  'no-circles': [['packages/ui/src/hen.ts', 'packages/ui/src/egg.ts']],
  'packages-know-no-service-or-frontend': [
    ['packages/offline/src/a.ts', 'services/games/src/other.ts'],
    ['packages/offline/src/b.ts', 'frontends/game/src/other.ts'],
    ['packages/offline/src/c.ts', 'gateway/src/other.ts'],
  ],
  'services-know-each-other-by-events-and-calls-only': [['services/games/src/commands/a.ts', 'services/groups/src/domain/group.ts']],
  'the-rules-know-no-kind-of-side-game': [['packages/golf-rules/src/a.ts', 'packages/golf-rules/src/side-games/other.ts', 'type']],
  'services-know-no-frontend': [['services/games/src/commands/b.ts', 'frontends/game/src/other.ts']],
  'frontends-import-packages-only': [['frontends/game/src/a.ts', 'services/games/src/other.ts']],
  'frontends-know-no-other-frontend': [['frontends/game/src/b.ts', 'frontends/account/src/other.ts']],
  'only-the-shell-starts-the-game': [['frontends/admin/src/a.ts', 'frontends/game/src/start/page.ts']],
  'the-start-of-the-game-knows-packages-only': [
    ['frontends/game/src/start/a.ts', 'frontends/game/src/shared/other.ts'],
    ['frontends/game/src/start/b.ts', 'frontends/game/src/session/other.ts'],
  ],
  'the-shared-of-the-game-knows-no-session': [
    ['frontends/game/src/shared/a.ts', 'frontends/game/src/session/other.ts'],
    ['frontends/game/src/shared/b.ts', 'frontends/game/src/features/groups/other.ts'],
    ['frontends/game/src/shared/c.ts', 'frontends/game/src/app/other.ts'],
  ],
  'the-session-of-the-game-knows-no-feature': [
    ['frontends/game/src/session/a.ts', 'frontends/game/src/features/groups/other.ts'],
    ['frontends/game/src/session/b.ts', 'frontends/game/src/app/other.ts'],
  ],
  'a-feature-of-the-game-knows-no-app': [
    ['frontends/game/src/features/groups/a.ts', 'frontends/game/src/app/other.ts'],
    ['frontends/game/src/features/watch/a.ts', 'frontends/game/src/exposed/other.ts'],
  ],
  'a-feature-imports-no-other-feature': [
    ['frontends/account/src/features/login/a.ts', 'frontends/account/src/features/register/other.ts'],
    ['frontends/game/src/features/groups/b.ts', 'frontends/game/src/features/games/other.ts'],
  ],
  'the-domain-is-pure': [
    ['services/games/src/domain/a.ts', 'services/games/src/commands/other.ts'],
    ['services/games/src/domain/b.ts', 'packages/service-kit/src/index.ts'],
    ['services/games/src/domain/c.ts', 'express'],
  ],
  'service-ground-imports-downwards': [['services/groups/src/deps.ts', 'services/groups/src/commands/other.ts']],
  'service-loaders-imports-downwards': [['services/games/src/loaders/a.ts', 'services/games/src/queries/other.ts']],
  'service-commands-and-queries-imports-downwards': [
    ['services/games/src/commands/c.ts', 'services/games/src/http/other.ts'],
    ['services/games/src/commands/f.ts', 'services/games/src/use-cases.ts'],
    ['services/games/src/queries/a.ts', 'services/games/src/adapters/other.ts'],
    ['services/games/src/queries/b.ts', 'services/games/src/consumers.ts'],
    ['services/realtime/src/commands/a.ts', 'services/realtime/src/sockets/other.ts'],
  ],
  'service-adapters-imports-downwards': [
    ['services/games/src/adapters/a.ts', 'services/games/src/main.ts'],
    ['services/games/src/adapters/e.ts', 'services/games/src/commands/other.ts'],
  ],
  'service-use-cases-imports-downwards': [['services/groups/src/use-cases.ts', 'services/groups/src/http/other.ts']],
  'service-consumers-imports-downwards': [
    ['services/games/src/consumers.ts', 'services/games/src/http/other.ts'],
    ['services/groups/src/consumers.ts', 'services/groups/src/commands/other.ts'],
  ],
  'service-http-imports-downwards': [
    ['services/games/src/http/a.ts', 'services/games/src/service.ts'],
    ['services/games/src/http/c.ts', 'services/games/src/adapters/other.ts'],
    ['services/realtime/src/sockets/a.ts', 'services/realtime/src/consumers.ts'],
  ],
  'service-service-imports-downwards': [['services/groups/src/service.ts', 'services/groups/src/main.ts']],
  'service-kit-core-imports-downwards': [['packages/service-kit/src/core/a.ts', 'packages/service-kit/src/peers/other.ts']],
  'service-kit-peers-imports-downwards': [
    ['packages/service-kit/src/peers/a.ts', 'packages/service-kit/src/process/other.ts'],
    ['packages/service-kit/src/peers/b.ts', 'packages/service-kit/src/index.ts'],
  ],
  'service-kit-redis-imports-downwards': [['packages/service-kit/src/redis/a.ts', 'packages/service-kit/src/http/other.ts']],
  'service-kit-read-models-imports-downwards': [['packages/service-kit/src/read-models/a.ts', 'packages/service-kit/src/http/other.ts']],
  'service-kit-http-imports-downwards': [['packages/service-kit/src/http/a.ts', 'packages/service-kit/src/process/other.ts']],
  'service-kit-process-imports-downwards': [['packages/service-kit/src/process/a.ts', 'packages/service-kit/src/index.ts']],
  'one-public-face-a-package': [
    ['services/games/src/commands/d.ts', 'packages/store/src/inner.ts'],
    ['packages/offline/src/d.ts', 'packages/ui/src/inner.ts'],
  ],
  'kafka-stays-in-the-event-bus': [['services/games/src/adapters/b.ts', 'kafkajs']],
  'mongo-stays-in-the-store': [
    ['services/games/src/adapters/c.ts', 'mongodb'],
    ['packages/event-bus/src/a.ts', 'mongoose'],
  ],
  'no-tests-in-production-code': [
    ['services/games/src/adapters/d.ts', 'packages/testing/src/index.ts'],
    ['packages/offline/src/e.ts', 'packages/offline/test/support.ts'],
  ],
  'nothing-unresolved': [['packages/offline/src/f.ts', 'no-such-package']],
};

const ALLOWED: readonly Import[] = [
  ['frontends/shell/src/a.ts', 'frontends/game/src/start/page.ts'],
  ['frontends/game/src/session/c.ts', 'frontends/game/src/start/page.ts'],
  ['frontends/game/src/features/games/a.ts', 'frontends/game/src/session/other.ts'],
  ['frontends/game/src/app/a.ts', 'frontends/game/src/features/games/other.ts'],
  ['services/games/src/domain/d.ts', 'packages/golf-rules/src/index.ts'],
  ['services/games/src/domain/e.ts', 'packages/golf-rules/src/side-games/index.ts'],
  ['services/games/src/commands/e.ts', 'services/games/src/adapters/port.ts', 'type'],
  ['services/games/src/http/b.ts', 'services/games/src/commands/other.ts'],
  ['services/games/src/main.ts', 'services/games/src/service.ts'],
  ['packages/service-kit/src/process/b.ts', 'packages/service-kit/src/http/other.ts'],
  ['packages/store/src/mongo/a.ts', 'mongodb'],
];

const PACKAGES = ['express', 'kafkajs', 'mongodb', 'mongoose'];
const config = join(ROOT, '.dependency-cruiser.cjs');
const { forbidden } = createRequire(__filename)(config) as { forbidden: readonly { readonly name: string }[] };

interface Violation {
  readonly from: string;
  /** The files of a circular import, which is reported from only one of them. */
  readonly cycle?: readonly { readonly name: string }[];
  readonly rule: { readonly name: string };
}

/** Writes a tree that contains only these imports. */
function writeTree(tree: string, imports: readonly Import[]): void {
  const put = (path: string, text: string, flag: 'w' | 'a' = 'w') => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text, { flag });
  };
  put('tsconfig.json', '{}');
  for (const name of PACKAGES) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    put(`node_modules/${name}/index.js`, '');
  }
  for (const [from, to, kind] of imports) {
    const isFile = to.includes('.');
    if (isFile) put(to, 'export {};\n', 'a');
    const specifier = isFile ? `./${relative(dirname(from), to).replace(/\.tsx?$/, '')}` : to;
    put(from, kind === 'type' ? `import type { Some } from '${specifier}';\nexport type Same = Some;\n` : `import '${specifier}';\n`, 'a');
  }
}

describe('the walls between parts', () => {
  const all = [...Object.values(BREACHES).flat(), ...ALLOWED];
  let violations: readonly Violation[];

  beforeAll(async () => {
    const tree = realpathSync(mkdtempSync(join(tmpdir(), 'walls-')));
    try {
      writeTree(tree, all);
      writeTree(tree, [['packages/ui/src/egg.ts', 'packages/ui/src/hen.ts']]);
      const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
      const { stdout } = await promisify(execFile)(process.execPath, [cruiser, '--config', config, '--output-type', 'json', '.'], { cwd: tree, maxBuffer: 1e8 });
      violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
    } finally {
      rmSync(tree, { recursive: true });
    }
  });

  const rulesBrokenBy = (from: string) => [...new Set(violations.filter((one) => one.from === from || one.cycle?.some(({ name }) => name === from)).map(({ rule }) => rule.name))];

  test.each(Object.entries(BREACHES).flatMap(([rule, imports]) => imports.map(([from, to]) => ({ rule, from, to }))))(
    'when $from imports $to, then $rule is broken, and that alone',
    ({ rule, from }) => {
      expect(rulesBrokenBy(from)).toEqual([rule]);
    },
  );

  test.each(ALLOWED.map(([from, to]) => ({ from, to })))('when $from imports $to, then no rule is broken', ({ from }) => {
    expect(rulesBrokenBy(from)).toEqual([]);
  });

  test('when a file is imported one line above, then no other line uses it', () => {
    const froms = all.map(([from]) => from);
    expect(froms.filter((from, index) => froms.indexOf(from) !== index)).toEqual([]);
  });

  test('when the configuration has a rule, then a line above breaks it', () => {
    expect(Object.keys(BREACHES).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });
});
