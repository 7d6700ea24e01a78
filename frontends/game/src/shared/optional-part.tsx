import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from './lazy-part';

/** A part whose code comes when it is needed; nothing stands in its place until then, and where the code cannot be had. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <PartBoundary failed={() => null}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
