import { updateOrCreate } from '@fairshare/service-kit';
import type { Stored, WriteOptions } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import type { SavedResult } from '../domain/saved-result';

/**
 * A round has one saved result. The first save creates it, and later ones replace it, unless `isToBeKept` is true for the stored one.
 * @throws NotFound when the round was deleted
 */
export function saveResult(
  { results }: Pick<SettlementDeps, 'results'>,
  result: SavedResult,
  options: WriteOptions,
  isToBeKept: (state: SavedResult) => boolean = () => false,
): Promise<Stored<SavedResult>> {
  const saved = { state: result, changes: [{ name: 'result-saved', facts: { groupId: result.groupId } }] };
  return updateOrCreate(results, result.id, { rule: (state) => (isToBeKept(state) ? 'unchanged' : saved), begin: () => saved }, options);
}
