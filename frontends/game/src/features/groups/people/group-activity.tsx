import { activityQuery } from '@fairshare/api-client';
import { Disclosure, List, ListRow, SkeletonList } from '@fairshare/ui';
import type { Group } from '@fairshare/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../shared/dates';
import { ACTIVITY, LOADING_ACTIVITY } from './texts';

/** The activity log of the group, loaded when it is opened. */
export function GroupActivity({ group }: { group: Group }) {
  return (
    <Disclosure summary={ACTIVITY}>
      <Entries group={group} />
    </Disclosure>
  );
}

function Entries({ group }: { group: Group }) {
  const { data: entries } = useQuery(activityQuery(group.id));
  if (!entries) return <SkeletonList label={LOADING_ACTIVITY} rows={3} />;
  return (
    <List label={ACTIVITY}>
      {entries.map(({ id, who, text, at }) => (
        <ListRow key={id} title={`${who} ${text}`} subtitle={formatMoment(at, group)} />
      ))}
    </List>
  );
}
