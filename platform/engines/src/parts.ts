import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { withLock } from './lock';
import { patchPromtool } from './patch-promtool';
import { missingTool, runTool } from './tools';

/** The folder of the build files, from source as from a bundle. */
const HERE = dirname(require.resolve('@fairshare/engines/package.json'));
/** Built parts are stored outside the checkout, for every checkout of this user. */
const CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'fairshare');

export const KAFKA_VERSIONS = ['3.9.1', '4.1.0'] as const;
export type KafkaVersion = (typeof KAFKA_VERSIONS)[number];
export const NEWEST_KAFKA: KafkaVersion = '4.1.0';

/** It implements Stripe's API as of 2026-08-26. */
export const STRIPE_MOCK_VERSION = '0.203.0';

const MONGO_PART = "a server of MongoDB's protocol";

/** Makes a part once, in a temporary folder that is then renamed to its place in one step. */
async function once(target: string, make: (folder: string) => Promise<void>): Promise<string> {
  if (existsSync(target)) return target;
  return withLock(`${target}.lock`, async () => {
    if (existsSync(target)) return target;
    const making = `${target}.making`;
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true });
    await make(making);
    await rename(making, target);
    return target;
  });
}

function requireTools(part: string, tools: Parameters<typeof missingTool>[1]): void {
  const missing = missingTool(part, tools);
  if (missing !== null) throw new Error(missing);
}

/** The folder of a broker's jars. @throws Error of one line when Maven is missing. */
export function kafkaJars(version: KafkaVersion): Promise<string> {
  return once(join(CACHE, `kafka-${version}`), async (folder) => {
    requireTools('Kafka', ['mvn']);
    const pom = join(HERE, 'kafka', 'pom.xml');
    await runTool('mvn', ['--quiet', '--batch-mode', '--file', pom, 'dependency:copy-dependencies', `-Dkafka.version=${version}`, `-DoutputDirectory=${folder}`]);
  });
}

/** The folder for what is built from a folder of sources. Its name is derived from the sources. */
function builtFolder(name: string): string {
  const digest = createHash('sha256');
  const files = readdirSync(join(HERE, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) digest.update(readFileSync(file));
  return join(CACHE, `${name}-${digest.digest('hex').slice(0, 12)}`);
}

/** `prepare` gets the copy of the sources that is built. */
async function buildGo(name: string, part: string, prepare: (source: string) => Promise<void> = async () => undefined): Promise<string> {
  const folder = await once(builtFolder(name), async (making) => {
    requireTools(part, ['go']);
    const source = join(making, 'source');
    await cp(join(HERE, name), source, { recursive: true });
    await prepare(source);
    await runTool('go', ['build', '-mod=mod', '-buildvcs=false', '-o', join(making, name), '.'], { cwd: source });
    await rm(source, { recursive: true });
  });
  return join(folder, name);
}

/** The class path of the server of MongoDB's protocol, built from `mongo/`. @throws Error of one line when Maven or a Java compiler is missing. */
export async function mongoClassPath(): Promise<string> {
  const folder = await once(builtFolder('mongo'), async (making) => {
    requireTools(MONGO_PART, ['javac', 'mvn']);
    const [sources, jars] = [join(HERE, 'mongo'), join(making, 'jars')];
    await runTool('mvn', ['--quiet', '--batch-mode', '--file', join(sources, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`]);
    const files = readdirSync(sources).filter((file) => file.endsWith('.java'));
    await runTool('javac', ['-cp', join(jars, '*'), '-d', join(making, 'classes'), ...files.map((file) => join(sources, file))]);
  });
  return [join(folder, 'classes'), join(folder, 'jars', '*')].join(delimiter);
}

/** A reader of Compose files, built from `compose/`. @throws Error of one line when Go is missing. */
export const composeReader = (): Promise<string> => buildGo('compose', "Compose's reader");

const stripeMockFolder = () => join(CACHE, `stripe-mock-${STRIPE_MOCK_VERSION}`);

/** The server's binary, with Stripe's OpenAPI document in it. @throws Error of one line when Go is missing. */
export async function stripeMockBinary(): Promise<string> {
  const folder = await once(stripeMockFolder(), async (making) => {
    requireTools('stripe-mock', ['go']);
    await runTool('go', ['install', `github.com/stripe/stripe-mock@v${STRIPE_MOCK_VERSION}`], { env: { GOBIN: making } });
  });
  return join(folder, 'stripe-mock');
}

export const KUSTOMIZE_VERSION = '5.7.1';

const kustomizeFolder = () => join(CACHE, `kustomize-${KUSTOMIZE_VERSION}`);

/** The tool that builds Kubernetes manifests. @throws Error of one line when Go is missing. */
export async function kustomizeBinary(): Promise<string> {
  const folder = await once(kustomizeFolder(), async (making) => {
    requireTools('kustomize', ['go']);
    await runTool('go', ['install', `sigs.k8s.io/kustomize/kustomize/v5@v${KUSTOMIZE_VERSION}`], { env: { GOBIN: making } });
  });
  return join(folder, 'kustomize');
}

/** The tool that checks Prometheus' rules and tests them on sample data, built from `promtool/`. @throws Error of one line when Go is missing. */
export const promtoolBinary = (): Promise<string> => buildGo('promtool', 'promtool', patchPromtool);

/** Why a tool without a container alternative is not available here, in one line, or null. */
export const whyNoTool = {
  compose: () => missingTool("Compose's reader", existsSync(builtFolder('compose')) ? [] : ['go'], 'alone'),
  kustomize: () => missingTool('kustomize', existsSync(kustomizeFolder()) ? [] : ['go'], 'alone'),
  nginx: () => missingTool('nginx', ['nginx'], 'alone'),
  promtool: () => missingTool('promtool', existsSync(builtFolder('promtool')) ? [] : ['go'], 'alone'),
} as const;

/** Why a part cannot be run here, in one line, or null. The build tools are only required if the part is not built yet. */
export const whyNot = {
  kafka: (version: KafkaVersion = NEWEST_KAFKA) => missingTool('Kafka', existsSync(join(CACHE, `kafka-${version}`)) ? ['java'] : ['java', 'mvn']),
  mongo: () => missingTool(MONGO_PART, existsSync(builtFolder('mongo')) ? ['java'] : ['java', 'javac', 'mvn']),
  redis: () => missingTool('Redis', ['redis-server']),
  'stripe-mock': () => missingTool('stripe-mock', existsSync(stripeMockFolder()) ? [] : ['go']),
} as const;
