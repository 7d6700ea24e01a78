import { project } from '@fairshare/service-kit';
import type { SettlementApplication } from '../application';
import type { GamesProjection } from '../deps';

/** Keeps every session as it is now, and watches what that does to its saved result. */
export const consumeGames = (projection: GamesProjection, app: Pick<SettlementApplication, 'followScores' | 'dropResult'>) =>
  project('settlement', projection, ({ record }) => (record.state ? app.followScores(record.id) : app.dropResult(record.id)));
