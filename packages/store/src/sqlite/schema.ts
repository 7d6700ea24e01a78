import type { Engine } from './engine';

/** Each step brings a file one schema further; a step that has been released is never edited. */
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
] as const;

/** Brings the file to this code's schema. @throws Error when a newer release wrote it. */
export function migrate(engine: Engine): void {
  engine.transaction(() => {
    const { user_version: done = 0 } = engine.one<{ user_version: number }>('PRAGMA user_version') ?? {};
    if (done > STEPS.length) throw new Error('this file was written by a newer release');
    for (const step of STEPS.slice(done)) engine.script(step);
    engine.script(`PRAGMA user_version = ${STEPS.length}`);
  });
}
