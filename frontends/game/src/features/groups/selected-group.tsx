import { seasonOf } from '@fairshare/golf-rules';
import { Button, ChevronRightIcon, EmptyState, FlagTriangleRightIcon, List, ListRow, PlayerName, Section, SkeletonList, TrophyIcon, UsersIcon } from '@fairshare/ui';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { useSelection } from '../../session/selection/selection';
import { asShown } from '../../shared/player-of';
import { seasonTitle } from '../../shared/season-words';
import { GroupGames } from './group-games';
import styles from './groups.module.css';
import { NotLoaded } from './not-loaded';
import { PEOPLE } from './people/texts';
import { WaitingBanner } from './people/waiting-banner';
import { TabCard } from './tab-card';
import { ShareCode } from './share-code';
import { GAMES_FAILED, NO_GROUP_SELECTED, SEASON_HINT } from './texts';

/** The selected group: its games first, then who is in it and how others join. */
export function SelectedGroup() {
  const { groupId, group, error, retry } = useSelection();
  const { open } = useDialogs();
  const [now] = useState(() => new Date().toISOString());
  if (groupId === null) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_GROUP_SELECTED} />;
  if (!group && error) return <NotLoaded title={GAMES_FAILED} onRetry={retry} />;
  if (!group) return <SkeletonList label="Loading games" />;
  return (
    <Section
      title={group.name}
      actions={
        <Button icon={<UsersIcon aria-hidden />} onClick={() => open('group')}>
          {PEOPLE}
        </Button>
      }
    >
      {group.joining === 'approve' && <WaitingBanner groupId={group.id} />}
      <TabCard key={`tab ${group.id}`} group={group} />
      <GroupGames key={group.id} group={group} />
      <List>
        <ListRow
          leading={<TrophyIcon aria-hidden />}
          title={seasonTitle(seasonOf(now, group.seasonStart, group.timeZone).name)}
          subtitle={SEASON_HINT}
          trailing={<ChevronRightIcon aria-hidden />}
          onPress={() => open('season')}
        />
      </List>
      <ul className={styles.seats} aria-label="Players">
        {group.players.map((player) => (
          <li key={player.id}>
            <PlayerName player={asShown(group, player)} size="small" />
          </li>
        ))}
      </ul>
      <ShareCode code={group.shareCode} groupName={group.name} />
    </Section>
  );
}
