import type { TabReminder } from '@fairshare/contracts';
import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Stored } from '@fairshare/store';
import type { SettlementDeps } from '../deps';
import { NoSuchGroup, UnknownPlayer } from '../domain/errors';
import * as reminders from '../domain/reminder';
import type { Tab } from '../domain/tab';
import { decideWithGroup } from '../loaders/group';
import { writingOf } from '../loaders/show-lines';
import { changeTab } from './change-tab';

/** A member reminds a player of the tab; realtime notifies that player. @throws NoSuchGroup, UnknownPlayer, NobodyToRemind, OwesNothing, RemindedAlready */
export const remindPlayer =
  (deps: SettlementDeps) =>
  (caller: Caller, groupId: string, playerId: string, write: RequestWrite): Promise<{ readonly reminder: TabReminder; readonly tab: Stored<Tab> }> =>
    decideWithGroup(deps, caller, groupId, async (group) => {
      if (!group.players.some(({ id }) => id === playerId)) throw new UnknownPlayer('playerId', playerId);
      const writing = writingOf(deps, caller.userId, group);
      const id = write.newId();
      const rule = (before: Tab) => reminders.remindPlayer(before, playerId, id, writing);
      const { tab } = await changeTab(deps, groupId, { rule }).catch(insteadOf(NotFound, NoSuchGroup));
      const at = tab.state.reminders?.[playerId]?.at ?? writing.now;
      return { reminder: { playerId, at, nextAt: reminders.nextReminderAfter(at) }, tab };
    });
