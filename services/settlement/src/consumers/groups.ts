import { project } from '@fairshare/service-kit';
import type { SettlementApplication } from '../application';
import type { GroupsProjection } from '../deps';

/** Keeps players and members; custom cards that come or go may move a saved result. */
export const consumeGroups = (projection: GroupsProjection, app: Pick<SettlementApplication, 'followGroup'>) =>
  project('settlement', projection, ({ record }) => app.followGroup(record.id));
