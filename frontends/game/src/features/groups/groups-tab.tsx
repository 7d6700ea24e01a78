import { groupsQuery } from '@fairshare/api-client';
import { ActionBar, Button, Page, PlusIcon, SplitView, useIsWide } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useDialogs } from '../../app/dialogs';
import { useSelection } from '../../app/selection';
import { NoGroups } from './no-groups';
import { RecentGroups } from './recent-groups';
import { SelectedGroup } from './selected-group';
import { CREATE_GROUP, CREATE_NEW_GAME } from './texts';

/** The golfer's groups, and the games of the selected one. */
export default function GroupsTab() {
  const { data: groups } = useQuery(groupsQuery());
  const { open } = useDialogs();
  const { groupId } = useSelection();
  const wide = useIsWide();

  if (groups?.length === 0 && groupId === null) {
    return (
      <Page title="Groups" actions={<Button onClick={() => open('create-game')}>{CREATE_NEW_GAME}</Button>}>
        <NoGroups />
        <ActionBar>
          <Button variant="primary" icon={<PlusIcon aria-hidden />} onClick={() => open('create-group')}>
            {CREATE_GROUP}
          </Button>
        </ActionBar>
      </Page>
    );
  }

  const createGame = (
    <Button variant="primary" icon={<PlusIcon aria-hidden />} onClick={() => open('create-game')}>
      {CREATE_NEW_GAME}
    </Button>
  );
  if (wide) {
    return (
      <Page title="Groups" actions={createGame}>
        <SplitView list={<RecentGroups />} detail={<SelectedGroup />} />
      </Page>
    );
  }
  return (
    <Page title="Groups">
      <SelectedGroup />
      <RecentGroups />
      <ActionBar>{createGame}</ActionBar>
    </Page>
  );
}
