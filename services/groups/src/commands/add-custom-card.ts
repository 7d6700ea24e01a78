import type { BodyOf, groupsApi } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { addCustomCard as addCard } from '../domain/cards';
import type { Group } from '../domain/group';
import { requireMembership } from '../loaders/membership';

/** Adds a custom card to the group. @throws NoSuchGroup, CardTaken, TooManyCards */
export const addCustomCard =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, card: BodyOf<typeof groupsApi.addCustomCard>, write: RequestWrite): Promise<Written<Group>> => {
    await requireMembership(deps, caller, groupId);
    const id = card.id ?? write.newId();
    return deps.groups.update(groupId, (group) => addCard(group, { ...card, id }), write.options);
  };
