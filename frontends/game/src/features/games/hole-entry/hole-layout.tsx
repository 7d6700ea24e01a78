import { SplitView, useIsWide } from '@fairshare/ui';
import type { ReactNode } from 'react';

interface HoleLayoutProps {
  /** What is entered on the hole. */
  form: ReactNode;
  /** The one thing to do next. */
  actions: ReactNode;
  /** The round so far. */
  standings: ReactNode;
}

/** Hole and round side by side or one above the other; the next thing to do is under the thumb on a phone, right under the entries elsewhere. */
export function HoleLayout({ form, actions, standings }: HoleLayoutProps) {
  const wide = useIsWide();
  return (
    <>
      <SplitView
        list={
          <>
            {form}
            {wide && actions}
          </>
        }
        detail={standings}
      />
      {!wide && actions}
    </>
  );
}
