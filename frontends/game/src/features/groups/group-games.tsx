import { groupGamesQuery } from '@fairshare/api-client';
import type { GameSummary, Group, Tab } from '@fairshare/contracts';
import {
  Button,
  ConfirmDialog,
  EllipsisVerticalIcon,
  EmptyState,
  FlagTriangleRightIcon,
  IconButton,
  List,
  Menu,
  MenuItem,
  Share2Icon,
  SkeletonList,
  Trash2Icon,
} from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RECENT_GAMES_SHOWN } from './constants';
import { useDeleteGame } from './delete-game';
import { GameRow } from './game-row';
import { NotLoaded } from './not-loaded';
import { runningOf } from './rounds-of-group';
import { RunningRound } from './running-round';
import { SpectatorsDialog } from './spectators-dialog';
import { GAMES_FAILED, LOADING_GAMES, NO_GAMES_YET, SHARE_LEADERBOARD } from './texts';

interface GroupGamesProps {
  group: Group;
  /** Null: not loaded yet. */
  tab: Tab | null;
}

/** A group's games, newest first: the running one, the latest few, and the rest on demand. */
export function GroupGames({ group, tab }: GroupGamesProps) {
  const { data: games, isError, isFetching, refetch } = useQuery(groupGamesQuery(group.id));
  const [showAll, setShowAll] = useState(false);
  const [toShare, setToShare] = useState<GameSummary | null>(null);
  const [toDelete, setToDelete] = useState<GameSummary | null>(null);
  /** State of this component, not of a row: a row that becomes the running round is mounted anew, which would close its menu under a thumb. */
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const deleteGame = useDeleteGame();

  if (!games && isError) {
    return <NotLoaded title={GAMES_FAILED} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!games) return <SkeletonList label={LOADING_GAMES} />;
  if (games.length === 0) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_GAMES_YET} />;
  const running = runningOf(games);
  const shown = games.slice(0, showAll ? undefined : RECENT_GAMES_SHOWN);
  const listed = shown.filter((game) => game !== running);
  const menuOf = (game: GameSummary) => (
    <Menu
      open={openMenu === game.id}
      onOpenChange={(open) => setOpenMenu(open ? game.id : null)}
      trigger={<IconButton label={`More about ${game.name}`} icon={<EllipsisVerticalIcon aria-hidden />} />}
    >
      <MenuItem icon={<Share2Icon aria-hidden />} onSelect={() => setToShare(game)}>
        {SHARE_LEADERBOARD}
      </MenuItem>
      <MenuItem tone="danger" icon={<Trash2Icon aria-hidden />} onSelect={() => setToDelete(game)}>
        Delete Game
      </MenuItem>
    </Menu>
  );
  return (
    <>
      {running && shown.includes(running) && <RunningRound key={running.id} group={group} game={running} menu={menuOf(running)} />}
      {listed.length > 0 && (
        <List label="Games">
          {listed.map((game) => (
            <GameRow key={game.id} group={group} game={game} tab={tab} menu={menuOf(game)} />
          ))}
        </List>
      )}
      {games.length > RECENT_GAMES_SHOWN && !showAll && (
        <Button variant="ghost" onClick={() => setShowAll(true)}>
          Show all {games.length} rounds
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
