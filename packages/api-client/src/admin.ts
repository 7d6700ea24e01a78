import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api-client';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** Other people's doings are shown here: always read again, with one more try. */
const FRESH = { staleTime: 0, retry: 1, refetchOnMount: 'always' } as const;

export const exportedUsersQuery = () =>
  queryOptions({
    ...FRESH,
    queryKey: queryKeys.exportedUsers,
    queryFn: ({ signal }) => api.call('GET /api/admin/export-users', { signal }),
  });

/** Users by name or email; without a query all. */
export const usersSearchQuery = (q = '') =>
  queryOptions({
    ...FRESH,
    queryKey: queryKeys.foundUsers(q),
    queryFn: ({ signal }) => api.call('GET /api/admin/users/search', { query: { q: q || undefined }, signal }),
  });

export const manualTrialsQuery = () =>
  queryOptions({
    ...FRESH,
    queryKey: queryKeys.manualTrials,
    queryFn: ({ signal }) => api.call('GET /api/admin/manual-trials', { signal }),
  });

/** Where the browser downloads the CSV of all users. */
export const usersCsvUrl = () => api.urlOf('GET /api/admin/export-users', { query: { format: 'csv' } });

interface OfUser {
  readonly userId: string;
}

export const grantManualTrialMutation = () =>
  mutationOptions({
    mutationKey: ['grantManualTrial'],
    mutationFn: (body: BodyOf<'POST /api/admin/grant-manual-trial'>) => api.call('POST /api/admin/grant-manual-trial', { body }),
    onSuccess: readAgain,
  });
/** For a user who is known by their address alone. */
export const grantManualTrialByEmailMutation = () =>
  mutationOptions({
    mutationKey: ['grantManualTrial'],
    mutationFn: async ({ email, ...order }: { readonly email: string } & Omit<BodyOf<'POST /api/admin/grant-manual-trial'>, 'userId'>) =>
      api.call('POST /api/admin/grant-manual-trial', { body: { ...order, userId: await idOfUser(email) } }),
    onSuccess: readAgain,
  });
export const extendManualTrialMutation = () =>
  mutationOptions({
    mutationKey: ['extendManualTrial'],
    mutationFn: ({ userId, ...body }: OfUser & BodyOf<'PUT /api/admin/extend-manual-trial/:userId'>) =>
      api.call('PUT /api/admin/extend-manual-trial/:userId', { params: { userId }, body }),
    onSuccess: readAgain,
  });
export const revokeManualTrialMutation = () =>
  mutationOptions({
    mutationKey: ['revokeManualTrial'],
    mutationFn: ({ userId }: OfUser) => api.call('DELETE /api/admin/revoke-manual-trial/:userId', { params: { userId } }),
    onSuccess: readAgain,
  });

/** As much of an address as a search takes. */
const SEARCH_LENGTH = 100;

async function idOfUser(email: string): Promise<string> {
  const { users } = await api.call('GET /api/admin/users/search', { query: { q: email.slice(0, SEARCH_LENGTH) } });
  const user = users.find((found) => found.email === email);
  if (!user) throw new Error('No user has this address any more.');
  return user.id;
}

function readAgain(_answer: unknown, _variables: unknown, _result: unknown, { client }: { client: QueryClient }): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.admin });
}
