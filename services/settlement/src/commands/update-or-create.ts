import { type AggregateStore, AlreadyExists, type Change, NotFound, type WriteOptions, type Written } from '@fairshare/store';

/**
 * Changes an aggregate by a rule; where there is none yet, `begin` says what its first write is. @throws NotFound once it is gone for good, or
 * where there is nothing to begin with; and what the rule throws
 */
export async function updateOrCreate<State extends object>(
  store: AggregateStore<State>,
  id: string,
  { rule, begin }: { readonly rule: (state: State) => Change<State>; readonly begin: () => Change<State> },
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
