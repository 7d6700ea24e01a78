import { AlreadyExists, NotFound, type Stored, type WriteOptions } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import type { SavedResult } from '../domain/saved-result';

/**
 * A round has one saved result: the first save creates it, the next ones replace it, but for one that is to be kept.
 * @throws NotFound when the round was deleted
 */
export async function saveResult(
  { results }: Pick<SettlementDeps, 'results'>,
  result: SavedResult,
  options: WriteOptions,
  isToBeKept: (state: SavedResult) => boolean = () => false,
): Promise<Stored<SavedResult>> {
  const changes = [{ name: 'result-saved', facts: { groupId: result.groupId } }];
  const replace = () => results.update(result.id, (state) => (isToBeKept(state) ? 'unchanged' : { state: result, changes }), options);
  try {
    return await replace();
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
  try {
    return await results.create(result.id, result, changes, options);
  } catch (error) {
    // Somebody else's first save came between.
    if (error instanceof AlreadyExists) return replace();
    throw error;
  }
}
