import type { RequestWrite } from '@fairshare/service-kit';
import type { Tombstone } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { removeFromIndex } from '../domain/round-index';

/** Deletes a round, then takes it out of its group's index. Idempotent. */
export async function deleteRound(
  { rounds, roundIndexes }: Pick<GamesDeps, 'rounds' | 'roundIndexes'>,
  id: string,
  facts: { readonly groupId: string; readonly by?: string; readonly name?: string; readonly movedCents?: number },
  write?: RequestWrite,
): Promise<Tombstone> {
  const { groupId } = facts;
  const tombstone = await rounds.remove(id, () => [{ name: 'session-deleted', facts }], write?.options);
  if (await roundIndexes.get(groupId)) await roundIndexes.update(groupId, (index) => removeFromIndex(index, id));
  return tombstone;
}
