import { RemoteScreen } from '@fairshare/federation';
import { fetchToasterWhenIdle } from '../toasts/toasts';
import { FullPageSpinner } from './full-page-spinner';
import { RemoteUnavailable } from './remote-unavailable';

interface RemotePageProps {
  remote: string;
  module: string;
  /** Until it is shown, the frame of the main app stands in its place. */
  mainApp?: boolean;
}

/** One screen of a remote, with a message in its place when it cannot be had. */
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
