import { accounts, billing, games, loginSessions, settlements, tabs } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { type Bound, project, subscribe } from '@fairshare/service-kit';
import type * as useCases from './use-cases';
import type { GroupsProjection } from './deps';
import { announceGame, announceGroup, announceMember, announceSettlement, announceTab, announceToRemoved, groupOfEvent } from './domain/change-notices';
import type { Journal } from './domain/journal';

/**
 * Tells each group's room what moved, turns out who no longer belongs there, and closes the sockets of login sessions that end. Keeps what
 * concerns somebody who is away, to be sent to them.
 */
export const createRealtimeConsumers = (groups: GroupsProjection, app: Bound<typeof useCases>, journal: Journal): Consumer[] =>
  [
    subscribe('realtime', loginSessions, async (event) => {
      const hasEnded = 'deleted' in event.data.state || event.data.changes.some((change) => change.name === 'session-ended');
      if (!hasEnded) return;
      app.endLoginSession(event.subject);
      await app.forgetLoginSession(event.subject);
    }),
    project('realtime', groups, async ({ event, record }) => {
      // Lists of groups show it, which no room is told of.
      journal.noteChangeOf(record.state?.members ?? []);
      app.evictNonMembers(record.id, record.state?.members ?? []);
      announceGroup(event, record.id).forEach(app.announce);
      announceToRemoved(event).forEach(app.announceToUser);
      await app.collectNotifications(event, record.id);
    }),
    subscribe('realtime', accounts, async (event) => {
      if ('deleted' in event.data.state) await app.forgetAccount(event.subject);
      // The groups themselves do not change with a member's photo: whoever shows it reads them again.
      const groupIds = (await groups.find('player', event.subject)).map(({ id }) => id);
      announceMember(event, groupIds).forEach(app.announce);
    }),
    subscribe('realtime', billing, app.collectMoneyNotifications),
    subscribe('realtime', games, async (event) => {
      const groupId = groupOfEvent(event);
      if (groupId !== null) announceGame(event, groupId).forEach(app.announce);
      await app.collectNotifications(event, groupId);
    }),
    subscribe('realtime', settlements, async (event) => {
      const groupId = groupOfEvent(event);
      if (groupId !== null) announceSettlement(event, groupId).forEach(app.announce);
    }),
    subscribe('realtime', tabs, async (event) => {
      announceTab(event, event.subject).forEach(app.announce);
      await app.collectNotifications(event, event.subject);
    }),
  ].map((consumer) => forgettingUnhandled(consumer, journal));

/** What could not be handled was not told. */
const forgettingUnhandled = (consumer: Consumer, journal: Journal): Consumer => ({
  ...consumer,
  async markUnhandled(event) {
    journal.forget();
    await consumer.markUnhandled(event);
  },
});
