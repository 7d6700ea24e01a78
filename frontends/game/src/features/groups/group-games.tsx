import { groupGamesQuery } from '@fairshare/api-client';
import type { GameSummary, Group } from '@fairshare/contracts';
import {
  Button,
  ConfirmDialog,
  CopyIcon,
  EllipsisVerticalIcon,
  EmptyState,
  FlagTriangleRightIcon,
  IconButton,
  List,
  ListRow,
  Menu,
  MenuItem,
  PlayIcon,
  Share2Icon,
  SkeletonList,
  Trash2Icon,
} from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SAME_AGAIN, useSameAgain } from '../../session/same-again';
import { useSelection } from '../../session/selection/selection';
import { formatDay } from '../../shared/dates';
import { RECENT_GAMES_SHOWN } from './constants';
import { useDeleteGame } from './delete-game';
import { NotLoaded } from './not-loaded';
import { SpectatorsDialog } from './spectators-dialog';
import { finishedGame, GAMES_FAILED, NO_GAMES_YET, SHARE_LEADERBOARD } from './texts';

/** A group's games, newest first: the latest few, and the rest when asked for. */
export function GroupGames({ group }: { group: Group }) {
  const { data: games, isError, isFetching, refetch } = useQuery(groupGamesQuery(group.id));
  const [showAll, setShowAll] = useState(false);
  const [toShare, setToShare] = useState<GameSummary | null>(null);
  const [toDelete, setToDelete] = useState<GameSummary | null>(null);
  const deleteGame = useDeleteGame();
  const { start } = useSameAgain();

  if (!games && isError) {
    return <NotLoaded title={GAMES_FAILED} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!games) return <SkeletonList label="Loading games" />;
  if (games.length === 0) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_GAMES_YET} />;
  return (
    <>
      <List label="Games">
        {games.slice(0, showAll ? undefined : RECENT_GAMES_SHOWN).map((game) => (
          <GameRow key={game.id} group={group} game={game} onSameAgain={() => start(game)} onShare={() => setToShare(game)} onDelete={() => setToDelete(game)} />
        ))}
      </List>
      {games.length > RECENT_GAMES_SHOWN && !showAll && (
        <Button variant="ghost" onClick={() => setShowAll(true)}>
          Show all {games.length} games
        </Button>
      )}
      {toShare && <SpectatorsDialog game={toShare} onClose={() => setToShare(null)} />}
      {toDelete && (
        <ConfirmDialog
          open
          onOpenChange={() => setToDelete(null)}
          title={`Delete ${toDelete.name}?`}
          description={`Everyone in ${group.name} loses its scores, cards and payouts. This cannot be undone.`}
          confirmLabel="Delete Game"
          onConfirm={() => {
            deleteGame(toDelete);
            setToDelete(null);
          }}
        />
      )}
    </>
  );
}

interface GameRowProps {
  group: Group;
  game: GameSummary;
  onSameAgain: () => void;
  onShare: () => void;
  onDelete: () => void;
}

function GameRow({ group, game, onSameAgain, onShare, onDelete }: GameRowProps) {
  const { gameId, selectGame, openTab } = useSelection();
  const play = () => {
    selectGame(game.id);
    openTab('games');
  };
  return (
    <ListRow
      title={game.name}
      subtitle={game.status === 'finished' ? finishedGame(formatDay(game.createdAt, group)) : formatDay(game.createdAt, group)}
      current={game.id === gameId}
      trailing={
        <>
          <Button icon={<PlayIcon aria-hidden />} aria-label={`Play ${game.name}`} onClick={play}>
            Play
          </Button>
          <Menu trigger={<IconButton label={`More about ${game.name}`} icon={<EllipsisVerticalIcon aria-hidden />} />}>
            <MenuItem icon={<CopyIcon aria-hidden />} onSelect={onSameAgain}>
              {SAME_AGAIN}
            </MenuItem>
            <MenuItem icon={<Share2Icon aria-hidden />} onSelect={onShare}>
              {SHARE_LEADERBOARD}
            </MenuItem>
            <MenuItem tone="danger" icon={<Trash2Icon aria-hidden />} onSelect={onDelete}>
              Delete Game
            </MenuItem>
          </Menu>
        </>
      }
    />
  );
}
