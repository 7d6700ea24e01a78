import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';
import type { Group } from '../domain/group';
import { type ShownActivity, shownActivity } from '../loaders/activity';

/** The activity in a group by a user or about them, for the export of their personal data. */
export const activityBy =
  (deps: GroupsDeps) =>
  ({ userId }: Pick<Caller, 'userId'>, group: Group): Promise<ShownActivity> =>
    shownActivity(
      deps,
      { userId },
      group,
      group.activity.filter(({ by, telling }) => by === userId || telling.userId === userId),
    );
