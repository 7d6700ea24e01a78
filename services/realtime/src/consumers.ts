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
      const noted = journal.noteChangeOf(record.state?.members ?? []);
      app.evictNonMembers(record.id, record.state?.members ?? []);
      await Promise.all([noted, ...announceGroup(event, record.id).map(app.announce), ...announceToRemoved(event).map(app.announceToUser)]);
      await app.collectNotifications(event, record.id);
    }),
    subscribe('realtime', accounts, async (event) => {
      if ('deleted' in event.data.state) await app.forgetAccount(event.subject);
      // The groups themselves do not change with a member's photo: whoever shows it reads them again.
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

/** What could not be handled was not told. */
const forgettingUnhandled = (consumer: Consumer, journal: Journal): Consumer => ({
  ...consumer,
  async markUnhandled(event) {
    await journal.forget();
    await consumer.markUnhandled(event);
  },
});
