import type { OfflineDatabase } from './database';
import { inTime } from './in-time';
import { SEEN_TAB } from './names';

/** How many games a phone stores to show offline: those it saved last. */
const KEPT_GAMES = 20;
const OWNER = 'owner';

/**
 * Stores the games and tabs this phone last saw, and small facts that outlive the page. Games and tabs belong to one golfer: another golfer's
 * sign-in clears them. Every call throws if the database does not respond in time.
 */
export class Snapshots {
  constructor(
    private readonly database: OfflineDatabase,
    private readonly now: () => number,
  ) {}

  /** Sets the golfer to whom the games and tabs belong; those of another golfer are deleted. */
  async belongTo(userId: string): Promise<void> {
    const { offline_game_state, offline_metadata } = this.database;
    const owned = this.database.transaction('rw', offline_game_state, offline_metadata, async () => {
      const owner = await offline_metadata.get(OWNER);
      if (owner?.value === userId) return;
      await offline_game_state.clear();
      await offline_metadata.where('key').startsWith(SEEN_TAB).delete();
      await offline_metadata.put({ key: OWNER, value: userId, timestamp: this.now() });
    });
    await inTime(owned);
  }

  async saveGame(gameId: string, gameState: unknown): Promise<void> {
    const { offline_game_state } = this.database;
    await inTime(offline_game_state.put({ gameId, gameState, timestamp: this.now() }));
    const tooMany = await inTime(offline_game_state.orderBy('timestamp').reverse().offset(KEPT_GAMES).primaryKeys());
    await inTime(offline_game_state.bulkDelete(tooMany));
  }

  async game(gameId: string): Promise<{ readonly gameState: unknown; readonly timestamp: number } | null> {
    return (await inTime(this.database.offline_game_state.get(gameId))) ?? null;
  }

  /** All stored games, in no order. */
  async games(): Promise<readonly { readonly gameState: unknown }[]> {
    return inTime(this.database.offline_game_state.toArray());
  }

  /** The game that was shown or changed last. */
  async latestGame(): Promise<{ readonly gameState: unknown } | null> {
    return (await inTime(this.database.offline_game_state.orderBy('timestamp').last())) ?? null;
  }

  async saveTab(groupId: string, tab: unknown): Promise<void> {
    await this.saveFact(`${SEEN_TAB}${groupId}`, tab);
  }

  async tab(groupId: string): Promise<unknown> {
    return this.fact(`${SEEN_TAB}${groupId}`);
  }

  async saveFact(key: string, value: unknown): Promise<void> {
    await inTime(this.database.offline_metadata.put({ key, value, timestamp: this.now() }));
  }

  async dropFact(key: string): Promise<void> {
    await inTime(this.database.offline_metadata.delete(key));
  }

  async fact(key: string): Promise<unknown> {
    return (await inTime(this.database.offline_metadata.get(key)))?.value;
  }
}
