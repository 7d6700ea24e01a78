import { type Shape, shapeOf, writeOver } from './document-shape';
import { RequestMismatch, TooLarge } from './errors';
import type { AggregateType, IndexKey, NamedChange, IdempotentRequest, Stored, Tombstone, Written } from './port';

/** A document as it was read, with the fields that both databases have. */
export interface Read<State> {
  readonly id: string;
  readonly version: number;
  /** null: deleted. */
  readonly state: State | null;
  readonly shape: Shape;
}

export type Living<State> = Read<State> & { readonly state: State };

/** A document as it is to be written. */
export interface NextDocument<State> extends Read<State> {
  /** The state as JSON; null: deleted. */
  readonly body: string | null;
}

/** The first version of a new document, to be written. */
export const firstDocument = <State extends object>(type: AggregateType<State>, id: string, state: State): NextDocument<State> => ({
  id,
  version: 1,
  state,
  shape: shapeOf(type),
  body: JSON.stringify(state),
});

/** The next version of a document that was read and then changed, to be written; null: deleted. */
export function nextDocument<State extends object>(
  type: AggregateType<State>,
  { id, version, state: before, shape: read }: Living<State>,
  changed: State | null,
): NextDocument<State> {
  if (changed === null) return { id, version: version + 1, state: null, shape: shapeOf(type), body: null };
  const { state, shape } = writeOver(type, { state: before, shape: read }, changed);
  return { id, version: version + 1, state, shape, body: JSON.stringify(state) };
}

export const storedOf = <State extends object>({ kind }: AggregateType<State>, { id, version, state }: Living<State>): Stored<State> => ({ kind, id, version, state });

export const tombstoneOf = ({ kind }: { readonly kind: string }, { id, version }: { readonly id: string; readonly version: number }): Tombstone => ({
  kind,
  id,
  version,
  deleted: true,
});

/** Returns a copy, as a later read would: later changes to the caller's object do not affect it. */
export const writtenOf = <State extends object>({ kind }: AggregateType<State>, { id, version, body }: NextDocument<State>, last: State): Written<State> => ({
  kind,
  id,
  version,
  state: JSON.parse(body ?? JSON.stringify(last)) as State,
  outcome: body === null ? 'deleted' : 'written',
});

/** One entry of an index: the name of the index and a key of the aggregate. */
export interface IndexEntry {
  readonly name: string;
  readonly key: string;
}

type Indexes<State> = Readonly<Record<string, (state: State) => IndexKey>>;

/** All index entries of a state, without duplicates. */
export function entriesOf<State>(indexes: Indexes<State> | undefined, state: State): IndexEntry[] {
  return Object.entries(indexes ?? {}).flatMap(([name, keysOf]) => {
    const keys = keysOf(state);
    const list = keys === null ? [] : typeof keys === 'string' ? [keys] : [...new Set(keys)];
    return list.map((key) => ({ name, key }));
  });
}

/** How a document was indexed, as it is stored beside it. */
interface Indexing {
  readonly schema: number;
  readonly indexes: readonly string[];
  readonly unique: readonly string[];
  readonly isSearched?: boolean;
  /** Whether its state is stored as fields, if the database supports this. */
  readonly asFields?: boolean;
}

/** The schema and the indexes that a document should have. */
interface Wanted {
  readonly schema: number;
  readonly indexes?: object | undefined;
  readonly unique?: object | undefined;
  readonly isSearched?: boolean;
  readonly asFields?: boolean;
}

const written = ({ schema, indexes, unique, isSearched = false, asFields = false }: Indexing): string =>
  JSON.stringify({
    schema,
    indexes: [...new Set(indexes)].sort(),
    unique: [...new Set(unique)].sort(),
    ...(isSearched ? { isSearched } : {}),
    ...(asFields ? { asFields } : {}),
  });

const parse = (indexing: string): Indexing => (indexing === '' ? { schema: 0, indexes: [], unique: [] } : (JSON.parse(indexing) as Indexing));

/** The indexing of a document, as text. */
export const indexingOf = ({ indexes = {}, unique = {}, ...rest }: Wanted): string => written({ ...rest, indexes: Object.keys(indexes), unique: Object.keys(unique) });

/** Whether a document with this indexing can be found by all wanted indexes. Additional indexes of another release do no harm. */
export function suffices(indexing: string, wanted: string): boolean {
  const [has, needs] = [parse(indexing), parse(wanted)];
  const includes = (all: readonly string[], some: readonly string[]) => some.every((name) => all.includes(name));
  const flags = (['isSearched', 'asFields'] as const).every((flag) => (has[flag] ?? false) >= (needs[flag] ?? false));
  return has.schema >= needs.schema && includes(has.indexes, needs.indexes) && includes(has.unique, needs.unique) && flags;
}

/** The indexing of a document after the wanted indexes were added and nothing else was changed. */
export function joined(indexing: string, wanted: string): string {
  const [has, adds] = [parse(indexing), parse(wanted)];
  // Keys from an older schema may be outdated: only those made now count.
  const others = has.schema < adds.schema ? { indexes: [], unique: [] } : has;
  return written({
    schema: Math.max(has.schema, adds.schema),
    indexes: [...others.indexes, ...adds.indexes],
    unique: [...others.unique, ...adds.unique],
    isSearched: has.isSearched || adds.isSearched,
    asFields: has.asFields || adds.asFields,
  });
}

/** An aggregate with the changes that wait to be published with it. */
export interface Publishable<State> {
  readonly id: string;
  readonly version: number;
  readonly state: State;
  /** Called only if the size is measured. */
  readonly changes: () => readonly NamedChange[];
}

/** The published view is a part of the state, with at most three bytes per character: below this fraction of the limit it is not measured. */
const SURELY_FITS = 1 / 8;

/**
 * Refuses a commit that is too large for the bus: its aggregate could never be published again. A commit is accepted if it makes an aggregate
 * smaller that is already too large.
 * @param largest bytes that state and changes may have as JSON
 * @param lengthOf characters of the documents as JSON
 * @throws TooLarge
 */
export function requirePublishable<State extends object>(
  type: AggregateType<State>,
  largest: number,
  lengthOf: number,
  next: Publishable<State>,
  before?: Publishable<State>,
): void {
  if (!type.publish || lengthOf < largest * SURELY_FITS) return;
  const bytes = bytesOf(type.publish.view, next);
  if (bytes <= largest) return;
  if (before && bytes < bytesOf(type.publish.view, before)) return;
  throw new TooLarge(type.kind, next.id);
}

const bytesOf = <State>(view: (state: State, version: number) => object, { state, version, changes }: Publishable<State>): number =>
  Buffer.byteLength(JSON.stringify({ state: view(state, version), changes: changes() }));

/** Milliseconds a request is stored beside the aggregate it wrote. */
const REQUEST_RETENTION = 24 * 60 * 60 * 1000;

/** A request that took effect, as it is stored; `at` in milliseconds since the epoch. */
export interface HandledRequest extends IdempotentRequest {
  readonly at: number;
}

/** Requests from before this instant have expired, in milliseconds since the epoch. */
export const forgottenBefore = (now: Date): number => now.getTime() - REQUEST_RETENTION;

export const handledRequest = ({ key, hash }: IdempotentRequest, now: Date): HandledRequest => ({ key, hash, at: now.getTime() });

/** Whether this request took effect before: `earlier` is the request stored under its key. @throws RequestMismatch when that was another request. */
export function wasHandled(earlier: HandledRequest | undefined, request: IdempotentRequest, now: Date): boolean {
  if (!earlier || earlier.at <= forgottenBefore(now)) return false;
  if (earlier.hash !== request.hash) throw new RequestMismatch();
  return true;
}
