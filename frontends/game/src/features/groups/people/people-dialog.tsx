import { Banner, Dialog, Stack } from '@fairshare/ui';
import { useOffline } from '../../../session/offline/offline';
import { useGroupOfDialog } from '../../../session/selection/use-group-of-dialog';
import { NO_SIGNAL } from '../texts';
import { GroupActivity } from './group-activity';
import { GroupEnd } from './group-end';
import { GroupFace } from './group-face';
import { GroupJoining } from './group-joining';
import { GroupMembers } from './group-members';
import { GroupPlayers } from './group-players';
import { GroupRules } from './group-rules';
import { GroupTimeZone } from './group-time-zone';
import { JoinRequests } from './join-requests';
import { NEEDS_SIGNAL, pageTitle } from './texts';

/** The page of the selected group: who plays, who may use it, how others join, and what happened. */
export default function PeopleDialog() {
  const { group, close } = useGroupOfDialog();
  const { online } = useOffline();
  if (!group) return null;
  return (
    <Dialog open onOpenChange={close} title={pageTitle(group.name)} size="large">
      <Stack gap={32}>
        {!online && (
          <Banner tone="warning" title={NO_SIGNAL}>
            {NEEDS_SIGNAL}
          </Banner>
        )}
        <GroupFace group={group} canChange={online} />
        {online && <JoinRequests group={group} />}
        <GroupPlayers group={group} canChange={online} />
        <GroupRules group={group} canChange={online} />
        <GroupMembers group={group} canChange={online} />
        <GroupJoining group={group} canChange={online} />
        <GroupTimeZone group={group} canChange={online} />
        <GroupActivity group={group} />
        {online && <GroupEnd group={group} />}
      </Stack>
    </Dialog>
  );
}
