import { Disclosure } from '@fairshare/ui';
import type { ReactNode } from 'react';

/** How amounts that do not divide evenly are rounded. Collapsed, because few golfers need it. */
export function OddCents({ children }: { children: ReactNode }) {
  return (
    <Disclosure summary="Odd cents">
      <p>{children}</p>
    </Disclosure>
  );
}
