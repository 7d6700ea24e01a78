import type { ReactNode } from 'react';

const STYLE = { transform: 'translateZ(0)', blockSize: 420, inlineSize: '100%', overflow: 'hidden' } as const;

/** Keeps to itself what otherwise sticks to the window's edges. */
export function OwnWindow({ children }: { children: ReactNode }) {
  return <div style={STYLE}>{children}</div>;
}
