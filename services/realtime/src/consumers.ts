import { accounts, billing, games, loginSessions, settlements, tabs } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { type Bound, project, subscribe } from '@fairshare/service-kit';
import type * as useCases from './use-cases';
import type { GroupsProjection } from './deps';
import { announceGame, announceGroup, announceMember, announceSettlement, announceTab, announceToUsers, groupOfEvent } from './domain/change-notices';
import type { Journal } from './domain/journal';

/**
 * Notifies each group's room of changes, evicts non-members, and closes the sockets of ended login sessions. Queues notifications for users who are
 * away.
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
      // Lists of groups show the change too, but rooms are not notified of those.
      const noted = journal.noteChangeOf(record.state?.members ?? []);
      app.evictNonMembers(record.id, record.state?.members ?? []);
      await Promise.all([noted, ...announceGroup(event, record.id).map(app.announce), ...announceToUsers(event).map(app.announceToUser)]);
      await app.collectNotifications(event, record.id);
    }),
    subscribe('realtime', accounts, async (event) => {
      if ('deleted' in event.data.state) await app.forgetAccount(event.subject);
      // A member's photo does not change the group itself. A client that shows the photo reads the members again.
      const groupIds = (await groups.find('player', event.subject)).map(({ id }) => id);
      await Promise.all(announceMember(event, groupIds).map(app.announce));
    }),
    subscribe('realtime', billing, app.collectMoneyNotifications),
    subscribe('realtime', games, async (event) => {
      const groupId = groupOfEvent(event);
      if (groupId !== null) await Promise.all(announceGame(event, groupId).map(app.announce));
      await app.collectNotifications(event, groupId);
    }),
    subscribe('realtime', settlements, async (event) => {
      const groupId = groupOfEvent(event);
      if (groupId !== null) await Promise.all(announceSettlement(event, groupId).map(app.announce));
    }),
    subscribe('realtime', tabs, async (event) => {
      await Promise.all(announceTab(event, event.subject).map(app.announce));
      await app.collectNotifications(event, event.subject);
    }),
  ].map((consumer) => forgettingUnhandled(consumer, journal));

/** After an event that could not be handled, the journal is incomplete: it is reset, so that returning clients read everything again. */
const forgettingUnhandled = (consumer: Consumer, journal: Journal): Consumer => ({
  ...consumer,
  async markUnhandled(event) {
    await journal.forget();
    await consumer.markUnhandled(event);
  },
});
