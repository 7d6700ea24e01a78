/** `npm run create-env [file]`: makes infra/.env of infra/.env.example, with random secrets. One that is there stays as it is. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';

const file = process.argv[2] ?? join(ROOT, 'infra', '.env');
const example = await readFile(join(ROOT, 'infra', '.env.example'), 'utf8');
// What Stripe issues cannot be made up; everything else that is secret is ours.
const filled = example.replace(/^(?!STRIPE_)(\w*(?:SECRET|PASSWORD))=$/gm, (_line, name) => `${name}=${randomBytes(32).toString('base64url')}`);

try {
  await writeFile(file, filled, { flag: 'wx', mode: 0o600 });
  console.log(`Wrote ${file}. Keep it: it holds the passwords of the databases.`);
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  console.error(`${file} is there already, and stays as it is.`);
  process.exitCode = 1;
}
