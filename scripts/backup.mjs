/**
 * `npm run backup -- <folder>`: copies the databases of the embedded platform (DATA_DIR, default .data) into a new folder, whether or not it is running. Each
 * copy is a consistent snapshot of its database. Consumers are copied before owners, so that a projection is never newer than its source.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'libsql';

const CONSUMERS_FIRST = ['settlement', 'realtime', 'games', 'groups', 'billing', 'auth'];

const [folder] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR || '.data';
try {
  if (!folder) throw new Error('usage: npm run backup -- <folder>');
  const missing = CONSUMERS_FIRST.filter((name) => !existsSync(join(dataDir, `${name}.sqlite`)));
  if (missing.length > 0) throw new Error(`${resolve(dataDir)} has no database of ${missing.join(', ')}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const name of CONSUMERS_FIRST) {
    const database = new Database(join(dataDir, `${name}.sqlite`));
    database.prepare('VACUUM INTO ?').run(join(folder, `${name}.sqlite`));
    database.close();
  }
  console.log(`${CONSUMERS_FIRST.length} databases are in ${resolve(folder)}`);
} catch (error) {
  console.error(error.code === 'EEXIST' ? `${folder} is there already, and stays as it is` : error.message);
  process.exitCode = 1;
}
