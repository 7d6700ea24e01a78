import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepBudgets } from './budgets.mjs';
import { fingerprint } from './fingerprint.mjs';
import { ROOT, run } from './run.mjs';
import { buildServiceWorker } from './service-worker.mjs';

const COMMON = ['package-lock.json', 'scripts/lib/builds.mjs', 'scripts/bundle-server.mjs', 'scripts/lib/server-bundle.mjs'];
const BROWSER_PACKAGES = ['golf-rules', 'contracts', 'api-client', 'federation', 'offline', 'ui'].map((name) => `packages/${name}`);

const bundle = (entry, outfile) => run(process.execPath, ['scripts/bundle-server.mjs', entry, outfile], { quiet: true });

/** The processes of the distributed profile, and the one that runs them on one machine. */
export const PROCESSES = [...['auth', 'groups', 'games', 'settlement', 'billing', 'realtime'].map((name) => `services/${name}`), 'gateway', 'platform/distributed'];

/** Whether a build, by its name, is needed for the platform in one process. */
export const isOfEmbedded = (name) => !PROCESSES.includes(name);

const server = (name, others = [], entries = { main: 'main' }) => ({
  name,
  inputs: [...COMMON, 'packages', 'platform/engines', ...others, name],
  build: () => Promise.all(Object.entries(entries).map(([bundled, entry]) => bundle(`${name}/src/${entry}.ts`, `${name}/dist/${bundled}.cjs`))),
});

const FRONTENDS = ['shell', 'game', 'account', 'admin'].map((name) => `frontends/${name}`);

/** All builds. Each lists its inputs, and runs only if they have changed. */
const BUILDS = [
  ...FRONTENDS.map((name) => ({
    name,
    inputs: [...COMMON, ...BROWSER_PACKAGES, name, ...(name === 'frontends/shell' ? ['frontends/game/src/start'] : [])],
    build: () => run('npm', ['run', 'build', '--silent', '-w', `@fairshare/${name.slice('frontends/'.length)}-frontend`], { env: { NODE_ENV: 'production' }, quiet: true }),
  })),
  server('platform/embedded', ['services', 'gateway'], { main: 'main', demo: 'demo/main' }),
  ...PROCESSES.map((name) => server(name)),
];

/** Built last, from the other builds' output. */
const SERVICE_WORKER = {
  name: 'frontends/shell',
  mark: '.sw-built-from',
  inputs: [...COMMON, 'scripts/lib/service-worker.mjs', ...BROWSER_PACKAGES, 'frontends/shell', 'frontends/game', 'frontends/account'],
  build: buildServiceWorker,
};

/** Checked last, for all frontends. */
const BUDGETS = {
  name: 'frontends/shell',
  mark: '.budgets-kept-for',
  what: 'the budgets of the frontends',
  inputs: [...COMMON, 'scripts/lib/budgets.mjs', 'scripts/lib/first-load.mjs', 'frontends/budgets.json', ...BROWSER_PACKAGES, ...FRONTENDS],
  build: () => keepBudgets(join(ROOT, 'frontends')),
};

const mark = (build) => join(ROOT, build.name, 'dist', build.mark ?? '.built-from');

async function stale(builds) {
  const wanted = await Promise.all(builds.map(async (build) => ({ build, from: await fingerprint(build.inputs) })));
  const known = await Promise.all(builds.map((build) => readFile(mark(build), 'utf8').catch(() => '')));
  return wanted.filter(({ from }, index) => from !== known[index]);
}

/** Runs the stale builds, two at a time. `only` filters them by name. */
export async function buildAll(only = () => true) {
  await buildStale(BUILDS.filter(({ name }) => only(name)));
  if (only(SERVICE_WORKER.name)) await buildStale([SERVICE_WORKER]);
  if (FRONTENDS.every(only)) await buildStale([BUDGETS]);
}

async function buildStale(builds) {
  const queue = await stale(builds);
  if (queue.length > 0) console.log(`Building ${queue.map(({ build }) => build.what ?? build.name).join(', ')} …`);
  const next = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      await job.build.build();
      await mkdir(join(ROOT, job.build.name, 'dist'), { recursive: true });
      await writeFile(mark(job.build), job.from);
    }
  };
  await Promise.all([next(), next()]);
}
