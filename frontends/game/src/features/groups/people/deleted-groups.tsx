import { deletedGroupsQuery, groupsQuery } from '@fairshare/api-client';
import { Button, List, ListRow, Section } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../shared/dates';
import { GroupPhoto } from '../group-photo';
import { DELETED_GROUPS, RESTORE, restorableUntil } from './texts';
import { useRestore } from './use-restore';

/** The groups that the user deleted and can restore. Renders nothing if there are none. */
export function DeletedGroups() {
  // Loads after the existing groups, which are the purpose of the screen.
  const { isSuccess } = useQuery(groupsQuery());
  const { data: listed = [] } = useQuery({ ...deletedGroupsQuery(), enabled: isSuccess });
  // A server of the previous release ignores the query parameter and lists existing groups.
  const groups = listed.filter(({ restorableUntil: until }) => until !== undefined);
  const restore = useRestore();
  if (groups.length === 0) return null;
  return (
    <Section title={DELETED_GROUPS}>
      <List label={DELETED_GROUPS}>
        {groups.map((group) => (
          <ListRow
            key={group.id}
            leading={<GroupPhoto photo={group.groupPhoto} />}
            title={group.name}
            subtitle={restorableUntil(formatDay(group.restorableUntil ?? '', group))}
            trailing={
              <Button aria-label={`${RESTORE} ${group.name}`} onClick={() => restore(group)}>
                {RESTORE}
              </Button>
            }
          />
        ))}
      </List>
    </Section>
  );
}
