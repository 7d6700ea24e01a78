import { groupGamesQuery, groupsQuery } from '@fairshare/api-client';
import { Button, Card, EmptyState, ErrorState, FlagTriangleRightIcon, List, ListRow, PlusIcon, Section, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useDialogs } from '../../session/dialogs';
import { GAMES_VIEWS } from '../../session/selection/games-views';
import { useSelection } from '../../session/selection/selection';
import { formatDay } from '../../shared/dates';
import { reasonOf } from '../../shared/failure-toast';
import { CHOOSE_GAME, COULD_NOT_LOAD_GAMES, CREATE_GROUP, CREATE_NEW_GAME, GO_TO_GROUPS, LOADING_GAMES, NO_GAMES_YET, PLAY, playGame } from './choose-game-texts';
import { RECENT_GAMES_SHOWN } from './constants';
import { SCORES_ARE_SAFE } from './texts';

/** Shown while no round is selected: links to a first group or to the groups, or offers the rounds of the selected group. */
export default function ChooseGame() {
  const { groupId } = useSelection();
  return groupId === null ? <NoGroup /> : <RecentGames groupId={groupId} />;
}

function NoGroup() {
  const { gamesView, openTab } = useSelection();
  const dialogs = useDialogs();
  const { data: groups } = useQuery(groupsQuery());
  const hasNone = groups?.length === 0;
  return (
    <EmptyState
      icon={<FlagTriangleRightIcon aria-hidden />}
      title={GAMES_VIEWS[gamesView].noGroup}
      action={
        <Button variant="primary" onClick={() => (hasNone ? dialogs.open('create-group') : openTab('groups'))}>
          {hasNone ? CREATE_GROUP : GO_TO_GROUPS}
        </Button>
      }
    />
  );
}

/** The group's most recent games, and a button for a new one. */
function RecentGames({ groupId }: { groupId: string }) {
  const { group, selectGame } = useSelection();
  const dialogs = useDialogs();
  const { data: games, error, isFetching, refetch } = useQuery(groupGamesQuery(groupId));
  if (!games && error) {
    return (
      <ErrorState title={COULD_NOT_LOAD_GAMES} safe={SCORES_ARE_SAFE} retrying={isFetching} onRetry={() => void refetch()}>
        {reasonOf(error)}
      </ErrorState>
    );
  }
  return (
    <Section title={CHOOSE_GAME}>
      {!games && <SkeletonList label={LOADING_GAMES} rows={RECENT_GAMES_SHOWN} />}
      {games?.length === 0 && <Card>{NO_GAMES_YET}</Card>}
      {games && games.length > 0 && (
        <List label={CHOOSE_GAME}>
          {games.slice(0, RECENT_GAMES_SHOWN).map(({ id, name, createdAt }) => (
            <ListRow
              key={id}
              title={name}
              subtitle={formatDay(createdAt, group)}
              trailing={
                <Button aria-label={playGame(name)} onClick={() => selectGame(id)}>
                  {PLAY}
                </Button>
              }
            />
          ))}
        </List>
      )}
      <Button variant="primary" fullWidth icon={<PlusIcon aria-hidden />} onClick={() => dialogs.open('create-game')}>
        {CREATE_NEW_GAME}
      </Button>
    </Section>
  );
}
