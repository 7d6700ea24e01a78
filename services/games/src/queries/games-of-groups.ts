import type { GamesDeps } from '../deps';
import { requireGroup } from '../loaders/groups';
import { activeSessionId, sessionsOf } from '../loaders/round-index';
import type { CardGame } from './get-game-state';

/** Every session of these groups, of all of which the person is a member; newest first in each. @throws NoSuchGroup for another's group */
export const gamesOfGroups =
  (deps: GamesDeps) =>
  async ({ userId, groupIds }: { readonly userId: string; readonly groupIds: readonly string[] }): Promise<CardGame[]> => {
    const found = await Promise.all(
      groupIds.map(async (groupId): Promise<CardGame[]> => {
        const group = await requireGroup(deps, { userId }, groupId);
        const activeId = await activeSessionId(deps, groupId);
        return (await sessionsOf(deps, groupId)).map((stored) => ({ stored, group, isActive: stored.id === activeId }));
      }),
    );
    return found.flat();
  };
