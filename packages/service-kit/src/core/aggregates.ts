import { AlreadyExists, NotFound, type AggregateStore, type Change, type PageOf, type IdempotentRequest, type Stored, type WriteOptions, type Written } from '@fairshare/store';

/** For `catch`, where an aggregate need not be made that somebody else has made meanwhile. @throws everything but AlreadyExists */
export function ignoreExisting(error: unknown): null {
  if (!(error instanceof AlreadyExists)) throw error;
  return null;
}

/** For `catch`, where an error of the store means one of the caller's. @throws the other in place of `Known`, anything else as it is */
export const insteadOf =
  (Known: abstract new (...args: never) => Error, Other: new () => Error) =>
  (error: unknown): never => {
    throw error instanceof Known ? new Other() : error;
  };

/** The aggregate of this id, made by the first who needs it. @throws AlreadyExists once it is gone */
export async function getOrCreate<State extends object>(store: AggregateStore<State>, id: string, make: () => State): Promise<Stored<State>> {
  const known = await store.get(id);
  if (known) return known;
  return store.create(id, make(), []).catch(async (error: unknown) => {
    const other = error instanceof AlreadyExists ? await store.get(id) : null;
    if (!other) throw error;
    return other;
  });
}

/**
 * Changes an aggregate by a rule; where there is none yet, `begin` says what its first write is. @throws NotFound once it is gone for good, or
 * where there is nothing to begin with; and what the rule throws
 */
export async function updateOrCreate<State extends object>(
  store: AggregateStore<State>,
  id: string,
  { rule, begin }: { readonly rule: (state: State, version: number) => Change<State>; readonly begin: () => Change<State> },
  options: WriteOptions = {},
): Promise<Written<State>> {
  const update = () => store.update(id, rule, options);
  try {
    return await update();
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
  const first = begin();
  if (first === 'unchanged' || 'deleted' in first) throw new NotFound(store.type.kind, id);
  try {
    return await store.create(id, first.state, first.changes, options);
  } catch (error) {
    // Somebody else began it just now; or it is gone, which this says.
    if (error instanceof AlreadyExists) return update();
    throw error;
  }
}

/** The aggregate as it is now, if this request had its effect on it before; null: it had none. @throws NotFound, RequestMismatch */
export async function replayOf<State extends object>(store: AggregateStore<State>, id: string, request: IdempotentRequest): Promise<Written<State> | null> {
  // A request that is repeated is answered before its change is asked; a change that throws writes nothing.
  const hadNone = new Error('not answered before');
  const asked = store.update(
    id,
    () => {
      throw hadNone;
    },
    { request },
  );
  return asked.catch((error: unknown) => {
    if (error === hadNone) return null;
    throw error;
  });
}

/** All of a long list, page by page: whoever goes through it holds one page in memory. */
export async function* pagesOf<T extends { readonly id: string }>(list: (page: PageOf) => Promise<T[]>, limit: number): AsyncGenerator<T[]> {
  for (let after: string | undefined; ;) {
    const page = await list({ after, limit });
    yield page;
    after = page.at(-1)?.id;
    if (page.length < limit) return;
  }
}
