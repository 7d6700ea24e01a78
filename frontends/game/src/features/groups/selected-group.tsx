import { EmptyState, FlagTriangleRightIcon, PlayerName, Section, SkeletonList } from '@fairshare/ui';
import { useSelection } from '../../session/selection/selection';
import { GroupGames } from './group-games';
import styles from './groups.module.css';
import { NotLoaded } from './not-loaded';
import { ShareCode } from './share-code';
import { GAMES_FAILED, NO_GROUP_SELECTED } from './texts';

/** The selected group: its games first, then who is in it and how others join. */
export function SelectedGroup() {
  const { groupId, group, error, retry } = useSelection();
  if (groupId === null) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_GROUP_SELECTED} />;
  if (!group && error) return <NotLoaded title={GAMES_FAILED} onRetry={retry} />;
  if (!group) return <SkeletonList label="Loading games" />;
  return (
    <Section title={group.name}>
      <GroupGames key={group.id} group={group} />
      <ul className={styles.seats} aria-label="Players">
        {group.players.map((player) => (
          <li key={player.id}>
            <PlayerName player={player} size="small" />
          </li>
        ))}
      </ul>
      <ShareCode code={group.shareCode} groupName={group.name} />
    </Section>
  );
}
