import { ErrorState } from '@fairshare/ui';

/** In place of a part of the screen that could not be loaded, or failed. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="This could not be shown" safe="Scores that were saved are safe." onRetry={onRetry}>
      Check your signal and try again.
    </ErrorState>
  );
}
