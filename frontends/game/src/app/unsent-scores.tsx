import { currentUserQuery } from '@fairshare/api-client';
import { Banner, Button } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { isPaymentWaiting, isWaiting, useOffline } from '../session/offline/offline';
import { OfflineProvider } from '../session/offline/offline-provider';
import { refusedTitle, TRY_AGAIN, waitingTitle } from '../session/offline/texts';
import { Waiting } from './banners/waiting';

/** After a session ends, pending entries stay. The surrounding screen handles signing in again. */
const stay = () => undefined;

/** Sends what a golfer entered before access ended, and shows the progress. The game itself stays closed. */
export function UnsentScores() {
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false });
  return (
    user && (
      <OfflineProvider key={user.id} userId={user.id} knownHere onLoggedOut={stay}>
        <Unsent />
      </OfflineProvider>
    )
  );
}

/** Pending entries and the reasons of refusals. Which score was refused for which reason is shown in its game once that opens again. */
function Unsent() {
  const { entries, tabEntries, retryRefused } = useOffline();
  const waiting = entries.filter(isWaiting);
  const payments = tabEntries.filter(isPaymentWaiting).length;
  const refusals = entries.flatMap(({ synced, refusal }) => (synced || !refusal ? [] : refusal.reason));
  return (
    <>
      {waiting.length + payments > 0 && <Waiting waiting={waiting} title={waitingTitle(waiting, payments)} />}
      {refusals.length > 0 && (
        <Banner tone="error" title={refusedTitle(refusals.length)} action={<Button onClick={retryRefused}>{TRY_AGAIN}</Button>}>
          {[...new Set(refusals)].join('. ')}
        </Banner>
      )}
    </>
  );
}
