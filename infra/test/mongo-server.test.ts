import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { startNativeMongo, whyNot } from '@fairshare/engines';
import { openMongo, type AggregateType } from '@fairshare/store';
import { ENGINE_START, describeUnless } from '@fairshare/testing';

interface Note {
  readonly text: string;
}

const noteType: AggregateType<Note> = { kind: 'notes', schema: 1, indexes: { text: ({ text }) => text }, unique: { text: ({ text }) => text } };
const MEGABYTE = 1024 * 1024;

/** A document as stored by FerretDB 1 on SQLite, which earlier releases used. */
const EARLIER_NOTE =
  '{"$s":{"p":{"_id":{"t":"string"},"version":{"t":"int"},"revision":{"t":"int"},"state":{"t":"object","$s":{"p":{"text":{"t":"string"}},"$k":["text"]}},"shape":{"t":"object","$s":{"p":{"schema":{"t":"int"},"readableFrom":{"t":"int"},"additions":{"t":"array","i":[]}},"$k":["schema","readableFrom","additions"]}},"requests":{"t":"array","i":[]},"requestsMoved":{"t":"int"},"writtenAt":{"t":"string"},"indexing":{"t":"string"},"keys":{"t":"object","$s":{}},"unique":{"t":"object","$s":{}},"outbox":{"t":"array","i":[]}},"$k":["_id","version","revision","state","shape","requests","requestsMoved","writtenAt","indexing","keys","unique","outbox"]},"_id":"n1","version":3,"revision":4,"state":{"text":"⛳ kept"},"shape":{"schema":1,"readableFrom":1,"additions":[]},"requests":[],"requestsMoved":0,"writtenAt":"2026-05-02T09:00:00.000Z","indexing":"","keys":{},"unique":{},"outbox":[]}';
const EARLIER_LETTER =
  '{"$s":{"p":{"_id":{"t":"objectId"},"consumer":{"t":"string"},"letter":{"t":"string"},"buriedAt":{"t":"string"}},"$k":["_id","consumer","letter","buriedAt"]},"_id":"6b096628c986df90818d6e52","consumer":"c","letter":"{\\"reason\\":\\"r\\"}","buriedAt":"2026-05-02T09:00:00.000Z"}';

async function keepAsBefore(directory: string): Promise<void> {
  await mkdir(join(directory, 'data'));
  const database = new Database(join(directory, 'data', 'notebook.sqlite'));
  database.exec('CREATE TABLE "_ferretdb_collections" (name TEXT, table_name TEXT, settings TEXT)');
  for (const [name, table, document] of [
    ['aggregates.notes', 'aggregates.notes_75ff7750', EARLIER_NOTE],
    ['consumers.letters', 'consumers.letters_1b2c', EARLIER_LETTER],
  ] as const) {
    database.exec(`CREATE TABLE "${table}" (_ferretdb_sjson TEXT)`);
    database.prepare('INSERT INTO "_ferretdb_collections" VALUES (?, ?, ?)').run(name, table, '{}');
    database.prepare(`INSERT INTO "${table}" VALUES (?)`).run(document);
  }
  database.close();
}

describeUnless(whyNot.mongo(), 'the MongoDB server of a folder', () => {
  let directory = '';
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'fairshare-mongo-server-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  test(
    'when an earlier release kept its documents on FerretDB, then they are found',
    async () => {
      await keepAsBefore(directory);
      for (const state of [{ text: '⛳ kept' }, { text: 'changed' }]) {
        const server = await startNativeMongo({ directory });
        const storage = openMongo({ url: server.url, database: 'notebook' });
        const notes = storage.aggregates(noteType);
        expect(await notes.find('text', state.text)).toMatchObject([{ id: 'n1', state }]);
        expect(await storage.consumers.deadLetters()).toMatchObject([{ id: '6b096628c986df90818d6e52', reason: 'r' }]);
        await notes.update('n1', { state: { text: 'changed' }, changes: [] });
        await storage.close();
        await server.close();
      }
    },
    ENGINE_START,
  );

  test(
    'when a document was written over and over, then its file stays small',
    async () => {
      const server = await startNativeMongo({ directory });
      const storage = openMongo({ url: server.url, database: 'notebook' });
      const notes = storage.aggregates<Note>({ kind: 'notes', schema: 1 });
      await notes.create('n1', { text: '' }, []);
      for (let write = 1; write <= 300; write += 1) await notes.update('n1', { state: { text: `${write}`.padEnd(20_000, '.') }, changes: [] });
      await storage.close();
      await server.close();
      expect((await stat(join(directory, 'documents'))).size).toBeLessThan(2 * MEGABYTE);
    },
    ENGINE_START,
  );
});
