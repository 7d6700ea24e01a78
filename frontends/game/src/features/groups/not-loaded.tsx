import { EmptyState, ErrorState, WifiOffIcon } from '@fairshare/ui';
import { useEffect } from 'react';
import { useOffline } from '../../session/offline/offline';
import { NO_SIGNAL, NOTHING_LOST, SHOWN_LATER } from './texts';

interface NotLoadedProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  retrying?: boolean;
  onRetry: () => void;
}

/** A placeholder for data that failed to load. Offline it shows no error, and retries by itself once the phone is online. */
export function NotLoaded({ title, retrying, onRetry }: NotLoadedProps) {
  const { online } = useOffline();
  useReturnOfSignal(online, onRetry);
  if (online) return <ErrorState title={title} safe={NOTHING_LOST} retrying={retrying} onRetry={onRetry} />;
  return (
    <EmptyState icon={<WifiOffIcon aria-hidden />} title={NO_SIGNAL}>
      {SHOWN_LATER}
    </EmptyState>
  );
}

/** Calls `onReturn` when the phone comes back online. */
function useReturnOfSignal(online: boolean, onReturn: () => void): void {
  useEffect(() => {
    if (online) return undefined;
    window.addEventListener('online', onReturn);
    return () => window.removeEventListener('online', onReturn);
  }, [online, onReturn]);
}
