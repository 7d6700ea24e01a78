import type { IndexKey } from '../port';

type Indexes<State> = Readonly<Record<string, (state: State) => IndexKey>> | undefined;

/** Every name and key a state can be found by; a key twice in one index counts once. */
export function keysOf<State>(indexes: Indexes<State>, state: State): [name: string, key: string][] {
  return Object.entries(indexes ?? {}).flatMap(([name, keyOf]) => {
    const keys = keyOf(state);
    const list = keys === null ? [] : typeof keys === 'string' ? [keys] : keys;
    return [...new Set(list)].map((key): [string, string] => [name, key]);
  });
}
