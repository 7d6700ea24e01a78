import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Change, Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { NoSuchGroup } from '../domain/errors';
import { isMember, type Group } from '../domain/group';
import type { Action } from '../domain/activity-log';
import { requireMembership } from '../loaders/membership';

/** `doing.newId`: the id of the created object; the same when the request is retried. */
type Rule<Input extends unknown[]> = (group: Group, doing: Action & Pick<RequestWrite, 'newId'>, ...input: Input) => Change<Group>;

/** A use case of members. The rule decides with the group at the write. @throws NoSuchGroup if the caller is no member by then; any error of the rule */
export const byMember =
  <Input extends unknown[]>(rule: Rule<Input>) =>
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, write: RequestWrite, ...input: Input): Promise<Written<Group>> => {
    await requireMembership(deps, caller, groupId);
    const doing = { by: caller.userId, at: deps.clock().toISOString(), newId: () => write.newId() };
    return deps.groups.update(
      groupId,
      (group) => {
        if (!isMember(group, caller.userId)) throw new NoSuchGroup();
        return rule(group, doing, ...input);
      },
      write.options,
    );
  };
