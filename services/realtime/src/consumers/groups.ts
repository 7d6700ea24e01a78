import { project } from '@fairshare/service-kit';
import type { RealtimeApplication } from '../application';
import type { GroupsProjection } from '../deps';
import { announceGroup } from '../domain/hints';

/** Keeps who belongs where, turns out who no longer does, and tells the room. */
export const consumeGroups = (projection: GroupsProjection, app: Pick<RealtimeApplication, 'announce' | 'evictStrangers'>) =>
  project('realtime', projection, async ({ event, record }) => {
    app.evictStrangers(record.id, record.state?.members ?? []);
    announceGroup(event).forEach(app.announce);
  });
