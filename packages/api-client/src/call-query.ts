import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { api, type Arguments } from './api-client';
import type { Target } from './path-table';

/** The query of one call. The call is made with the same input each time; cancelling the query aborts it. */
export const callQuery = <T extends Target, Key extends QueryKey>(queryKey: Key, target: T, ...[input]: Arguments<T>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => api.call(target, ...([{ ...input, signal }] as Arguments<T>)) });
