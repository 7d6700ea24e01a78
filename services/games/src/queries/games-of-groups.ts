import type { GamesDeps } from '../games-deps';
import { activeSessionId, sessionsOf } from './calendar';
import type { CardGame } from './get-game-state';

/** Every session of these groups, of all of which the person is a member; newest first in each. @throws the 404 refusal for another's group */
export const gamesOfGroups =
  (deps: GamesDeps) =>
  async ({ userId, groupIds }: { readonly userId: string; readonly groupIds: readonly string[] }): Promise<CardGame[]> => {
    const found = await Promise.all(
      groupIds.map(async (groupId): Promise<CardGame[]> => {
        const group = await deps.groups.forMember({ userId }, groupId);
        const activeId = await activeSessionId(deps, groupId);
        return (await sessionsOf(deps, groupId)).map((stored) => ({ stored, group, isActive: stored.id === activeId }));
      }),
    );
    return found.flat();
  };
