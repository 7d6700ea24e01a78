import { ApiError, entriesQuery, gameStateQuery, groupQuery, groupsQuery } from '@fairshare/api-client';
import type { GameState, Group, RoundEntries } from '@fairshare/contracts';
import type { Roster } from '@fairshare/golf-rules';
import { withUnsentCells } from '@fairshare/offline';
import { useToast } from '@fairshare/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ShownPlayer } from '../../shared/player-of';
import { nothingEntered, type RoundOnPhone } from '../../shared/round-input';
import { useGuest } from '../guest/guest';
import { useOffline } from '../offline/offline';
import { useSnapshot } from '../offline/use-snapshot';
import { loadSideKinds, useSideKinds, useSideKindsFailure } from '../side-games/side-kinds';
import { playersOfRound, rosterOfGame } from './round-players';
import type { Selected } from './selected';
import { withUnsentCards } from './with-unsent';

/** The data of the selected group and session, as new as the phone has it. */
export interface SelectedData {
  /** Null: no group is selected, or it is still loading. */
  readonly group: Group | null;
  /** The players of the selected session, in player order; without a session, the group's players. Empty while there is no group. */
  readonly players: readonly ShownPlayer[];
  /** Which of the players play which holes. Null: no session is selected, or it is still loading. */
  readonly roster: Roster | null;
  /** The session with its cards. Null: no session is selected, or it is still loading. */
  readonly game: GameState | null;
  /** The entries of the session by holes, and the games that use them. Null: no session is selected, or it is still loading. */
  readonly entered: RoundEntries | null;
  /**
   * The session with its games as far as they are loaded: everything that its money is computed from. Null together with `game`, and until the kinds of its
   * side games are loaded.
   */
  readonly round: RoundOnPhone | null;
  /** Some of the selected data is loading for the first time: show a skeleton, not "there is none". */
  readonly loading: boolean;
  /** Why some of the selected data could not be read. */
  readonly error: Error | null;
  /** Refetches what failed. */
  retry(): void;
}

interface Selecting {
  selectGroup(groupId: string | null): void;
  selectGame(gameId: string | null): void;
}

const GROUP_IS_GONE = 'That group is no longer yours to see';
const GAME_IS_GONE = 'That round was deleted';
const GAME_OF_ANOTHER_GROUP = 'That round is of another group';

const NO_PLAYERS: readonly ShownPlayer[] = [];

/** Reads the selected group and round. A deleted one is deselected, and a toast says so. */
export function useSelectedData({ groupId, gameId }: Selected, { selectGroup, selectGame }: Selecting): SelectedData {
  const queryClient = useQueryClient();
  const { toast } = useToast();

  const readGroup = useGuest()?.groupQuery ?? groupQuery;
  const groups = useQuery({
    ...readGroup(groupId ?? ''),
    enabled: groupId !== null,
    placeholderData: () => queryClient.getQueryData<Group[]>(groupsQuery().queryKey)?.find(({ id }) => id === groupId),
  });
  const games = useQuery({ ...gameStateQuery(gameId ?? ''), enabled: gameId !== null });
  const holes = useQuery({ ...entriesQuery(gameId ?? ''), enabled: gameId !== null });

  const groupIsGone = groupId !== null && isGone(groups.error);
  const gameIsGone = gameId !== null && isGone(games.error);
  const gameIsElsewhere = gameId !== null && games.data !== undefined && games.data.groupId !== groupId;
  useEffect(() => {
    if (groupIsGone) {
      selectGroup(null);
      toast({ title: GROUP_IS_GONE, tone: 'warning' });
    } else if (gameIsGone || gameIsElsewhere) {
      selectGame(null);
      toast(gameIsGone ? { title: GAME_IS_GONE, tone: 'warning' } : { title: GAME_OF_ANOTHER_GROUP, tone: 'info' });
    }
  }, [groupIsGone, gameIsGone, gameIsElsewhere, selectGroup, selectGame, toast]);

  const group = groups.data ?? null;
  const read = gameIsGone || gameIsElsewhere ? null : (games.data ?? null);
  useSnapshot(groups.isPlaceholderData ? null : group, read, holes.data);
  const { entries } = useOffline();
  const roster = useMemo(() => read && group && rosterOfGame(read, group), [read, group]);
  const players = useMemo(() => (group && roster ? playersOfRound(roster, group) : (group?.players ?? NO_PLAYERS)), [group, roster]);
  const game = useMemo(() => read && group && withUnsentCards(read, { ...group, players: [...players] }, entries), [read, group, players, entries]);
  const entered = useMemo(() => (read && holes.data ? withUnsentCells(holes.data, entries) : null), [read, holes.data, entries]);
  const hasSideGames = (entered?.sideGames ?? []).length > 0;
  const kinds = useSideKinds(hasSideGames);
  const kindsFailure = useSideKindsFailure();
  const isUnknown = hasSideGames && kinds === null;
  const round = useMemo(
    () => (isUnknown ? null : game && { players, roster, game, entered: entered ?? nothingEntered(game.id, game.groupId) }),
    [isUnknown, players, roster, game, entered],
  );
  const loading = groups.isLoading || games.isLoading || holes.isLoading || (isUnknown && kindsFailure === null);
  const failed = [groups, games, holes].find(({ isError, data }) => isError && data === undefined);
  const error = failed?.error ?? (isUnknown ? kindsFailure : null);
  const { refetch: readGroupAgain } = groups;
  const { refetch: readGame } = games;
  const { refetch: readHoles } = holes;

  return useMemo(
    () => ({
      group,
      players,
      roster,
      game,
      entered,
      round,
      loading,
      error,
      retry: () => {
        if (groupId !== null) void readGroupAgain();
        if (gameId !== null) void Promise.all([readGame(), readHoles()]);
        if (isUnknown) void loadSideKinds();
      },
    }),
    [group, players, roster, game, entered, round, loading, error, isUnknown, groupId, gameId, readGroupAgain, readGame, readHoles],
  );
}

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;
