import { entriesQuery, gameStateQuery, groupQuery, queryKeys } from '@fairshare/api-client';
import type { Snapshots } from '@fairshare/offline';
import type { QueryClient } from '@tanstack/react-query';
import { type OldSnapshot, type RoundSnapshot, upcastSnapshot } from './upcast-snapshot';

/** Identifies a round. */
export interface RoundName {
  readonly groupId: string;
  readonly gameId: string;
}

/** The stored rounds that this phone opens with when there is no signal. */
export class CachedRounds {
  constructor(private readonly snapshots: Snapshots) {}

  store(round: RoundSnapshot): Promise<void> {
    return this.snapshots.saveGame(round.game.id, round);
  }

  /** Shows the stored snapshot of a round until the server responds. */
  async show(gameId: string, queryClient: QueryClient): Promise<void> {
    const cached = await this.snapshots.game(gameId);
    if (cached) fillIn(queryClient, readSnapshot(cached.gameState));
  }

  /** All rounds of a group that are stored on this phone. */
  async ofGroup(groupId: string): Promise<readonly RoundSnapshot[]> {
    const kept = (await this.snapshots.games()).map(({ gameState }) => readSnapshot(gameState));
    return kept.filter(({ group }) => group.id === groupId);
  }

  /** Does the same as `show` for the round that was shown last. Returns its ids; null: there is none. */
  async showLatest(queryClient: QueryClient): Promise<RoundName | null> {
    const cached = await this.snapshots.latestGame();
    if (!cached) return null;
    const round = readSnapshot(cached.gameState);
    fillIn(queryClient, round);
    return { groupId: round.group.id, gameId: round.game.id };
  }
}

const readSnapshot = (stored: unknown): RoundSnapshot => ('entered' in (stored as object) ? (stored as RoundSnapshot) : upcastSnapshot(stored as OldSnapshot));

function fillIn(queryClient: QueryClient, { group, game, entered }: RoundSnapshot): void {
  const fill = <Data>(queryKey: readonly unknown[], data: Data) => {
    if (queryClient.getQueryData(queryKey) !== undefined) return;
    queryClient.setQueryData(queryKey, data, { updatedAt: 0 });
    void queryClient.invalidateQueries({ queryKey, exact: true });
  };
  fill(groupQuery(group.id).queryKey, group);
  fill(gameStateQuery(game.id).queryKey, game);
  fill(entriesQuery(game.id).queryKey, entered);
  fill(queryKeys.conflicts(game.id), []);
}
