import { games, type GameSessionState } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { feed } from '@fairshare/service-kit';
import type { SettlementApplication } from '../application';
import type { GamesProjection } from '../settlement-deps';

/** Keeps every session as it is now, and watches what that does to its saved result. */
export const consumeGames = (projection: GamesProjection, app: Pick<SettlementApplication, 'followScores' | 'dropResult'>): Consumer =>
  feed<typeof games, GameSessionState>('settlement', games, projection, ({ record }) =>
    record.state ? app.followScores(record.id) : app.dropResult(record.id),
  );
