import { Component, type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type NoProps = Record<never, never>;

/** A part of the screen whose code comes when it is first shown, or ahead of that. */
export interface LazyPart<Props = NoProps> {
  current(): LazyExoticComponent<ComponentType<Props>>;
  /** After a failure: the next `current()` reloads. */
  renew(): void;
  preload(): void;
}

export function lazyPart<Props = NoProps>(load: Load<Props>): LazyPart<Props> {
  let screen = lazy(load);
  return {
    current: () => screen,
    renew: () => {
      screen = lazy(load);
    },
    preload: () => void load().catch(() => undefined),
  };
}

interface ShownPartProps<Props> {
  part: LazyPart<Props>;
  props: Props;
  /** In its place while its code is on its way. */
  pending: ReactNode;
  /** In its place when it could not be loaded, or failed. */
  failed: (retry: () => void) => ReactNode;
}

/** Shows a part. When it cannot be loaded, or fails, only its place says so; the frame around it stays usable. */
export function ShownPart<Props extends object>({ part, props, pending, failed }: ShownPartProps<Props>) {
  const [Screen, setScreen] = useState(() => part.current());
  const loadAnew = () => {
    part.renew();
    setScreen(() => part.current());
  };
  return (
    <PartBoundary failed={failed} onRetry={loadAnew}>
      <Suspense fallback={pending}>
        <Screen {...props} />
      </Suspense>
    </PartBoundary>
  );
}

interface PartBoundaryProps {
  failed: ShownPartProps<NoProps>['failed'];
  onRetry?: () => void;
  children: ReactNode;
}

/** Shows something else where a part fails, until it is tried again. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(this.#retry) : this.props.children;
  }
}
