import { entriesOf } from '../documents';
import type { IndexKey } from '../port';

type Indexes<State> = Readonly<Record<string, (state: State) => IndexKey>>;
type Unique<State> = Readonly<Record<string, (state: State) => string | null>>;

/** The keys of a state, a list for each index: empty for a deleted aggregate. */
export function keysOf<State>(indexes: Indexes<State> = {}, state: State | null): Record<string, string[]> {
  const entries = state === null ? [] : entriesOf(indexes, state);
  return Object.fromEntries(Object.keys(indexes).map((index) => [index, entries.filter(({ name }) => name === index).map(({ key }) => key)]));
}

/** A value of a unique index, as it is stored. */
export const uniqueValue = (value: string): string => `=${value}`;
/** The placeholder for a document without a value. It differs for each document, so that a plain unique index suffices. */
const noValue = (id: string): string => `-${id}`;

/** The values that no other document may have, one text for each unique index. */
export function uniqueOf<State>(unique: Unique<State> = {}, id: string, state: State | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unique).map(([index, valueOf]) => {
      const value = state === null ? null : valueOf(state);
      return [index, value === null ? noValue(id) : uniqueValue(value)];
    }),
  );
}

/** The placeholders of a new document for unique indexes that this release does not know, as the server lists them. */
export function placeholdersOf(listed: readonly unknown[], id: string): Record<string, string> {
  const fields = listed.flatMap((index) => Object.keys((index as { key?: object }).key ?? {}));
  return Object.fromEntries(fields.flatMap((field) => (field.startsWith('unique.') ? [[field.slice('unique.'.length), noValue(id)]] : [])));
}

/** `{ member: … }` below `keys` as `{ 'keys.member': … }`: an update then sets only these, and keys of another release stay unchanged. */
export const below = <Value>(path: string, fields: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${path}.${name}`, value]));
