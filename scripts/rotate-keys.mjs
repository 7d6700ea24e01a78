/**
 * `npm run rotate-keys [-- options]`: replaces INTERNAL_SECRET, which signs the calls between services, without downtime, in three
 * steps: begin, switch and end, each rolled out to every process before the next.
 *
 *   --env <file>          Compose's settings; default: infra/.env
 *   --kubernetes <ns>     instead: the Secret named fairshare of this namespace, by kubectl
 *   --step <step>         only this step, to continue an interrupted rotation, or to roll out by other means
 *   --roll <command>      the command that rolls a step out, and waits; default: docker compose up, or kubectl rollout
 *
 * The keys that sign user tokens belong to auth: see rotate-signing-keys in docs/operations.md.
 */
import { execFileSync, execSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STEPS, afterStep } from './lib/overlapping-secrets.mjs';
import { ROOT } from './lib/run.mjs';

const LINE = /^INTERNAL_SECRET=(.*)$/m;
const { values } = parseArgs({ options: { env: { type: 'string' }, kubernetes: { type: 'string' }, step: { type: 'string' }, roll: { type: 'string' } } });

try {
  const place = values.kubernetes === undefined ? inFile(values.env ?? join(ROOT, 'infra', '.env')) : inCluster(values.kubernetes);
  const steps = values.step === undefined ? Object.keys(STEPS) : [values.step];
  if (!steps.every((step) => Object.hasOwn(STEPS, step))) throw new Error(`--step is one of ${Object.keys(STEPS).join(', ')}`);
  for (const step of steps) {
    place.write(afterStep(step, place.read()));
    console.log(`${step}: rolling out …`);
    execSync(values.roll ?? place.roll, { cwd: ROOT, stdio: 'inherit' });
  }
  console.log(steps.at(-1) === 'end' ? 'Done: one secret is left, and every other is worth nothing.' : 'Done. The next step is yours to say.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function inFile(file) {
  const read = () => readFileSync(file, 'utf8');
  return {
    roll: `docker compose -f infra/docker-compose.yml --env-file "${file}" up --detach --wait --no-build`,
    read: () => LINE.exec(read())?.[1] ?? '',
    write(setting) {
      // Written atomically: a crash half-way must not leave a file without its passwords.
      writeFileSync(
        `${file}.new`,
        read().replace(LINE, () => `INTERNAL_SECRET=${setting}`),
        { mode: 0o600 },
      );
      renameSync(`${file}.new`, file);
    },
  };
}

function inCluster(namespace) {
  const kubectl = (...args) => execFileSync('kubectl', ['--namespace', namespace, ...args], { encoding: 'utf8' });
  const processes = 'app.kubernetes.io/component in (service, gateway)';
  return {
    roll: ['restart', 'status'].map((verb) => `kubectl --namespace "${namespace}" rollout ${verb} deployment --selector "${processes}"`).join(' && '),
    read: () => Buffer.from(JSON.parse(kubectl('get', 'secret', 'fairshare', '--output', 'json')).data.INTERNAL_SECRET, 'base64').toString(),
    write(setting) {
      const patch = { data: { INTERNAL_SECRET: Buffer.from(setting).toString('base64') } };
      kubectl('patch', 'secret', 'fairshare', '--patch', JSON.stringify(patch));
    },
  };
}
