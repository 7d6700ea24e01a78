/** Opens a sqlite file, uses it, and prints which of the drivers it has loaded. */
import { openSqlite } from '@fairshare/store';

const [file = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const storage = openSqlite({ file });
  await storage.aggregates({ kind: 'notes', schema: 1 }).create('n1', {}, []);
  await storage.close();
  const loaded = ['libsql', 'mongoose'].filter((name) => Object.keys(require.cache).some((path) => path.includes(`/node_modules/${name}/`)));
  process.stdout.write(loaded.join(' '));
}

void main();
