import { combinedResultsQuery, conflictsQuery, entriesQuery, gameStateQuery, groupGamesQuery, groupQuery, groupsQuery } from '@fairshare/api-client';
import { MutationCache, type MutationOptions, QueryClient } from '@tanstack/react-query';
import { SampleRoundError } from '../../shared/sample-round-error';
import type { SampleRound } from './sample-round';

const refuse = () => Promise.reject(new SampleRoundError());

/** Gives a query client fixed data: no query fetches, and every mutation is refused before it is sent. */
function asksNobody(client: QueryClient): QueryClient {
  const queryOptions = client.defaultQueryOptions.bind(client);
  const mutationOptions = client.defaultMutationOptions.bind(client);
  return Object.assign(client, {
    defaultQueryOptions: (options: Parameters<typeof queryOptions>[0]) => ({ ...queryOptions(options), queryFn: refuse, enabled: false, retry: false }),
    defaultMutationOptions: (options: MutationOptions) => ({ ...mutationOptions(options), mutationFn: refuse, networkMode: 'always' }),
  });
}

/** @param hasGroup false: the app appears as for a golfer without a group */
export function sampleClient({ group, game, entered }: SampleRound, hasGroup: boolean): QueryClient {
  // Removes settled mutations from the cache: a refused change of the sample is not a failure to show later.
  const mutationCache: MutationCache = new MutationCache({ onSettled: (_data, _error, _variables, _result, mutation) => void setTimeout(() => mutationCache.remove(mutation)) });
  const client = asksNobody(new QueryClient({ mutationCache }));
  client.setQueryData(groupsQuery().queryKey, hasGroup ? [group] : []);
  client.setQueryData(groupQuery(group.id).queryKey, group);
  client.setQueryData(groupGamesQuery(group.id).queryKey, [game]);
  client.setQueryData(gameStateQuery(game.id).queryKey, game);
  client.setQueryData(entriesQuery(game.id).queryKey, entered);
  client.setQueryData(combinedResultsQuery(group.id, game.id).queryKey, null);
  client.setQueryData(conflictsQuery(game.id).queryKey, []);
  return client;
}
