import { type DataTag, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { api, type Arguments } from './api-client';
import type { Target } from './path-table';

/** The query of one call. The call is made with the same input each time; cancelling the query aborts it. */
export const callQuery = <T extends Target, Key extends QueryKey>(queryKey: Key, target: T, ...[input]: Arguments<T>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => api.call(target, ...([{ ...input, signal }] as Arguments<T>)) });

/** Caches the answer of a write. A read that is under way may have been answered before the write, so it is canceled. `keepNewest` protects records with versions. */
export function storeAnswer<Answer>(client: QueryClient, { queryKey }: { queryKey: DataTag<QueryKey, Answer, Error> }, answer: NoInfer<Answer>): void {
  void client.cancelQueries({ queryKey });
  client.setQueryData<Answer>(queryKey, answer);
}
