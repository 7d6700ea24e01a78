import { accounts, games, loginSessions, settlements, tabs } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { project, subscribe } from '@fairshare/service-kit';
import type { RealtimeApplication } from './application';
import type { GroupsProjection } from './deps';
import { announceGame, announceGroup, announceMember, announceSettlement, announceTab, announceToRemoved, groupOfEvent } from './domain/hints';

/** Tells each group's room what moved, turns out who no longer belongs there, and closes the sockets of login sessions that end. */
export const createRealtimeConsumers = (groups: GroupsProjection, app: RealtimeApplication): Consumer[] => [
  subscribe('realtime', loginSessions, async (event) => {
    const hasEnded = 'deleted' in event.data.state || event.data.changes.some((change) => change.name === 'session-ended');
    if (hasEnded) app.endLoginSession(event.subject);
  }),
  project('realtime', groups, async ({ event, record }) => {
    app.evictNonMembers(record.id, record.state?.members ?? []);
    announceGroup(event).forEach(app.announce);
    announceToRemoved(event).forEach(app.announceToUser);
  }),
  // The groups themselves do not change with a member's photo: whoever shows it reads them again.
  subscribe('realtime', accounts, async (event) => {
    const groupIds = (await groups.find('player', event.subject)).map(({ id }) => id);
    announceMember(event, groupIds).forEach(app.announce);
  }),
  subscribe('realtime', games, async (event) => {
    const groupId = groupOfEvent(event);
    if (groupId !== null) announceGame(event, groupId).forEach(app.announce);
  }),
  subscribe('realtime', settlements, async (event) => {
    const groupId = groupOfEvent(event);
    if (groupId !== null) announceSettlement(event, groupId).forEach(app.announce);
  }),
  subscribe('realtime', tabs, async (event) => announceTab(event).forEach(app.announce)),
];
