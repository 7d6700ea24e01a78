import { groupsQuery } from '@fairshare/api-client';
import { ActionBar, Button, Page, PlusIcon, SplitView, useIsWide } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useDialogs } from '../../app/dialogs';
import { useSelection } from '../../app/selection';
import { RecentGroups } from './recent-groups';
import { SelectedGroup } from './selected-group';
import { CREATE_NEW_GAME } from './texts';

/** The golfer's groups, and the games of the selected one. */
export default function GroupsTab() {
  const { data: groups } = useQuery(groupsQuery());
  const { groupId } = useSelection();
  const { open } = useDialogs();
  const wide = useIsWide();
  const hasGroups = groupId !== null || groups?.length !== 0;

  return (
    <Page title="Groups">
      {wide && hasGroups ? (
        <SplitView list={<RecentGroups />} detail={<SelectedGroup />} />
      ) : (
        <>
          {hasGroups && <SelectedGroup />}
          <RecentGroups />
        </>
      )}
      <ActionBar>
        <Button variant="primary" icon={<PlusIcon aria-hidden />} onClick={() => open('create-game')}>
          {CREATE_NEW_GAME}
        </Button>
      </ActionBar>
    </Page>
  );
}
