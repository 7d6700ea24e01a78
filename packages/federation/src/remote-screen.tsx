import { Component, createContext, createElement, Suspense, useContext, useEffect, useState, type EffectCallback, type ReactNode } from 'react';
import { failureKindOf, isLoadFailure } from './load-failure';
import { RemoteError, type RemoteFailureKind } from './remote-error';
import type { RemoteLoader } from './remote-loader';

const LoaderContext = createContext<RemoteLoader | null>(null);

/** Gives the screens below it the page's one remote loader. */
export function RemotesProvider({ loader, children }: { loader: RemoteLoader; children: ReactNode }) {
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

/** The page's remote loader, to fetch a screen ahead of need. */
export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('A RemotesProvider is needed above this');
  return loader;
}

/** What a fallback is told, to say what is unavailable and what helps. */
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
  /** An effect for once the screen stands. */
  onShown?: EffectCallback;
  /** Shown instead of the screen when it cannot be loaded or throws; the rest of the page stays usable. */
  fallback: (failure: RemoteFailure) => ReactNode;
}

/**
 * One screen of a remote. It loads when it is first drawn, is tried again by itself (see remote-loader), and a failure stays
 * inside its own boundary: the fallback offers another try, and takes one itself when the network returns.
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

/** Beside a screen, below its Suspense: it is mounted when the screen is. */
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
  /** Null: it is being found out. */
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
    // A part of a screen that runs already is not asked for again by the screen; a new page does.
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
