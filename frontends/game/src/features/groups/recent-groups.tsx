import type { Group } from '@fairshare/contracts';
import { groupsQuery } from '@fairshare/api-client';
import { Button, List, ListRow, PlusIcon, Section, SkeletonList, UserPlusIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useDialogs } from '../../session/dialogs';
import { useSelection } from '../../session/selection/selection';
import { formatDay } from '../../shared/dates';
import { GroupPhoto } from './group-photo';
import { NotLoaded } from './not-loaded';
import { DeletedGroups } from './people/deleted-groups';
import { CREATE_GROUP, GROUPS_FAILED, JOIN_GAME, NEVER_PLAYED } from './texts';

/** The golfer's groups, the last played first. */
export function RecentGroups() {
  const { open } = useDialogs();
  return (
    <>
      <Section
        title="Recent Groups"
        actions={
          <>
            <Button icon={<UserPlusIcon aria-hidden />} onClick={() => open('join-game')}>
              {JOIN_GAME}
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
  const select = (id: string) => {
    selectGroup(id);
    // On a phone its games are shown above the list.
    window.scrollTo(0, 0);
  };

  if (!groups && isError) {
    return <NotLoaded title={GROUPS_FAILED} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!groups) return <SkeletonList label="Loading groups" />;
  return (
    <List label="Recent Groups">
      {groups.map((group) => (
        <ListRow
          key={group.id}
          leading={<GroupPhoto photo={group.groupPhoto} />}
          title={group.name}
          subtitle={`${lastPlayed(group)} · ${group.players.length} players`}
          current={group.id === groupId}
          onPress={() => select(group.id)}
        />
      ))}
    </List>
  );
}

function lastPlayed(group: Group): string {
  return group.lastPlayed === null ? NEVER_PLAYED : `Last played ${formatDay(group.lastPlayed, group)}`;
}
