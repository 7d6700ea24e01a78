import { joinRequestsQuery } from '@fairshare/api-client';
import { Banner, Button } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useDialogs } from '../../../session/dialogs';
import { LOOK, waitingCount } from './texts';

/** Shows that there are pending requests to join. Renders nothing if there are none. */
export function WaitingBanner({ groupId }: { groupId: string }) {
  const { open } = useDialogs();
  const { data: requests = [] } = useQuery(joinRequestsQuery(groupId));
  if (requests.length === 0) return null;
  return <Banner title={waitingCount(requests.length)} action={<Button onClick={() => open('group')}>{LOOK}</Button>} />;
}
