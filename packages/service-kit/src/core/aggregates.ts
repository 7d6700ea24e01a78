import { AlreadyExists, NotFound, type AggregateStore, type Change, type PageOf, type IdempotentRequest, type Stored, type WriteOptions, type Written } from '@fairshare/store';

/** Most aggregates that one internal call reads. */
export const READ_TOGETHER_MAX = 500;

/** For `catch`: ignores that another request has created the aggregate meanwhile. @throws everything but AlreadyExists */
export function ignoreExisting(error: unknown): null {
  if (!(error instanceof AlreadyExists)) throw error;
  return null;
}

/** For `catch`: translates an error of the store into one of the caller's. @throws the other in place of `Known`, anything else unchanged */
export const insteadOf =
  (Known: abstract new (...args: never) => Error, Other: new () => Error) =>
  (error: unknown): never => {
    throw error instanceof Known ? new Other() : error;
  };

/** The aggregate of this id; the first caller creates it. @throws AlreadyExists once it is deleted */
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
 * Changes an aggregate by a rule. If it does not exist yet, `begin` returns its first write. @throws NotFound once it is deleted for good, or
 * when `begin` creates nothing; and what the rule throws
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
    // Another request has just created it, or it is deleted, and the update throws NotFound.
    if (error instanceof AlreadyExists) return update();
    throw error;
  }
}

/** The current aggregate, if this request has already taken effect on it; null: it has not. @throws NotFound, RequestMismatch */
export async function replayOf<State extends object>(store: AggregateStore<State>, id: string, request: IdempotentRequest): Promise<Written<State> | null> {
  // The store answers a repeated request without calling the change. A change that throws writes nothing.
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

/** All of a long list, page by page: the caller holds only one page in memory. */
export async function* pagesOf<T extends { readonly id: string }>(list: (page: PageOf) => Promise<T[]>, limit: number): AsyncGenerator<T[]> {
  for (let after: string | undefined; ;) {
    const page = await list({ after, limit });
    yield page;
    after = page.at(-1)?.id;
    if (page.length < limit) return;
  }
}
