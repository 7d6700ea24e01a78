import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import Database from 'libsql';
import mongoose from 'mongoose';
import { SERVICE_NAMES, type ServiceName } from '@fairshare/contracts';
import type { Everything, Holdings } from './reading';

/** Written by `write.ts` in the storage formats of the releases of November 2026. */
export const RELEASES = {
  'before MongoDB held states as fields': 'written-2026-11',
  'before house rules and the tab': 'written-2026-11-rosters',
  'before entries belonged to the round': 'written-2026-11-games-with-entries',
} as const;
export type Folder = (typeof RELEASES)[keyof typeof RELEASES];

/** The time of the platform's clock when they were read. */
export const WRITTEN_AT = '2026-11-20T12:00:00.000Z';

export type EngineName = 'sqlite' | 'mongo';

/** The results of reading the data with the code that wrote it. */
export interface Expected {
  readonly holdings: Readonly<Record<ServiceName, Holdings>>;
  readonly read: Readonly<Record<ServiceName, Everything>>;
  /** The cookies of the users who are signed in. */
  readonly sessions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly answers: readonly { readonly who: string; readonly path: string; readonly status: number; readonly text: string }[];
}

interface Collection {
  readonly documents: readonly object[];
  readonly indexes: readonly { readonly key: Record<string, 1>; readonly unique?: boolean }[];
}
type MongoDump = Readonly<Record<string, Readonly<Record<string, Collection>>>>;

const { EJSON } = mongoose.mongo.BSON;
const pack = async (file: string, content: Buffer | string): Promise<void> =>
  writeFile(file, await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } }));
const unpack = async (file: string): Promise<Buffer> => promisify(brotliDecompress)(await readFile(file));

export const readExpected = async (folder: Folder, engine: EngineName): Promise<Expected> =>
  JSON.parse((await unpack(join(__dirname, folder, `${engine}-expected.json.br`))).toString()) as Expected;
export const writeExpected = (folder: string, engine: EngineName, expected: Expected): Promise<void> => pack(join(folder, `${engine}-expected.json.br`), JSON.stringify(expected));

export async function packSqlite(folder: string, dataDir: string): Promise<void> {
  for (const name of SERVICE_NAMES) {
    const copy = join(dataDir, `${name}-copy.sqlite`);
    const database = new Database(join(dataDir, `${name}.sqlite`));
    database.prepare('VACUUM INTO ?').run(copy);
    database.close();
    await pack(join(folder, `${name}.sqlite.br`), await readFile(copy));
  }
}

export async function unpackSqlite(folder: Folder, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  for (const name of SERVICE_NAMES) await writeFile(join(dataDir, `${name}.sqlite`), await unpack(join(__dirname, folder, `${name}.sqlite.br`)));
}

async function onDatabase<T>(url: string, dbName: string, work: (connection: mongoose.Connection) => Promise<T>): Promise<T> {
  const connection = await mongoose.createConnection(url, { dbName, autoCreate: false }).asPromise();
  try {
    return await work(connection);
  } finally {
    await connection.destroy();
  }
}

export async function packMongo(folder: string, url: string, prefix: string): Promise<MongoDump> {
  const dump: Record<string, Record<string, Collection>> = {};
  for (const service of SERVICE_NAMES) {
    dump[service] = await onDatabase(url, `${prefix}${service}`, async (connection) => {
      const names = (await connection.listCollections()).map(({ name }) => name).sort();
      const read = async (name: string): Promise<Collection> => {
        const indexes = (await connection.collection(name).listIndexes().toArray()) as { key: Record<string, 1>; unique?: boolean }[];
        return {
          documents: await connection.collection(name).find().sort({ _id: 1 }).toArray(),
          indexes: indexes.filter(({ key }) => !('_id' in key)).map(({ key, unique }) => ({ key, ...(unique ? { unique } : {}) })),
        };
      };
      return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
    });
  }
  await pack(join(folder, 'mongo.json.br'), EJSON.stringify(dump, { relaxed: false }));
  return dump;
}

export async function unpackMongo(folder: Folder, url: string, prefix: string): Promise<void> {
  const dump = EJSON.parse((await unpack(join(__dirname, folder, 'mongo.json.br'))).toString(), { relaxed: false }) as MongoDump;
  for (const [service, collections] of Object.entries(dump)) {
    await onDatabase(url, `${prefix}${service}`, async (connection) => {
      for (const [name, { documents, indexes }] of Object.entries(collections)) {
        const collection = connection.collection(name);
        if (documents.length > 0) await collection.insertMany([...documents]);
        for (const { key, unique } of indexes) await collection.createIndex(key, { ...(unique ? { unique } : {}) });
      }
    });
  }
}
