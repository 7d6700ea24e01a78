import type { AggregateType, IndexKey } from './port';

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

/** A stored state in today's shape. @throws Error for a schema this code does not know how to read. */
export function upcastState<State extends object>(type: AggregateType<State>, state: unknown, schema: number): State {
  if (schema === type.schema) return state as State;
  if (schema > type.schema || !type.upcast) {
    throw new Error(`${type.kind}: a document of schema ${schema} cannot be read as schema ${type.schema}`);
  }
  return type.upcast(state, schema);
}

/** Changes when documents must be indexed anew: another schema, another set of indexes, a text to search. */
export function indexingOf(schema: number, indexes: object | undefined, unique: object | undefined, isSearched = false): string {
  const names = { indexes: Object.keys(indexes ?? {}).sort(), unique: Object.keys(unique ?? {}).sort() };
  return JSON.stringify({ schema, ...names, ...(isSearched ? { isSearched } : {}) });
}
