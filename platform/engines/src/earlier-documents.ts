import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { mongo } from 'mongoose';

/** Where the server of earlier releases stored a SQLite file for each database. `TAKEN_OVER`: its name after the migration. */
const EARLIER = 'data';
const TAKEN_OVER = 'data-taken-over';
const SUFFIX = '.sqlite';
const AT_ONCE = 100;

interface Row {
  readonly _ferretdb_sjson: string;
}

/** A document, with the types of its fields. */
interface Sjson extends Record<string, unknown> {
  readonly $s: { readonly p: Readonly<Record<string, { readonly t: string }>> };
}

/**
 * Migrates the documents that an earlier release left in this folder to the server at an address; services create their own indexes. A migration that
 * was interrupted begins again.
 */
export async function takeOverDocuments(directory: string, url: string): Promise<void> {
  const folder = join(directory, EARLIER);
  if (!existsSync(folder)) return;
  const { createConnection } = (await import('mongoose')).default;
  const connection = await createConnection(url).asPromise();
  try {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith(SUFFIX))) {
      await takeOverDatabase(join(folder, file), connection.getClient().db(basename(file, SUFFIX)));
    }
  } finally {
    await connection.close();
  }
  await rename(folder, join(directory, TAKEN_OVER));
}

async function takeOverDatabase(file: string, target: mongo.Db): Promise<void> {
  const { default: Database } = await import('libsql');
  const database = new Database(file);
  try {
    const collections = database.prepare('SELECT name, table_name FROM _ferretdb_collections').all() as { name: string; table_name: string }[];
    for (const { name, table_name: table } of collections) {
      const rows = database.prepare(`SELECT _ferretdb_sjson FROM "${table.replaceAll('"', '""')}"`).all() as Row[];
      const documents = await Promise.all(rows.map(documentOf));
      for (let start = 0; start < documents.length; start += AT_ONCE) {
        const writes = documents.slice(start, start + AT_ONCE).map((document) => ({ replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true } }));
        await target.collection(name).bulkWrite(writes);
      }
    }
  } finally {
    database.close();
  }
}

/** All stored documents are plain JSON, except for the ids of dead letters. */
async function documentOf({ _ferretdb_sjson: text }: Row): Promise<mongo.Document> {
  const { $s: shape, ...fields } = JSON.parse(text) as Sjson;
  if (shape.p['_id']?.t !== 'objectId') return fields;
  const { mongo: driver } = (await import('mongoose')).default;
  return { ...fields, _id: new driver.ObjectId(String(fields['_id'])) };
}
