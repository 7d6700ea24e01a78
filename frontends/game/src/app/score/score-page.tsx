import { currentUserQuery } from '@fairshare/api-client';
import { useLocation } from '@fairshare/federation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GuestFrame } from './guest-frame';
import { KeepOrScore } from './keep-or-score';
import { PageMessage } from './page-message';
import { useGuestRound } from './use-guest-round';

/** Where a scoring link leads: one round, scored as one of its players, without an account. */
export default function ScorePage() {
  const [, , token = ''] = useLocation().pathname.split('/');
  const { round, failure, retrying, retry } = useGuestRound(token === '' ? null : token);
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  const [asGuest, setAsGuest] = useState(false);
  if (!round) return <PageMessage failure={failure} retrying={retrying} onRetry={retry} />;
  return (
    <GuestFrame key={round.guestId} token={token} round={round} failure={failure} retrying={retrying} onRetry={retry}>
      {user && !asGuest && <KeepOrScore user={user} round={round} onScore={() => setAsGuest(true)} />}
    </GuestFrame>
  );
}
