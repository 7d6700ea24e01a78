import { currentUserQuery } from '@fairshare/api-client';
import { useLocation } from '@fairshare/federation';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { AskLetIn } from './ask-let-in';
import { GuestFrame } from './guest-frame';
import { KeepOrScore } from './keep-or-score';
import { LinkStart } from './link-start';
import { PageMessage } from './page-message';
import { useGuestRound } from './use-guest-round';

/** The page of a scoring link: one round, scored as one of its players, without an account. */
export default function ScorePage() {
  const [, , token = ''] = useLocation().pathname.split('/');
  const [started, setStarted] = useState('');
  const start = useCallback(() => setStarted(token), [token]);
  if (started !== token) return <LinkStart key={token} token={token} onStart={start} />;
  return <OpenLink key={token} token={token} />;
}

/** @param token empty: uses the link that was opened last on this phone */
function OpenLink({ token }: { token: string }) {
  const { round, failure, retrying, retry } = useGuestRound(token === '' ? null : token);
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  const [asGuest, setAsGuest] = useState(false);
  const ask = failure === 'taken' && token !== '' && <AskLetIn token={token} madeBy={null} onPoll={retry} />;
  if (!round) return <PageMessage failure={failure} retrying={retrying} onRetry={retry} ask={ask} />;
  return (
    <GuestFrame key={round.guestId} token={token} round={round} failure={failure} retrying={retrying} onRetry={retry} ask={ask}>
      {user && !asGuest && <KeepOrScore user={user} round={round} onScore={() => setAsGuest(true)} />}
    </GuestFrame>
  );
}
