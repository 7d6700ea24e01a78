import { RemoteScreen } from '@fairshare/federation';
import { MAIN_APP } from '../remote-screens';
import { fetchToasterWhenIdle } from '../toasts/toasts';
import { FullPageSpinner } from './full-page-spinner';
import { RemoteUnavailable } from './remote-unavailable';

interface RemotePageProps {
  remote: string;
  module: string;
}

/** One screen of a remote, with a message in its place when it cannot be had. */
export function RemotePage({ remote, module }: RemotePageProps) {
  return (
    <RemoteScreen
      remote={remote}
      module={module}
      pending={<FullPageSpinner mainApp={module === MAIN_APP.module} />}
      onShown={fetchToasterWhenIdle}
      fallback={(failure) => <RemoteUnavailable {...failure} />}
    />
  );
}
