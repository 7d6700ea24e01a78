import { joinRequestsQuery, membersQuery } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Banner, Dialog, Note, SkeletonList, Stack } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useOffline } from '../../../session/offline/offline';
import { useGroupOfDialog } from '../../../session/selection/use-group-of-dialog';
import { WhoAmI } from '../../../session/who-am-i';
import { NO_SIGNAL } from '../texts';
import { DeletionProposed } from './deletion-proposed';
import { GroupActivity } from './group-activity';
import { GroupPeople } from './group-people';
import { GroupSettings } from './group-settings';
import { JoinRequests } from './join-requests';
import { LOADING_PEOPLE, NEEDS_SIGNAL, pageTitle, WHO_ARE_YOU } from './texts';

/** The page of the selected group: its people, its activity and its settings. */
export default function PeopleDialog() {
  const { group, close } = useGroupOfDialog();
  if (!group) return null;
  return (
    <Dialog open onOpenChange={close} title={pageTitle(group.name)} size="large">
      <PeopleOf group={group} />
    </Dialog>
  );
}

function PeopleOf({ group }: { group: Group }) {
  const { online } = useOffline();
  const members = useQuery(membersQuery(group.id));
  const requests = useQuery(joinRequestsQuery(group.id));
  // Members and requests that came later would move what is about to be tapped.
  if (online && !(members.isFetched && requests.isFetched)) return <SkeletonList label={LOADING_PEOPLE} rows={5} />;
  return (
    <Stack gap={24}>
      {!online && (
        <Banner tone="warning" title={NO_SIGNAL}>
          {NEEDS_SIGNAL}
        </Banner>
      )}
      {online && <DeletionProposed group={group} />}
      {online && <JoinRequests group={group} />}
      <WhoAmI group={group}>{online && group.me === null && <Note>{WHO_ARE_YOU}</Note>}</WhoAmI>
      <GroupPeople group={group} canChange={online} />
      <GroupSettings group={group} canChange={online} />
      <GroupActivity group={group} />
    </Stack>
  );
}
