import { groupsQuery } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { CheckIcon, ChevronDownIcon, Menu, MenuItem } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useSelection } from '../../session/selection/selection';
import { GroupPhoto } from './group-photo';
import styles from './groups.module.css';

/** The group's name. If the user has other groups, it opens a menu of them. */
export function GroupHeadline({ group }: { group: Group }) {
  const { data: groups = [] } = useQuery(groupsQuery());
  const { selectGroup } = useSelection();
  if (groups.length < 2) {
    return (
      <span className={styles.title}>
        <bdi translate="no">{group.name}</bdi>
      </span>
    );
  }
  return (
    <Menu
      trigger={
        <button type="button" className={styles.headline}>
          <bdi translate="no">{group.name}</bdi>
          <ChevronDownIcon aria-hidden />
        </button>
      }
    >
      {groups.map(({ id, name, groupPhoto }) => (
        <MenuItem key={id} icon={id === group.id ? <CheckIcon aria-hidden /> : <GroupPhoto photo={groupPhoto} size="small" />} onSelect={() => selectGroup(id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
