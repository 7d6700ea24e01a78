/**
 * Generates random secrets for a deployment.
 *
 *   npm run create-env [file]                                                      infra/.env, from infra/.env.example; an existing file stays
 *   npm run --silent create-env -- --kubernetes | kubectl -n fairshare apply -f -  the same as a Secret named fairshare
 *
 * Values that third parties issue (STRIPE_…, SMTP_URL, KAFKA_SASL_PASSWORD) are taken from this command's environment for Kubernetes. For Compose, add them to
 * the file by hand.
 */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';

/** Values that third parties issue; all other secrets are generated. */
const ISSUED = ['SMTP_URL', 'KAFKA_SASL_PASSWORD', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'];

const random = () => randomBytes(32).toString('base64url');
const example = await readFile(join(ROOT, 'infra', '.env.example'), 'utf8');
const made = [...example.matchAll(/^(\w*(?:SECRET|PASSWORD))=$/gm)].map(([, name]) => name).filter((name) => !ISSUED.includes(name));

if (process.argv.includes('--kubernetes')) console.log(JSON.stringify(secret(Object.fromEntries(made.map((name) => [name, random()]))), null, 2));
else await writeEnv(process.argv[2] ?? join(ROOT, 'infra', '.env'));

async function writeEnv(file) {
  const filled = made.reduce((text, name) => text.replace(new RegExp(`^${name}=$`, 'm'), `${name}=${random()}`), example);
  try {
    await writeFile(file, filled, { flag: 'wx', mode: 0o600 });
    console.log(`Wrote ${file}. Keep it: it holds the passwords of the databases.`);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    console.error(`${file} is there already, and stays as it is.`);
    process.exitCode = 1;
  }
}

/** The passwords, and the connection URLs that contain them, for the servers of infra/k8s/dependencies. */
function secret(values) {
  const databases = Object.entries(values).flatMap(([name, password]) => {
    const [, service] = /^MONGO_(?!ROOT_)(\w+)_PASSWORD$/.exec(name) ?? [];
    const user = service?.toLowerCase();
    return user ? [[`MONGODB_URL_${service}`, `mongodb://${user}:${password}@mongo:27017/?authSource=${user}`]] : [];
  });
  const issued = ISSUED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'fairshare' },
    stringData: { SMTP_URL: 'smtp://mailpit:1025', ...values, REDIS_URL: `redis://:${values.REDIS_PASSWORD}@redis:6379`, ...Object.fromEntries([...databases, ...issued]) },
  };
}
