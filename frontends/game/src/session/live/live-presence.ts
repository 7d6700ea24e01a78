import { currentUserQuery } from '@fairshare/api-client';
import type { ScoringMessage } from '@fairshare/contracts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { isUnsent, useOffline } from '../offline/offline';
import { useSelection } from '../selection/selection';
import { useLive } from './live';
import type { Here } from './presence';

const LONGEST_NAME = 60;

/** The live connection of the selected group, and the presence it receives: which user scores which hole. */
export function useLivePresence(onLoggedOut: () => void) {
  const { groupId, gameId: roundId, loading } = useSelection();
  const { data: user } = useQuery(currentUserQuery());
  const [here, setHere] = useState<Here | null>(null);
  const waiting = useOffline().entries.filter((entry) => isUnsent(entry) && entry.sessionId === roundId).length;
  const name = (user?.firstName || user?.email.split('@')[0] || '').slice(0, LONGEST_NAME);
  const scoring = useMemo<ScoringMessage | null>(
    () => (groupId && roundId && name ? { groupId, sessionId: roundId, gameId: here?.gameId ?? null, hole: here?.hole ?? null, name, waiting } : null),
    [groupId, roundId, here, name, waiting],
  );
  const [everRead, setEverRead] = useState(false);
  if (!loading && !everRead) setEverRead(true);
  // Deferred: the connection opens one render after the round is drawn.
  const wanted = useDeferredValue(everRead, false);
  const live = useLive(groupId, scoring, onLoggedOut, wanted);
  const others = useMemo(() => live.people.filter(({ userId }) => userId !== user?.id), [live.people, user?.id]);
  return { live, others, setHere };
}
