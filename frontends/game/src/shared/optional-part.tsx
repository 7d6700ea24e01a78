import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from './lazy-part';

/** A part whose code is loaded on demand. Until then it renders `pending` or nothing; if the code cannot be loaded, it renders nothing. */
export function OptionalPart({ pending, children }: { pending?: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary failed={() => null}>
      <Suspense fallback={pending}>{children}</Suspense>
    </PartBoundary>
  );
}
