import { groupsQuery } from '@fairshare/api-client';
import { Button, List, ListRow, PlusIcon, Section, SkeletonList, useIsWide, UserPlusIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useDialogs } from '../../session/dialogs';
import { useSelection } from '../../session/selection/selection';
import { GroupPhoto } from './group-photo';
import { NotLoaded } from './not-loaded';
import { DeletedGroups } from './people/deleted-groups';
import { CREATE_GROUP, GROUPS_FAILED, JOIN_GROUP, lastPlayedWords, LOADING_GROUPS } from './texts';

/** The user's groups, the last played first. */
export function RecentGroups() {
  const { open } = useDialogs();
  return (
    <>
      <Section
        title="Recent Groups"
        actions={
          <>
            <Button icon={<UserPlusIcon aria-hidden />} onClick={() => open('join-game')}>
              {JOIN_GROUP}
            </Button>
            <Button icon={<PlusIcon aria-hidden />} onClick={() => open('create-group')}>
              {CREATE_GROUP}
            </Button>
          </>
        }
      >
        <GroupCards />
      </Section>
      <DeletedGroups />
    </>
  );
}

function GroupCards() {
  const { data: groups, isError, isFetching, refetch } = useQuery(groupsQuery());
  const { groupId, selectGroup } = useSelection();
  const wide = useIsWide();
  const select = (id: string) => {
    selectGroup(id);
    // On a phone the group's games are shown above the list.
    window.scrollTo(0, 0);
  };

  if (!groups && isError) {
    return <NotLoaded title={GROUPS_FAILED} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!groups) return <SkeletonList label={LOADING_GROUPS} />;
  // The selected group is already on the page. On a wide screen a list of several groups still includes it, marked as current.
  const listed = wide && groups.length > 1 ? groups : groups.filter(({ id }) => id !== groupId);
  if (listed.length === 0) return null;
  return (
    <List label="Recent Groups">
      {listed.map((group) => (
        <ListRow
          key={group.id}
          leading={<GroupPhoto photo={group.groupPhoto} />}
          title={group.name}
          subtitle={lastPlayedWords(group)}
          current={group.id === groupId}
          onPress={() => select(group.id)}
        />
      ))}
    </List>
  );
}
