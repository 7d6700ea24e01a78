import { currentUserQuery } from '@fairshare/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { usePresence } from './presence';

const YOU = 'you';
const SOMEBODY = 'another golfer';

/** The golfers met in the group's room while the page is open: only they say what they are called. */
const met = new Map<string, string>();

/** What to call whoever entered something, by user id. */
export function useGolferNames(): (userId: string) => string {
  const { others } = usePresence();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  useEffect(() => {
    for (const { userId, name } of others) met.set(userId, name);
  }, [others]);
  return useCallback((userId) => (userId === user?.id ? YOU : (met.get(userId) ?? SOMEBODY)), [user?.id]);
}
