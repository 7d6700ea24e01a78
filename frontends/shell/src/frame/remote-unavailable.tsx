import type { RemoteFailure } from '@fairshare/federation';
import { ErrorState } from '@fairshare/ui';

const PART_OF_THE_APP: Record<string, string> = { game: 'Scoring', account: 'Your account', admin: 'The admin panel' };

const SAFE = 'Scores saved on this phone are safe.';

/** Says which part of the app is missing, what is safe, and what to do; the rest of the app stays usable. */
export function RemoteUnavailable({ kind, remote, retry }: RemoteFailure) {
  const part = PART_OF_THE_APP[remote] ?? 'This page';
  switch (kind) {
    case 'outdated':
      return (
        <ErrorState title="Update available" safe={SAFE} retryLabel="Reload" onRetry={() => window.location.reload()}>
          A newer version is ready. Reload to get it.
        </ErrorState>
      );
    case 'unreachable':
      return (
        <ErrorState title={`${part} is unavailable right now`} safe={SAFE} onRetry={retry}>
          It could not be loaded. Check your signal and try again.
        </ErrorState>
      );
    case 'crashed':
      return (
        <ErrorState title={`${part} is unavailable right now`} safe={SAFE} onRetry={retry}>
          Something went wrong on this page.
        </ErrorState>
      );
  }
}
