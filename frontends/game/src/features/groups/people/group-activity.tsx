import { activityQuery } from '@fairshare/api-client';
import { dateFormat, Disclosure, List, ListRow, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { ACTIVITY, LOADING_ACTIVITY } from './texts';

/** Who did what to the group, and when; read once it is asked for. */
export function GroupActivity({ groupId }: { groupId: string }) {
  return (
    <Disclosure summary={ACTIVITY}>
      <Entries groupId={groupId} />
    </Disclosure>
  );
}

function Entries({ groupId }: { groupId: string }) {
  const { data: entries } = useQuery(activityQuery(groupId));
  if (!entries) return <SkeletonList label={LOADING_ACTIVITY} rows={3} />;
  return (
    <List label={ACTIVITY}>
      {entries.map(({ id, who, text, at }) => (
        <ListRow key={id} title={`${who} ${text}`} subtitle={when(at)} />
      ))}
    </List>
  );
}

const when = dateFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
