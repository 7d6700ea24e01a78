import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { User } from '@fairshare/contracts';
import { api } from './api-client';
import { callQuery, storeAnswer } from './call-query';
import { ApiError, NetworkError } from './errors';
import type { BodyOf } from './path-table';
import { queryKeys } from './query-keys';
import { forgetUser, rememberedUser, rememberUser } from './remembered-user';

/** The preferences are stale after this time. Milliseconds. */
const PREFERENCES_STALE_MS = 30_000;

/** The signed-in user; null: no user is signed in. It is fetched once and stays cached. Offline, it is the user who was last signed in on this phone. */
export const currentUserQuery = () =>
  queryOptions({
    queryKey: queryKeys.user,
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        const user = await api.call('GET /api/auth/user', { signal });
        rememberUser(user);
        return user;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) {
          void forgetUser(false);
          return null;
        }
        const known = error instanceof NetworkError ? rememberedUser() : null;
        if (known) return known;
        throw error;
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

export const preferencesQuery = () => ({ ...callQuery(queryKeys.preferences, 'GET /api/user/preferences'), staleTime: PREFERENCES_STALE_MS });

export const emailPreferencesQuery = () => callQuery(queryKeys.emailPreferences, 'GET /api/user/email-preferences');

/** The photo of the user's account, as a data URL. */
export const photoQuery = () => callQuery(queryKeys.photo, 'GET /api/user/photo');

export const forgotPassword = (body: BodyOf<'POST /api/auth/forgot-password'>) => api.call('POST /api/auth/forgot-password', { body });
export const resetPassword = (body: BodyOf<'POST /api/auth/reset-password'>) => api.call('POST /api/auth/reset-password', { body });
export const updatePassword = (body: BodyOf<'POST /api/auth/update-password'>) => api.call('POST /api/auth/update-password', { body });
export const changePassword = (body: BodyOf<'POST /api/auth/change-password'>) => api.call('POST /api/auth/change-password', { body });
export const confirmAdmin = (body: BodyOf<'POST /api/auth/confirm-admin'>) => api.call('POST /api/auth/confirm-admin', { body });
export const exportMyData = () => api.call('GET /api/user/export');

/** Signs in. The user in the response becomes the current user, and the earlier user's data is removed from the cache. */
export const loginMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'POST /api/auth/login'>) => api.call('POST /api/auth/login', { body }),
    onSuccess: ({ user }, _body, _result, { client }) => becomeUser(client, user),
  });

export const registerMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'POST /api/auth/register'>) => api.call('POST /api/auth/register', { body }),
    onSuccess: ({ user }, _body, _result, { client }) => becomeUser(client, user),
  });

export const logoutMutation = () =>
  mutationOptions({
    mutationFn: () => api.call('POST /api/auth/logout'),
    onSuccess: (_answer, _body, _result, { client }) => becomeUser(client, null),
  });

/** Deletes the account. No user is signed in then, and the account's data is removed from the cache. */
export const deleteAccountMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'POST /api/user/delete'>) => api.call('POST /api/user/delete', { body }),
    onSuccess: (_answer, _body, _result, { client }) => becomeUser(client, null),
  });

export const updatePreferencesMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'PUT /api/user/preferences'>) => api.call('PUT /api/user/preferences', { body, keepalive: true }),
    onSuccess: (stored, _body, _result, { client }) => storeAnswer(client, preferencesQuery(), stored),
  });

export const updateEmailPreferencesMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<'PUT /api/user/email-preferences'>) => api.call('PUT /api/user/email-preferences', { body }),
    onSuccess: (stored, _body, _result, { client }) => storeAnswer(client, emailPreferencesQuery(), stored),
  });

/** Chooses the account's photo (a data URL), or removes it with null. */
export const changePhotoMutation = () =>
  mutationOptions({
    mutationFn: (photo: string | null) => (photo === null ? api.call('DELETE /api/user/photo') : api.call('PUT /api/user/photo', { body: { photo } })),
    onSuccess: (stored, _photo, _result, { client }) => storeAnswer(client, photoQuery(), stored),
  });

/** Queries that stay in the cache when the user changes: they hold no user's data, or are overwritten. */
const IMPERSONAL: readonly string[] = [queryKeys.plans[0], queryKeys.user[0]];

async function becomeUser(client: QueryClient, user: User | null): Promise<void> {
  if (user) rememberUser(user);
  // A response still in flight would be cached again.
  await client.cancelQueries({ predicate: isPersonal });
  client.removeQueries({ predicate: isPersonal });
  storeAnswer(client, currentUserQuery(), user);
  if (!user) await forgetUser(true);
}

const isPersonal = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => !IMPERSONAL.includes(String(queryKey[0]));
