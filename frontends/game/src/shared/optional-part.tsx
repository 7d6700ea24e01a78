import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from './lazy-part';

/** A part whose code comes when it is needed; nothing, or `pending`, stands in its place until then, and nothing where the code cannot be had. */
export function OptionalPart({ pending, children }: { pending?: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary failed={() => null}>
      <Suspense fallback={pending}>{children}</Suspense>
    </PartBoundary>
  );
}
