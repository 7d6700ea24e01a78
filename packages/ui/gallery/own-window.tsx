import type { ReactNode } from 'react';

const STYLE = { transform: 'translateZ(0)', inlineSize: '100%', overflow: 'hidden' } as const;

/** A containing block for children with `position: fixed`, which otherwise stick to the window's edges. `height`: CSS pixels. */
export function OwnWindow({ height = 420, children }: { height?: number; children: ReactNode }) {
  return <div style={{ ...STYLE, blockSize: height }}>{children}</div>;
}
