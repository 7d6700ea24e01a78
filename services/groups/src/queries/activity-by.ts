import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';
import type { Group } from '../domain/group';
import { type ShownActivity, shownActivity } from '../loaders/activity';

/** What a person did to a group, and what was done to them: a part of the data about them. */
export const activityBy =
  (deps: GroupsDeps) =>
  ({ userId }: Pick<Caller, 'userId'>, group: Group): Promise<ShownActivity> =>
    shownActivity(
      deps,
      { userId },
      group,
      group.activity.filter(({ by, telling }) => by === userId || telling.userId === userId),
    );
