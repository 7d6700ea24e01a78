import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { removeCustomCard as removeCard } from '../domain/cards';
import type { Group } from '../domain/group';
import { requireMembership } from '../loaders/membership';

/** Takes a custom card out of play. @throws NoSuchGroup for a group that is not the caller's */
export const removeCustomCard =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, cardId: string, write: RequestWrite): Promise<Written<Group>> => {
    await requireMembership(deps, caller, groupId);
    return deps.groups.update(groupId, (group) => removeCard(group, cardId), write.options);
  };
