import { entriesOf } from '../documents';
import type { IndexKey } from '../port';

type Indexes<State> = Readonly<Record<string, (state: State) => IndexKey>>;
type Unique<State> = Readonly<Record<string, (state: State) => string | null>>;

/** What a state is found by, a list for each index: empty for the dead. */
export function keysOf<State>(indexes: Indexes<State> = {}, state: State | null): Record<string, string[]> {
  const entries = state === null ? [] : entriesOf(indexes, state);
  return Object.fromEntries(Object.keys(indexes).map((index) => [index, entries.filter(({ name }) => name === index).map(({ key }) => key)]));
}

/** A value of a unique index, as it is kept. */
export const uniqueValue = (value: string): string => `=${value}`;
/** Holds the place of a value for whoever has none: another for each, so that a plain unique index does. */
const noValue = (id: string): string => `-${id}`;

/** What nobody else may have, a text for each unique index. */
export function uniqueOf<State>(unique: Unique<State> = {}, id: string, state: State | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unique).map(([index, valueOf]) => {
      const value = state === null ? null : valueOf(state);
      return [index, value === null ? noValue(id) : uniqueValue(value)];
    }),
  );
}

/** What a new document has to have for unique indexes that this release does not know, as the server lists them. */
export function placeholdersOf(listed: readonly unknown[], id: string): Record<string, string> {
  const fields = listed.flatMap((index) => Object.keys((index as { key?: object }).key ?? {}));
  return Object.fromEntries(fields.flatMap((field) => (field.startsWith('unique.') ? [[field.slice('unique.'.length), noValue(id)]] : [])));
}

/** `{ member: … }` below `keys` as `{ 'keys.member': … }`: sets these and leaves those of another release alone. */
export const below = <Value>(path: string, fields: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${path}.${name}`, value]));
