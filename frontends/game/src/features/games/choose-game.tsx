import { groupGamesQuery } from '@fairshare/api-client';
import { Button, Card, ErrorState, List, ListRow, PlusIcon, Section, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useSelection } from '../../session/selection/selection';
import { formatDay } from '../../shared/dates';
import { reasonOf } from '../../shared/failure-toast';
import { RECENT_GAMES_SHOWN } from './constants';
import { CHOOSE_GAME, COULD_NOT_LOAD_GAMES, CREATE_NEW_GAME, LOADING_GAMES, NO_GAMES_YET, PLAY, playGame, SCORES_ARE_SAFE } from './texts';

interface ChooseGameProps {
  groupId: string;
  onChoose: (gameId: string) => void;
  onCreate: () => void;
}

/** The group's most recent games, and a new one. */
export function ChooseGame({ groupId, onChoose, onCreate }: ChooseGameProps) {
  const { group } = useSelection();
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
                <Button aria-label={playGame(name)} onClick={() => onChoose(id)}>
                  {PLAY}
                </Button>
              }
            />
          ))}
        </List>
      )}
      <Button variant="primary" fullWidth icon={<PlusIcon aria-hidden />} onClick={onCreate}>
        {CREATE_NEW_GAME}
      </Button>
    </Section>
  );
}
