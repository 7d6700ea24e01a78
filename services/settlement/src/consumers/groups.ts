import { groups, type GroupState } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { feed } from '@fairshare/service-kit';
import type { SettlementApplication } from '../application';
import type { GroupsProjection } from '../settlement-deps';

/** Keeps players and members; custom cards that come or go may move a saved result. */
export const consumeGroups = (projection: GroupsProjection, app: Pick<SettlementApplication, 'followGroup'>): Consumer =>
  feed<typeof groups, GroupState>('settlement', groups, projection, ({ record }) => app.followGroup(record.id));
