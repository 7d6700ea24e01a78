import { mutationOptions } from '@tanstack/react-query';
import { api } from './api-client';
import { callQuery } from './call-query';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';

/** These queries show changes made by other users, so they are always refetched, with one retry. */
const FRESH = { staleTime: 0, retry: 1, refetchOnMount: 'always' } as const;

export const exportedUsersQuery = () => ({ ...callQuery(queryKeys.exportedUsers, 'GET /api/admin/export-users'), ...FRESH });

/** Users by name or email; without a query all. */
export const usersSearchQuery = (q = '') => ({ ...callQuery(queryKeys.foundUsers(q), 'GET /api/admin/users/search', { query: { q: q || undefined } }), ...FRESH });

export const manualTrialsQuery = () => ({ ...callQuery(queryKeys.manualTrials, 'GET /api/admin/manual-trials'), ...FRESH });

/** The address from which the browser downloads the CSV of all users. */
export const usersCsvUrl = () => api.urlOf('GET /api/admin/export-users', { query: { format: 'csv' } });

interface OfUser {
  readonly userId: string;
}

/** A call after which everything that the panel shows is refetched. */
const adminMutation = <Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) =>
  mutationOptions({ mutationFn, onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: queryKeys.admin }) });

export const grantManualTrialMutation = () => adminMutation((body: BodyOf<'POST /api/admin/grant-manual-trial'>) => api.call('POST /api/admin/grant-manual-trial', { body }));
/** For a user of whom only the email address is known. */
export const grantManualTrialByEmailMutation = () =>
  adminMutation(async ({ email, ...order }: { readonly email: string } & Omit<BodyOf<'POST /api/admin/grant-manual-trial'>, 'userId'>) =>
    api.call('POST /api/admin/grant-manual-trial', { body: { ...order, userId: await idOfUser(email) } }),
  );
export const extendManualTrialMutation = () =>
  adminMutation(({ userId, ...body }: OfUser & BodyOf<'PUT /api/admin/extend-manual-trial/:userId'>) =>
    api.call('PUT /api/admin/extend-manual-trial/:userId', { params: { userId }, body }),
  );
export const revokeManualTrialMutation = () => adminMutation(({ userId }: OfUser) => api.call('DELETE /api/admin/revoke-manual-trial/:userId', { params: { userId } }));

/** The maximum number of characters of an address that the search accepts. */
const SEARCH_LENGTH = 100;

async function idOfUser(email: string): Promise<string> {
  const { users } = await api.call('GET /api/admin/users/search', { query: { q: email.slice(0, SEARCH_LENGTH) } });
  const user = users.find((found) => found.email === email);
  if (!user) throw new Error('No user has this address any more.');
  return user.id;
}
