import { Component, createContext, createElement, Suspense, useContext, useEffect, useState, type EffectCallback, type ReactNode } from 'react';
import { failureKindOf, isLoadFailure } from './load-failure';
import { RemoteError, type RemoteFailureKind } from './remote-error';
import type { RemoteLoader } from './remote-loader';

const LoaderContext = createContext<RemoteLoader | null>(null);

/** Provides the page's only remote loader to the screens below it. */
export function RemotesProvider({ loader, children }: { loader: RemoteLoader; children: ReactNode }) {
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

/** The page's remote loader, to preload a screen. */
export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('A RemotesProvider is needed above this');
  return loader;
}

/** The failure that is passed to a fallback, which shows what is unavailable and what helps. */
export interface RemoteFailure {
  kind: RemoteFailureKind;
  remote: string;
  error: unknown;
  /** Loads and draws the screen again. */
  retry: () => void;
}

interface RemoteScreenProps {
  /** The remote's name in `/config.json`: game, account, admin. */
  remote: string;
  /** The exposed module: `./main`. */
  module: string;
  /** Shown while the screen loads. */
  pending: ReactNode;
  /** An effect that runs once the screen is mounted. */
  onShown?: EffectCallback;
  /** Shown instead of the screen when it cannot be loaded or throws; the rest of the page stays usable. */
  fallback: (failure: RemoteFailure) => ReactNode;
}

/**
 * One screen of a remote. It loads when it is first rendered, with automatic retries (see remote-loader). A failure stays inside its
 * own error boundary: the fallback offers a retry, and an unreachable screen is retried when the network returns.
 */
export function RemoteScreen({ remote, module, pending, onShown, fallback }: RemoteScreenProps) {
  const loader = useRemoteLoader();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    loader.forget(remote, module);
    setAttempt((count) => count + 1);
  };
  return (
    <RemoteBoundary key={`${remote} ${module} ${attempt}`} remote={remote} retry={retry} fallback={fallback}>
      <Suspense fallback={pending}>
        {createElement(loader.screen(remote, module))}
        {onShown && <Shown onShown={onShown} />}
      </Suspense>
    </RemoteBoundary>
  );
}

/** A sibling of the screen below the same Suspense, so that it is mounted when the screen is. */
function Shown({ onShown }: { onShown: EffectCallback }) {
  useEffect(onShown, [onShown]);
  return null;
}

interface BoundaryProps {
  remote: string;
  retry: () => void;
  fallback: (failure: RemoteFailure) => ReactNode;
  children: ReactNode;
}

interface Caught {
  error: unknown;
  /** Null: it is still being determined. */
  kind: RemoteFailureKind | null;
}

class RemoteBoundary extends Component<BoundaryProps, { caught: Caught | null }> {
  override state = { caught: null as Caught | null };

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    const kind = error instanceof RemoteError ? error.kind : isLoadFailure(error) ? null : 'crashed';
    return { caught: { error, kind } };
  }

  override componentDidCatch(error: unknown): void {
    if (this.state.caught?.kind === null) void failureKindOf(error).then((kind) => this.setState({ caught: { error, kind } }));
  }

  override render() {
    const { remote, fallback, children } = this.props;
    if (this.state.caught === null) return children;
    const { error, kind } = this.state.caught;
    if (kind === null) return null;
    // A running screen does not request a failed part of its code again; a reloaded page does.
    const retry = error instanceof RemoteError || kind === 'crashed' ? this.props.retry : () => window.location.reload();
    return (
      <>
        {kind === 'unreachable' && <RetryWhenOnline retry={retry} />}
        {fallback({ kind, remote, error, retry })}
      </>
    );
  }
}

function RetryWhenOnline({ retry }: { retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return null;
}
