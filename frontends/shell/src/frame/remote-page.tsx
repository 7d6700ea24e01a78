import { RemoteScreen } from '@fairshare/federation';
import { ToastProvider, TooltipProvider } from '@fairshare/ui';
import { FullPageSpinner } from './full-page-spinner';
import { RemoteUnavailable } from './remote-unavailable';

/** One screen of a remote inside what every screen may count on: toasts, tooltips, and a message of its own when it cannot be had. */
export default function RemotePage({ remote, module }: { remote: string; module: string }) {
  return (
    <TooltipProvider>
      <ToastProvider>
        <RemoteScreen
          remote={remote}
          module={module}
          pending={<FullPageSpinner />}
          fallback={(failure) => <RemoteUnavailable {...failure} />}
        />
      </ToastProvider>
    </TooltipProvider>
  );
}
