import type { GameState, Group, RoundEntries } from '@fairshare/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import type { RoundName } from './cached-rounds';
import type { SyncController } from './sync-controller';
import type { RoundSnapshot } from './upcast-snapshot';

export const SyncControllerContext = createContext<SyncController | null>(null);

/** Null without a provider. */
export const useSyncController = (): SyncController | null => useContext(SyncControllerContext);

/** Stores the selected round on the phone as it comes from the server, to open with when there is no signal. */
export function useSnapshot(group: Group | null, game: GameState | null, entered: RoundEntries | undefined): void {
  const controller = useSyncController();
  useEffect(() => {
    if (!controller || !group || !game || !entered) return;
    controller.store.then(({ rounds }) => rounds.store({ group, game, entered })).catch(() => undefined);
  }, [controller, group, game, entered]);
}

/** Shows the stored snapshot of the round until the server responds. */
export function useRestoredRound(gameId: string | null): void {
  const controller = useSyncController();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (controller && gameId !== null) controller.store.then(({ rounds }) => rounds.show(gameId, queryClient)).catch(() => undefined);
  }, [controller, gameId, queryClient]);
}

const NO_ROUNDS: readonly RoundSnapshot[] = [];

/** The rounds of a group that are stored on this phone; undefined: not read yet. */
export function useKeptRounds(groupId: string): readonly RoundSnapshot[] | undefined {
  const controller = useSyncController();
  const [kept, setKept] = useState<readonly RoundSnapshot[]>();
  useEffect(() => {
    controller?.store.then(({ rounds }) => rounds.ofGroup(groupId)).then(setKept, () => setKept(NO_ROUNDS));
  }, [controller, groupId]);
  return controller ? kept : NO_ROUNDS;
}

/** The round this phone showed last, for a start without any other selection; null: there is none, undefined: not read yet. */
export function useLatestRound(wanted: boolean): RoundName | null | undefined {
  const controller = useSyncController();
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState<RoundName | null>();
  useEffect(() => {
    if (wanted) controller?.store.then(({ rounds }) => rounds.showLatest(queryClient)).then(setLatest, () => setLatest(null));
  }, [wanted, controller, queryClient]);
  return controller ? latest : null;
}
