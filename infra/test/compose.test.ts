import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeReader } from '@fairshare/engines';
import { readEnvironmentOf, variablesOf } from '@fairshare/service-kit';
import { composeFile, composeText, envFile, interpolate } from './support/compose';
import { describeWith } from './support/describe-with';
import { FRONTENDS, PROCESSES, ROOT, createEnv, fileOf, stagesOf, type Process } from './support/files';

const compose = composeFile();
const services = Object.entries(compose.services);
const built = services.filter(([, service]) => service.build);
/** The URLs in an environment, by the names of their variables. */
const addressesIn = (environment: Readonly<Record<string, string>>) =>
  Object.entries(environment).flatMap(([name, value]) => [...value.matchAll(/^http:\/\/([a-z-]+):(\d+)/g)].map(([, host = '', port = '']) => ({ name, host, port })));

let folder: string;
let env: Record<string, string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairshare-env-'));
  createEnv(join(folder, '.env'));
  env = envFile(readFileSync(join(folder, '.env'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const environmentOf = (process: Process, values = env) =>
  Object.fromEntries(Object.entries(compose.services[process]?.environment ?? {}).map(([name, value]) => [name, interpolate(value, values)]));

describeWith('compose', 'docker-compose.yml, read as Compose reads it', () => {
  const read = async (file: string, envPath: string) => spawnSync(await composeReader(), [file, envPath], { encoding: 'utf8' });
  const FILE = join(ROOT, 'infra/docker-compose.yml');

  test('when Compose reads the file, then it is valid', async () => {
    const { stdout, stderr } = await read(FILE, join(folder, '.env'));

    expect(stderr).toBe('');
    const project = JSON.parse(stdout) as { name: string; services: Record<string, { environment: Record<string, string> }> };
    expect(project.name).toBe('fairshare');
    for (const process of PROCESSES) expect(project.services[process]?.environment).toEqual(environmentOf(process));
  });

  test('when the file has an unknown name or no secrets, then it is refused', async () => {
    const misspelt = join(folder, 'misspelt.yml');
    writeFileSync(misspelt, composeText().replaceAll('depends_on:', 'depend_on:'));

    expect((await read(misspelt, join(folder, '.env'))).stderr).toMatch(/depend_on .*false schema|additional properties 'depend_on'/);
    expect((await read(FILE, join(ROOT, 'infra/.env.example'))).stderr).toContain('required variable REDIS_PASSWORD is missing a value: run npm run create-env');
  });
});

describe('docker-compose.yml', () => {
  test('when the services are listed, then nothing is missing', () => {
    expect(Object.keys(compose.services).sort()).toEqual([...PROCESSES, ...FRONTENDS.map((name) => `frontend-${name}`), 'kafka', 'mailpit', 'mongo', 'redis'].sort());
  });

  test.each(PROCESSES)('when %s gets its environment, then it has exactly what it reads', (process) => {
    expect(Object.keys(compose.services[process]?.environment ?? {}).sort()).toEqual(
      variablesOf(process)
        .map(({ name }) => name)
        .sort(),
    );
  });

  test.each(PROCESSES)('when %s starts with what create-env makes, then its environment is accepted', (process) => {
    expect(() => readEnvironmentOf(process, environmentOf(process))).not.toThrow();
  });

  test.each(PROCESSES)('when a secret is not set, then %s does not start', (process) => {
    expect(() => environmentOf(process, { ...env, INTERNAL_SECRET: '' })).toThrow('INTERNAL_SECRET: run npm run create-env');
    expect(() => environmentOf(process, envFile(fileOf('infra/.env.example')))).toThrow('run npm run create-env');
  });

  test('when docker-compose.yml asks for a variable, then .env.example has it', () => {
    const asked = new Set([...composeText().matchAll(/\$\{(\w+)/g)].map(([, name]) => name));

    expect(Object.keys(envFile(fileOf('infra/.env.example'))).sort()).toEqual([...asked].sort());
  });

  test.each(built)('when %s is built, then its target and arguments exist', (name, { build }) => {
    const dockerfile = fileOf(build?.dockerfile ?? '');
    const [argument, value] = Object.entries(build?.args ?? {})[0] ?? [];

    expect(build?.context).toBe('..');
    expect(stagesOf(dockerfile)).toContain(build?.target);
    expect(dockerfile).toContain(`ARG ${argument}\n`);
    if (argument === 'PROCESS') expect(existsSync(join(ROOT, value ?? '', 'src/main.ts'))).toBe(true);
    else expect(existsSync(join(ROOT, 'frontends', value ?? '', 'webpack.config.cjs'))).toBe(true);
    expect(value?.split('/').at(-1)).toBe(name.replace('frontend-', ''));
  });

  test.each(services)('when %s is deployed, then it scales, restarts and has limits', (name, service) => {
    expect(service.container_name).toBeUndefined();
    expect(service.healthcheck.test.length).toBeGreaterThan(1);
    expect(service.restart).toBe('unless-stopped');
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.ports !== undefined).toBe(name === 'gateway' || name === 'mailpit');
    if (service.build) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  test.each(PROCESSES)('when %s calls other services, then it shares their network', (process) => {
    const own = compose.services[process];
    const addresses = addressesIn(environmentOf(process)).filter(({ name }) => name !== 'PUBLIC_URL');

    for (const { host, port } of addresses) {
      const called = compose.services[host];
      expect(called?.networks.some((network) => own?.networks.includes(network))).toBe(true);
      expect(called?.environment?.['PORT'] ?? '8080').toBe(port);
    }
    expect(addresses.length).toBeGreaterThan(0);
  });

  test.each([...PROCESSES])('when the health of %s is checked, then /readyz answers there', (process) => {
    const url = new URL(String(compose.services[process]?.healthcheck.test.at(-1)));
    const { PORT, PROCESS_PORT = PORT } = environmentOf(process);

    expect(url.port).toBe(PROCESS_PORT);
    expect(url.pathname).toBe('/readyz');
    expect(compose.services[process]?.healthcheck.test.slice(1, 3)).toEqual(['node', 'healthcheck.mjs']);
    expect(fileOf('infra/docker/service.Dockerfile')).toContain('COPY infra/docker/healthcheck.mjs ./');
  });

  test.each([...PROCESSES])('when %s is started, then watched.mjs watches its /healthz', (process) => {
    const { PORT, PROCESS_PORT = PORT } = environmentOf(process);

    expect(compose.services[process]?.command).toEqual(['node', 'watched.mjs', `http://127.0.0.1:${PROCESS_PORT}/healthz`, 'node', 'main.cjs']);
    expect(fileOf('infra/docker/service.Dockerfile')).toContain('COPY infra/docker/watched.mjs ./');
  });

  test('when a service uses a volume, network or mounted file, then it exists', () => {
    for (const [, service] of services) {
      for (const network of service.networks) expect(compose.networks).toHaveProperty(network);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) expect(statSync(join(ROOT, 'infra', source)).isFile()).toBe(true);
        else expect(compose.volumes).toHaveProperty(source);
      }
    }
  });

  test('when databases, broker and cache are deployed, then they publish no ports', () => {
    for (const name of ['mongo', 'kafka', 'redis']) {
      expect(compose.services[name]?.ports).toBeUndefined();
      for (const network of compose.services[name]?.networks ?? []) expect(compose.networks[network]?.internal).toBe(true);
    }
  });
});

describe('create-env', () => {
  test('when create-env makes secrets, then they are long and all different', () => {
    const secrets = Object.entries(env).filter(([name]) => /^(?!STRIPE_|KAFKA_).*(SECRET|PASSWORD)$/.test(name));

    expect(secrets).toHaveLength(10);
    for (const [, value] of secrets) expect(value.length).toBeGreaterThanOrEqual(43);
    expect(new Set(Object.values(Object.fromEntries(secrets))).size).toBe(10);
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  });

  test('when the file exists already, then create-env refuses and leaves it as it is', () => {
    const before = readFileSync(join(folder, '.env'), 'utf8');

    expect(() => createEnv(join(folder, '.env'))).toThrow('stays as it is');
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(before);
  });

  test('when database users are created, then each service has a password', () => {
    const script = fileOf('infra/mongo/create-users.js');
    const names = /\[([^\]]+)\]/
      .exec(script)?.[1]
      ?.split(',')
      .map((name) => name.trim().replaceAll("'", ''));

    expect(names).toEqual(PROCESSES.filter((name) => name !== 'gateway'));
    for (const name of names ?? []) expect(compose.services['mongo']?.environment).toHaveProperty(`MONGO_${name.toUpperCase()}_PASSWORD`);
  });
});
