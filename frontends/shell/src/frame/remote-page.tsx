import { RemoteScreen } from '@fairshare/federation';
import { fetchToasterWhenIdle } from '../toasts/toasts';
import { FullPageSpinner } from './full-page-spinner';
import { RemoteUnavailable } from './remote-unavailable';

interface RemotePageProps {
  remote: string;
  module: string;
  /** Whether the main app's frame is shown while the screen loads. */
  mainApp?: boolean;
}

/** One screen of a remote, or a message if it cannot be loaded. */
export function RemotePage({ remote, module, mainApp = false }: RemotePageProps) {
  return (
    <RemoteScreen
      remote={remote}
      module={module}
      pending={<FullPageSpinner mainApp={mainApp} />}
      onShown={fetchToasterWhenIdle}
      fallback={(failure) => <RemoteUnavailable {...failure} />}
    />
  );
}
