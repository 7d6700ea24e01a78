import type { RemoteFailureKind } from '@fairshare/federation';
import { ErrorState } from '@fairshare/ui';
import type { PartFailure } from './lazy-part';

export const UPDATE_AVAILABLE = 'Update available';
const SAFE = 'Scores that were saved are safe.';
const HINTS: Record<Exclude<RemoteFailureKind, 'outdated'>, string> = {
  unreachable: 'Check your signal and try again.',
  crashed: 'Something went wrong here. Try again.',
};

/** Replaces a part of the screen that could not be loaded, or failed. */
export function PartFailed({ kind, retry }: PartFailure) {
  if (kind === 'outdated') {
    return (
      <ErrorState title={UPDATE_AVAILABLE} safe={SAFE} retryLabel="Reload" onRetry={() => window.location.reload()}>
        A newer version is ready. Reload to get it.
      </ErrorState>
    );
  }
  return (
    <ErrorState title="This could not be shown" safe={SAFE} onRetry={retry}>
      {HINTS[kind]}
    </ErrorState>
  );
}
