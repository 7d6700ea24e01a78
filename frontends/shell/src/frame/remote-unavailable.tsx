import { Link, type RemoteFailure } from '@fairshare/federation';
import { MessagePage } from './message-page';

const PART_OF_THE_APP: Record<string, string> = { game: 'Scoring', account: 'Your account', admin: 'The admin panel' };

/** Says which part of the app is missing, which data is safe, and what to do. The rest of the app stays usable. */
export function RemoteUnavailable({ kind, remote, retry }: RemoteFailure) {
  if (kind === 'outdated') {
    return (
      <MessagePage alert title="Update available" action={<ActionButton label="Reload" onPress={() => window.location.reload()} />}>
        <p>A newer version is ready. Reload to get it. Scores saved on this phone are safe.</p>
      </MessagePage>
    );
  }
  const part = PART_OF_THE_APP[remote] ?? 'This page';
  return (
    <MessagePage alert title={`${part} is unavailable right now`} action={<ActionButton label="Try Again" onPress={retry} />}>
      <p>{kind === 'unreachable' ? 'It could not be loaded. Check your signal.' : 'Something went wrong on this page.'}</p>
      <p>Scores saved on this phone are safe.</p>
      <p>{remote === 'game' ? <Link to="/manage-subscription">Manage Subscription</Link> : <Link to="/">Back to Home</Link>}</p>
    </MessagePage>
  );
}

function ActionButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      {label}
    </button>
  );
}
