import { Disclosure } from '@fairshare/ui';
import type { ReactNode } from 'react';

/** Who pays what does not divide evenly: asked for seldom, so closed. */
export function OddCents({ children }: { children: ReactNode }) {
  return (
    <Disclosure summary="Odd cents">
      <p>{children}</p>
    </Disclosure>
  );
}
