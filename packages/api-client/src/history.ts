import { callQuery } from './call-query';
import { queryKeys } from './query-keys';

/** The seasons of a group in which a round was created, and the current one; newest first. */
export const seasonsQuery = (groupId: string) => callQuery(queryKeys.seasons(groupId), 'GET /api/groups/:id/seasons', { params: { id: groupId } });

/** A season of a group: its table and the head-to-head records. */
export const seasonQuery = (groupId: string, season: string) =>
  callQuery(queryKeys.season(groupId, season), 'GET /api/groups/:id/seasons/:season', { params: { id: groupId, season } });

/** A player's season, round by round. */
export const playerSeasonQuery = (groupId: string, season: string, playerId: string) =>
  callQuery(queryKeys.playerSeason(groupId, season, playerId), 'GET /api/groups/:id/seasons/:season/players/:playerId', { params: { id: groupId, season, playerId } });
