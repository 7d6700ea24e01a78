import { queryOptions } from '@tanstack/react-query';

export interface CurrentUser {
  hasActiveSubscription: boolean;
  autoTrialStatus: 'eligible' | 'active' | 'expired' | 'used';
}

/** The signed-in user, or null. */
export function currentUserQuery() {
  return queryOptions({ queryKey: ['/api/auth/user'], queryFn: () => read<CurrentUser>('/api/auth/user') });
}

export function subscriptionStatusQuery() {
  return queryOptions({
    queryKey: ['/api/subscription/status'],
    queryFn: () => read<{ hasAccess: boolean }>('/api/subscription/status'),
    refetchOnMount: 'always',
  });
}

async function read<T>(path: string): Promise<T | null> {
  const response = await fetch(path, { credentials: 'include' });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return (await response.json()) as T;
}
