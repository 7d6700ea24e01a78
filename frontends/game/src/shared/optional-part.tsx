import { Component, type ReactNode, Suspense } from 'react';

/** A part whose code comes when it is needed; nothing stands in its place until then, and where the code cannot be had. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <LoadBoundary>
      <Suspense>{children}</Suspense>
    </LoadBoundary>
  );
}

class LoadBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
