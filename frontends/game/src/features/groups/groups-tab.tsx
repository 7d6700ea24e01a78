import { groupGamesQuery, groupsQuery, joinRequestsQuery } from '@fairshare/api-client';
import { ActionBar, Button, Page, PlusIcon, SkeletonList, SplitView, useIsWide } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { useSelection } from '../../session/selection/selection';
import { SAME_AGAIN, useSameAgain } from '../../session/same-again';
import styles from './groups.module.css';
import { NoGroups } from './no-groups';
import { DeletedGroups } from './people/deleted-groups';
import { RecentGroups } from './recent-groups';
import { lastPlayedOf, runningOf } from './rounds-of-group';
import { SelectedGroup } from './selected-group';
import { CREATE_GROUP, CREATE_NEW_GAME, LOADING_GAMES, LOADING_GROUPS } from './texts';

/** The golfer's groups, and the games of the selected one. */
export default function GroupsTab() {
  const { data: groups, isFetched } = useQuery(groupsQuery());
  const { open } = useDialogs();
  const { groupId, group, loading } = useSelection();
  const games = useQuery({ ...groupGamesQuery(groupId ?? ''), enabled: groupId !== null && group !== null });
  const requests = useQuery({ ...joinRequestsQuery(groupId ?? ''), enabled: group?.joining === 'approve' });
  const wide = useIsWide();
  const sameAgain = useSameAgain();
  // Waits for the group's games and requests to join, because they would move whatever is shown below them. Once shown, the list stays.
  const selectedIsRead = groupId === null || (group ? !games.isLoading && !requests.isLoading : !loading);
  const [shown, setShown] = useState(selectedIsRead);
  if (selectedIsRead && !shown) setShown(true);

  // A golfer without groups gets another page, and one who selected none gets a sentence above the list.
  if (!isFetched && groupId === null) {
    return (
      <Page title="Groups">
        <SkeletonList label={LOADING_GROUPS} />
      </Page>
    );
  }
  if (groups?.length === 0 && groupId === null) {
    const createGroup = (
      <Button variant="primary" icon={<PlusIcon aria-hidden />} onClick={() => open('create-group')}>
        {CREATE_GROUP}
      </Button>
    );
    return (
      <Page title="Groups">
        <NoGroups begin={wide && createGroup} />
        <DeletedGroups />
        {!wide && <ActionBar>{createGroup}</ActionBar>}
      </Page>
    );
  }

  const rounds = games.data ?? [];
  const last = lastPlayedOf(rounds) ?? rounds[0];
  // If a round is running, continuing it is the primary action.
  const begin = (
    <>
      {last && (
        <Button busy={sameAgain.isStarting} onClick={() => sameAgain.start(last)}>
          {SAME_AGAIN}
        </Button>
      )}
      <Button variant={runningOf(rounds) ? 'secondary' : 'primary'} icon={!last && <PlusIcon aria-hidden />} onClick={() => open('create-game')}>
        {CREATE_NEW_GAME}
      </Button>
    </>
  );
  // On a phone the group's name is the visible heading, so the page's own heading is for screen readers only.
  const isNamed = !wide && groupId !== null;
  return (
    <Page title={!isNamed && 'Groups'} actions={wide && begin}>
      {isNamed && <h1 className={styles.spoken}>Groups</h1>}
      <SplitView detailFirst list={(wide || shown) && <RecentGroups />} detail={shown ? <SelectedGroup /> : <SkeletonList label={LOADING_GAMES} rows={wide ? 3 : 6} />} />
      {/* "Same Again" would take half of the other button's place, under a thumb. */}
      {!wide && selectedIsRead && <ActionBar>{begin}</ActionBar>}
    </Page>
  );
}
