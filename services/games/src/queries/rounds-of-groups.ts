import type { GamesDeps } from '../deps';
import { type CardGame, requireGroup, activeRoundId, roundsOf } from '../loaders/rounds';

/** Every round of these groups, newest first in each. The person must be a member of all of them. @throws NoSuchGroup for another's group */
export const roundsOfGroups =
  (deps: GamesDeps) =>
  async ({ userId, groupIds }: { readonly userId: string; readonly groupIds: readonly string[] }): Promise<CardGame[]> => {
    const found = await Promise.all(
      groupIds.map(async (groupId): Promise<CardGame[]> => {
        const group = await requireGroup(deps, { userId }, groupId);
        const activeId = await activeRoundId(deps, groupId);
        return (await roundsOf(deps, groupId)).map((stored) => ({ stored, group, isActive: stored.id === activeId }));
      }),
    );
    return found.flat();
  };
