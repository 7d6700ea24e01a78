import { StoreAway } from '../errors';
import type { SqliteDatabase } from './database';

/** Each step migrates a file to the next schema. A released step is never edited. */
const STEPS = [
  `
  CREATE TABLE documents (
    kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, schema INTEGER NOT NULL,
    body TEXT, -- null: deleted
    requests TEXT NOT NULL, written_at TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT;
  CREATE TABLE document_keys (
    kind TEXT NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (kind, name, key, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX document_keys_by_id ON document_keys (kind, id);
  CREATE TABLE unique_keys (
    kind TEXT NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (kind, name, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX unique_keys_by_id ON unique_keys (kind, id);

  CREATE TABLE log (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    topic TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, time TEXT NOT NULL, changes TEXT NOT NULL, traceparent TEXT
  ) STRICT;
  CREATE INDEX log_by_topic ON log (topic, position);
  CREATE TABLE log_pruned (topic TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE projections (
    kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, behind INTEGER NOT NULL,
    body TEXT, -- null: deleted, or (version 0) not known yet
    PRIMARY KEY (kind, id)
  ) STRICT;
  CREATE TABLE projection_keys (
    kind TEXT NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (kind, name, key, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX projection_keys_by_id ON projection_keys (kind, id);

  CREATE TABLE cursors (
    consumer TEXT NOT NULL, source TEXT NOT NULL, position TEXT NOT NULL,
    PRIMARY KEY (consumer, source)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE dead_letters (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    consumer TEXT NOT NULL, letter TEXT NOT NULL, buried_at TEXT NOT NULL
  ) STRICT;

  -- How the documents of a kind were last indexed: another answer means that they must be indexed anew.
  CREATE TABLE indexings (subject TEXT PRIMARY KEY, indexing TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  -- What projections are searched in. Rare parts are found by the sequences of three letters they are made of, frequent ones by walking in order.
  CREATE TABLE projection_texts (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX projection_texts_by_id ON projection_texts (kind, id);
  CREATE INDEX projection_texts_in_order ON projection_texts (kind, text, id);
  CREATE VIRTUAL TABLE projection_trigrams USING fts5 (
    text, content = 'projection_texts', content_rowid = 'number', tokenize = 'trigram case_sensitive 1', detail = none
  );
  -- What is deleted leaves the index at once: a person's name must not outlive the person's account.
  INSERT INTO projection_trigrams (projection_trigrams, rank) VALUES ('secure-delete', 1);
  CREATE TRIGGER projection_texts_come AFTER INSERT ON projection_texts BEGIN
    INSERT INTO projection_trigrams (rowid, text) VALUES (new.number, new.text);
  END;
  CREATE TRIGGER projection_texts_go AFTER DELETE ON projection_texts BEGIN
    INSERT INTO projection_trigrams (projection_trigrams, rowid, text) VALUES ('delete', old.number, old.text);
  END;
  `,
  `
  -- Requests that had their effect; written with the document, and apart from it, so that a busy document stays small.
  CREATE TABLE requests (
    kind TEXT NOT NULL, id TEXT NOT NULL, key TEXT NOT NULL, hash TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (kind, id, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX requests_by_age ON requests (at);
  INSERT OR REPLACE INTO requests (kind, id, key, hash, at)
    SELECT d.kind, d.id, m.value ->> 'key', m.value ->> 'hash', m.value ->> 'at' FROM documents d, json_each(d.requests) m ORDER BY m.value ->> 'at';
  ALTER TABLE documents DROP COLUMN requests;

  -- Which releases can read a document (0: those that know its schema), what they may ignore in it, and how it was indexed.
  ALTER TABLE documents ADD COLUMN readable_from INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE documents ADD COLUMN additions TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE documents ADD COLUMN indexing TEXT NOT NULL DEFAULT '';
  UPDATE documents SET indexing = coalesce((SELECT indexing FROM indexings WHERE subject = 'documents ' || kind), '');
  DELETE FROM indexings WHERE subject LIKE 'documents %';
  CREATE INDEX documents_by_indexing ON documents (kind, indexing);

  -- Tombstones are forgotten after a while.
  CREATE INDEX documents_deleted ON documents (kind, written_at) WHERE body IS NULL;
  ALTER TABLE projections ADD COLUMN deleted_at TEXT;
  UPDATE projections SET deleted_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE body IS NULL AND version > 0;
  CREATE INDEX projections_deleted ON projections (kind, deleted_at) WHERE deleted_at IS NOT NULL;
  `,
] as const;

/** Migrates the file to this code's schema. @throws StoreAway when a newer release wrote it. */
export function migrate(database: SqliteDatabase): void {
  database.transaction(() => {
    const { user_version: done = 0 } = database.one<{ user_version: number }>('PRAGMA user_version') ?? {};
    if (done > STEPS.length) throw new StoreAway('it was written by a newer release');
    for (const step of STEPS.slice(done)) database.script(step);
    database.script(`PRAGMA user_version = ${STEPS.length}`);
  });
}
