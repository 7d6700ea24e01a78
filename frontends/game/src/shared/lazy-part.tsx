import { failureKindOf, isLoadFailure, type RemoteFailureKind } from '@fairshare/federation';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type NoProps = Record<never, never>;

/** A part of the screen whose code is loaded when it is first shown, or preloaded. */
export interface LazyPart<Props = NoProps> {
  current(): ComponentType<Props>;
  /** After a failure: the next `current()` reloads. */
  renew(): void;
  preload(): void;
  /** Resolves once the code is loaded, or has failed to load. */
  ready(): Promise<void>;
  isLoaded(): boolean;
}

export function lazyPart<Props = NoProps>(load: Load<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loads: Load<Props> = async () => {
    const code = await load();
    loaded = code.default;
    return code;
  };
  const ready = () =>
    loads().then(
      () => undefined,
      () => undefined,
    );
  let screen: ComponentType<Props> = lazy(loads);
  return {
    // A part that is already loaded renders at once: React.lazy would show its fallback first.
    current: () => loaded ?? screen,
    renew: () => {
      screen = lazy(loads);
    },
    preload: () => void ready(),
    ready,
    isLoaded: () => loaded !== null,
  };
}

/** Whether a needed part is loaded or has failed for good. The content around it may wait for that, so that nothing moves. */
export function useReadyPart({ isLoaded, ready }: Pick<LazyPart, 'isLoaded' | 'ready'>, isNeeded: boolean): boolean {
  const [isDone, setIsDone] = useState(false);
  const waits = isNeeded && !isDone && !isLoaded();
  useEffect(() => {
    if (waits) void ready().then(() => setIsDone(true));
  }, [waits, ready]);
  return !waits;
}

interface ShownPartProps<Props> {
  part: LazyPart<Props>;
  props: Props;
  /** Shown while the code is loading. */
  pending: ReactNode;
  /** Shown if the part could not be loaded or has failed. */
  failed: (failure: PartFailure) => ReactNode;
}

export interface PartFailure {
  /** Whether the code could not be reached, no longer exists since a newer release, or failed. */
  kind: RemoteFailureKind;
  retry: () => void;
}

/** Shows a part. If it cannot be loaded, or fails, only its own area shows the error, and the frame around it stays usable. */
export function ShownPart<Props extends object>({ part, props, pending, failed }: ShownPartProps<Props>) {
  const [Screen, setScreen] = useState(() => part.current());
  const loadAnew = () => {
    part.renew();
    setScreen(() => part.current());
  };
  return (
    <PartBoundary pending={pending} failed={failed} onRetry={loadAnew}>
      <Suspense fallback={pending}>
        <Screen {...props} />
      </Suspense>
    </PartBoundary>
  );
}

interface PartBoundaryProps {
  /** Shown while the cause of the failure is determined. */
  pending?: ReactNode;
  failed: ShownPartProps<NoProps>['failed'];
  onRetry?: () => void;
  children: ReactNode;
}

interface PartBoundaryState {
  failure: RemoteFailureKind | 'unknown' | null;
}

/** An error boundary that shows a fallback for a failed part until the user retries. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: isLoadFailure(error) ? 'unknown' : 'crashed' };
  }

  override componentDidCatch(error: unknown): void {
    if (this.state.failure === 'unknown') void failureKindOf(error).then((failure) => this.setState({ failure }));
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return failure === 'unknown' ? this.props.pending : this.props.failed({ kind: failure, retry: this.#retry });
  }
}
