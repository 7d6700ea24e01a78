import { sessionOfGame, type AggregateKind, type ChangeNotice, type ServerMessages, type VersionedRef } from '@fairshare/contracts';
import type { InvalidateQueryFilters } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

/** The change notices of the socket. `resync` and `presence` are not among them, because they name no record to refetch. */
export type ChangeNoticeEvent = Exclude<keyof ServerMessages, 'resync' | 'presence'>;

/** The kind of aggregate that each change notice is about. */
export const KIND_OF_NOTICE: Readonly<Record<ChangeNoticeEvent, AggregateKind>> = {
  gameStateUpdate: 'games',
  pointsGameUpdate: 'games',
  conflict: 'games',
  groupUpdate: 'groups',
  payoutsUpdate: 'settlements',
  tabUpdate: 'tabs',
  memberUpdate: 'accounts',
};

/** The record that a change notice names. Servers send a round's own id; the id of one of its games (`<session>.<kind><n>`) leads to the round too. */
export function refOfNotice(event: ChangeNoticeEvent, { id, version }: ChangeNotice): VersionedRef {
  const kind = KIND_OF_NOTICE[event];
  return { kind, id: kind === 'games' || kind === 'settlements' ? (sessionOfGame(id) ?? id) : id, version };
}

const CREATED_OR_DELETED = ['session-created', 'session-deleted'];

/** The queries to invalidate after a change notice. Those that a screen shows are refetched at once, the others when they are shown next. */
export function invalidationsFor(event: ChangeNoticeEvent, notice: ChangeNotice): InvalidateQueryFilters[] {
  const { groupId } = notice;
  const round = sessionOfGame(notice.id) ?? notice.id;
  switch (event) {
    case 'gameStateUpdate':
      return [
        // The newest round is the active one: after a creation or a deletion, `isActive` of another round may have changed.
        CREATED_OR_DELETED.includes(notice.change) ? { queryKey: queryKeys.allGameStates } : { queryKey: queryKeys.gameState(round) },
        { queryKey: queryKeys.groupGames(groupId) },
        groupList,
        { queryKey: queryKeys.combinedResultsOfGroup(groupId) },
        { queryKey: queryKeys.seasons(groupId) },
      ];
    case 'pointsGameUpdate':
      return [
        payoutsOfRound(round),
        { queryKey: queryKeys.entries(round) },
        // The session lists its points games.
        { queryKey: queryKeys.gameState(round), exact: true },
        { queryKey: queryKeys.groupGames(groupId) },
        groupList,
        { queryKey: queryKeys.combinedResultsOfGroup(groupId) },
        { queryKey: queryKeys.seasons(groupId) },
      ];
    case 'conflict':
      return [{ queryKey: queryKeys.allConflicts }, { queryKey: queryKeys.allPointsGames }, { queryKey: queryKeys.gameState(round) }];
    case 'groupUpdate':
      // Payouts name the players, and a game's points are those of the group's players.
      return [
        groupList,
        { queryKey: queryKeys.group(groupId) },
        { queryKey: queryKeys.allGameStates },
        { queryKey: queryKeys.allPointsGames },
        { queryKey: queryKeys.combinedResultsOfGroup(groupId) },
      ];
    case 'payoutsUpdate':
      return [{ queryKey: queryKeys.combinedResultsOfGroup(groupId) }];
    case 'tabUpdate':
      return [{ queryKey: queryKeys.tab(groupId) }];
    case 'memberUpdate':
      return [groupList, { queryKey: queryKeys.group(groupId), exact: true }];
  }
}

/** The server's payouts for the points games of a round. */
const payoutsOfRound = (round: string): InvalidateQueryFilters => ({
  queryKey: queryKeys.allPointsGames,
  predicate: ({ queryKey: [, game] }) => sessionOfGame(String(game)) === round,
});

/** The queries to invalidate after a write of this client. They include those of all notices that the write makes the server send. */
export function invalidationsAfterWrite({ kind, id }: VersionedRef): InvalidateQueryFilters[] {
  switch (kind) {
    case 'games':
      return [
        { queryKey: queryKeys.gameState(id) },
        { queryKey: queryKeys.allPointsGames },
        { queryKey: queryKeys.allConflicts },
        { queryKey: queryKeys.allCombinedResults },
        gamesLists,
        tabs,
        seasons,
        groupList,
      ];
    case 'groups':
      return [{ queryKey: queryKeys.groups }, { queryKey: queryKeys.allGameStates }, { queryKey: queryKeys.allPointsGames }, { queryKey: queryKeys.allCombinedResults }];
    case 'settlements':
      return [{ queryKey: queryKeys.allCombinedResults }, tabs];
    case 'tabs':
      return [{ queryKey: queryKeys.tab(id) }];
    case 'billing':
      return [{ queryKey: queryKeys.subscriptionStatus }, { queryKey: queryKeys.user }, { queryKey: queryKeys.admin }];
    case 'accounts':
      // A group shows the photos of its members.
      return [{ queryKey: queryKeys.user }, { queryKey: queryKeys.emailPreferences }, { queryKey: queryKeys.admin }, { queryKey: queryKeys.groups }];
    case 'sessions':
      return [];
  }
}

/** The list of groups, without the groups themselves: every score changes "last played", by which it is ordered. */
const groupList: InvalidateQueryFilters = { queryKey: queryKeys.groups, exact: true };

/** The lists of sessions of all groups, without the groups themselves. */
const gamesLists: InvalidateQueryFilters = { queryKey: queryKeys.groups, predicate: ({ queryKey }) => queryKey[2] === 'games' };

/** The tabs of all groups: a round that is finished, or changes afterwards, changes its group's tab. */
const tabs: InvalidateQueryFilters = { queryKey: queryKeys.groups, predicate: ({ queryKey }) => queryKey[2] === 'tab' };
/** The seasons of all groups, without the groups themselves. */
const seasons: InvalidateQueryFilters = { queryKey: queryKeys.groups, predicate: ({ queryKey }) => queryKey[2] === 'seasons' };
