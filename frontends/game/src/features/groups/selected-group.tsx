import { groupGamesQuery } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { seasonOf } from '@fairshare/golf-rules';
import { ChevronRightIcon, EmptyState, FlagTriangleRightIcon, List, ListRow, PlayerBadge, Section, SkeletonList, TrophyIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { useSelection } from '../../session/selection/selection';
import { useTab } from '../../session/tab/use-tab';
import { WhoAmI } from '../../session/who-am-i';
import { asShown } from '../../shared/player-of';
import { seasonTitle } from '../../shared/season-words';
import { GroupGames } from './group-games';
import { GroupHeadline } from './group-headline';
import styles from './groups.module.css';
import { Invite } from './invite';
import { NotLoaded } from './not-loaded';
import { PEOPLE } from './people/texts';
import { WaitingBanner } from './people/waiting-banner';
import { lastPlayedOf } from './rounds-of-group';
import { ShareCode } from './share-code';
import { TabRow } from './tab-row';
import { FACES_SHOWN } from './constants';
import { GAMES_FAILED, lastPlayedWords, LOADING_GAMES, NO_GROUP_SELECTED, SEASON_HINT } from './texts';

/** The selected group: its name, games, people and invitation, then its money. */
export function SelectedGroup() {
  const { groupId, group, error, retry } = useSelection();
  if (groupId === null) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_GROUP_SELECTED} />;
  if (!group && error) return <NotLoaded title={GAMES_FAILED} onRetry={retry} />;
  if (!group) return <SkeletonList label={LOADING_GAMES} />;
  return <GroupShown key={group.id} group={group} />;
}

function GroupShown({ group }: { group: Group }) {
  const { open } = useDialogs();
  const [now] = useState(() => new Date().toISOString());
  const { data: games = [] } = useQuery(groupGamesQuery(group.id));
  const { tab } = useTab(group.id);
  const isComplete = isGroupComplete(group) || lastPlayedOf(games) !== undefined;
  return (
    <Section title={<GroupHeadline group={group} />} description={lastPlayedWords(group)}>
      {group.joining === 'approve' && <WaitingBanner groupId={group.id} />}
      <WhoAmI group={group} />
      <GroupGames group={group} tab={tab} />
      <div className={styles.people}>
        <button type="button" className={styles.faces} onClick={() => open('group')}>
          <span className={styles.badges} aria-hidden>
            {group.players.slice(0, FACES_SHOWN).map((player) => (
              <PlayerBadge key={player.id} player={asShown(group, player)} size="small" decorative />
            ))}
          </span>
          <span className={styles.facesWords}>{PEOPLE}</span>
        </button>
        {isComplete && <Invite group={group} />}
      </div>
      <List>
        <TabRow group={group} tab={tab} />
        <ListRow
          leading={<TrophyIcon aria-hidden />}
          title={seasonTitle(seasonOf(now, group.seasonStart, group.timeZone).name)}
          subtitle={SEASON_HINT}
          trailing={<ChevronRightIcon aria-hidden />}
          onPress={() => open('season')}
        />
      </List>
      {!isComplete && <ShareCode code={group.shareCode} groupName={group.name} />}
    </Section>
  );
}

/** Whether every player of the group has an account. */
const isGroupComplete = ({ players, claims }: Group): boolean => players.every(({ id }) => claims[id] !== undefined);
