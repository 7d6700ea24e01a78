import { queryOptions } from '@tanstack/react-query';
import { api } from './api-client';
import { queryKeys } from './query-keys';

/** The seasons of a group that there is something to see of, newest first. */
export const seasonsQuery = (groupId: string) =>
  queryOptions({
    queryKey: queryKeys.seasons(groupId),
    queryFn: ({ signal }) => api.call('GET /api/groups/:id/seasons', { params: { id: groupId }, signal }),
  });

/** A season of a group: its table, and who had the better of whom. */
export const seasonQuery = (groupId: string, season: string) =>
  queryOptions({
    queryKey: queryKeys.season(groupId, season),
    queryFn: ({ signal }) => api.call('GET /api/groups/:id/seasons/:season', { params: { id: groupId, season }, signal }),
  });

/** A player's season, round by round. */
export const playerSeasonQuery = (groupId: string, season: string, playerId: string) =>
  queryOptions({
    queryKey: queryKeys.playerSeason(groupId, season, playerId),
    queryFn: ({ signal }) => api.call('GET /api/groups/:id/seasons/:season/players/:playerId', { params: { id: groupId, season, playerId }, signal }),
  });
