import { games } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { feed } from '@fairshare/service-kit';
import type { GamesProjection } from '../groups-deps';

/** Keeps when each game was last played. */
export const consumeGames = (projection: GamesProjection): Consumer => feed('groups', games, projection);
