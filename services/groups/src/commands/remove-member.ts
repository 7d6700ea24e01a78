import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import type { Group } from '../domain/group';
import { removeMember as remove } from '../domain/membership';
import { withFreshCode } from './with-fresh-code';
import { byMember } from './by-member';

const takeOut = byMember((group, doing, userId: string, confirmed: boolean, shareCode: string) => remove(group, userId, confirmed, shareCode, doing));

/** Leaves, or removes another member, who then needs a new share code and approval. @throws LastMember, CreatorStays */
export const removeMember =
  (deps: GroupsDeps) =>
  (caller: Caller, groupId: string, write: RequestWrite, userId: string, confirmed: boolean): Promise<Written<Group>> =>
    withFreshCode((shareCode) => takeOut(deps)(caller, groupId, write, userId, confirmed, shareCode));
