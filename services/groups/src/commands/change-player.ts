import type { BodyOf, groupPeopleApi } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import { ignoreGone, type Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { changePlayer as change } from '../domain/change-players';
import { playerIdOf } from '../domain/claims';
import { NotYourPlayer } from '../domain/errors';
import { isMember, type Group } from '../domain/group';
import type { Action } from '../domain/activity-log';
import { byMember } from './by-member';

type PlayerChange = BodyOf<typeof groupPeopleApi.changePlayer>;

const changeHere = byMember((group: Group, doing: Action, playerId: string, { inAllMyGroups = false, ...look }: PlayerChange) => {
  if (inAllMyGroups && playerIdOf(group, doing.by) !== playerId) throw new NotYourPlayer();
  return change(group, playerId, look, doing);
});

/**
 * Changes a player. `inAllMyGroups` also sets the handicap index of every player the caller claims, in one group after another: a retried
 * request continues where it stopped.
 * @throws NoSuchPlayer, NameTaken, NotYourPlayer
 */
export const changePlayer =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, write: RequestWrite, playerId: string, given: PlayerChange): Promise<Written<Group>> => {
    const changed = await changeHere(deps)(caller, groupId, write, playerId, given);
    const { inAllMyGroups, handicapIndex } = given;
    if (!inAllMyGroups || handicapIndex === undefined) return changed;
    const doing = { by: caller.userId, at: deps.clock().toISOString() };
    const others = (await deps.groups.find('member', caller.userId)).filter(({ id }) => id !== groupId);
    for (const { id } of others) {
      await deps.groups
        .update(id, (group) => {
          const mine = isMember(group, caller.userId) ? playerIdOf(group, caller.userId) : null;
          return mine === null ? 'unchanged' : change(group, mine, { handicapIndex }, doing);
        })
        .catch(ignoreGone);
    }
    return changed;
  };
