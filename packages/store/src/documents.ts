import type { IndexKey } from './port';

/** One entry of an index: its name and a value the aggregate is found by. */
export interface IndexEntry {
  readonly name: string;
  readonly key: string;
}

type Indexes<State> = Readonly<Record<string, (state: State) => IndexKey>>;

/** Everything a state is found by, each once. */
export function entriesOf<State>(indexes: Indexes<State> | undefined, state: State): IndexEntry[] {
  return Object.entries(indexes ?? {}).flatMap(([name, keysOf]) => {
    const keys = keysOf(state);
    const list = keys === null ? [] : typeof keys === 'string' ? [keys] : [...new Set(keys)];
    return list.map((key) => ({ name, key }));
  });
}

/** How a document was indexed, as it is kept beside it. */
interface Indexing {
  readonly schema: number;
  readonly indexes: readonly string[];
  readonly unique: readonly string[];
  readonly isSearched?: boolean;
}

const written = ({ schema, indexes, unique, isSearched = false }: Indexing): string =>
  JSON.stringify({ schema, indexes: [...new Set(indexes)].sort(), unique: [...new Set(unique)].sort(), ...(isSearched ? { isSearched } : {}) });

const parse = (indexing: string): Indexing => (indexing === '' ? { schema: 0, indexes: [], unique: [] } : (JSON.parse(indexing) as Indexing));

/** By which schema and into which indexes a document is put. */
export const indexingOf = (schema: number, indexes: object | undefined, unique: object | undefined, isSearched = false): string =>
  written({ schema, indexes: Object.keys(indexes ?? {}), unique: Object.keys(unique ?? {}), isSearched });

/** Whether a document that was indexed so can be found by everything it is asked for: what another release found it by besides does no harm. */
export function suffices(indexing: string, wanted: string): boolean {
  const [has, needs] = [parse(indexing), parse(wanted)];
  const includes = (all: readonly string[], some: readonly string[]) => some.every((name) => all.includes(name));
  return has.schema >= needs.schema && includes(has.indexes, needs.indexes) && includes(has.unique, needs.unique) && (has.isSearched ?? false) >= (needs.isSearched ?? false);
}

/** How a document is indexed after the wanted indexes were added and nothing else was changed. */
export function joined(indexing: string, wanted: string): string {
  const [has, adds] = [parse(indexing), parse(wanted)];
  return written({
    schema: Math.max(has.schema, adds.schema),
    // Keys that another schema made are not vouched for: only those made now count.
    indexes: has.schema < adds.schema ? adds.indexes : [...has.indexes, ...adds.indexes],
    unique: has.schema < adds.schema ? adds.unique : [...has.unique, ...adds.unique],
    isSearched: has.isSearched || adds.isSearched,
  });
}
