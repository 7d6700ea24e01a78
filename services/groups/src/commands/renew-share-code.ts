import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import type { Group } from '../domain/group';
import { happened } from '../domain/activity-log';
import { withFreshCode } from './with-fresh-code';
import { byMember } from './by-member';

const giveShareCode = byMember((group, doing, shareCode: string) => happened({ ...group, shareCode }, doing, 'share-code-renewed'));

/** Creates a new share code; the old one becomes invalid. */
export const renewShareCode =
  (deps: GroupsDeps) =>
  (caller: Caller, groupId: string, write: RequestWrite): Promise<Written<Group>> =>
    withFreshCode((shareCode) => giveShareCode(deps)(caller, groupId, write, shareCode));
