import type { RequestMark } from '../port';
import { forgottenBefore, handledRequest, wasHandled, type HandledRequest } from '../handled-requests';
import type { SqliteDatabase } from './database';

/** Requests kept between two looks for old ones. */
const PRUNE_EVERY = 1_000;

/** Which requests had their effect on the documents of one kind. Writing is done within the transaction that writes the document. */
export class RequestTable {
  readonly #database: SqliteDatabase;
  readonly #kind: string;
  readonly #clock: () => Date;
  #kept = 0;

  constructor(database: SqliteDatabase, kind: string, clock: () => Date) {
    this.#database = database;
    this.#kind = kind;
    this.#clock = clock;
  }

  /** Whether this request had its effect before. Asked after the document was read: what is not there yet was written later. @throws RequestMismatch */
  wasHandled(id: string, request: RequestMark | undefined): boolean {
    if (!request) return false;
    const sql = 'SELECT key, hash, at FROM requests WHERE kind = ? AND id = ? AND key = ?';
    return wasHandled(this.#database.one<HandledRequest>(sql, this.#kind, id, request.key), request, this.#clock());
  }

  keep(id: string, request: RequestMark | undefined): void {
    if (!request) return;
    const { key, hash, at } = handledRequest(request, this.#clock());
    this.#database.run('INSERT OR REPLACE INTO requests (kind, id, key, hash, at) VALUES (?, ?, ?, ?, ?)', this.#kind, id, key, hash, at);
    this.#kept += 1;
    if (this.#kept % PRUNE_EVERY === 0) this.prune();
  }

  forget(id: string): void {
    this.#database.run('DELETE FROM requests WHERE kind = ? AND id = ?', this.#kind, id);
  }

  prune(): void {
    this.#database.run('DELETE FROM requests WHERE at <= ?', forgottenBefore(this.#clock()));
  }
}
