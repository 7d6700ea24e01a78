import { seasonQuery, seasonsQuery } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { seasonOf } from '@fairshare/golf-rules';
import { Button, Dialog, EmptyState, ErrorState, Select, SkeletonList, SplitView, Stack, TrophyIcon, WifiOffIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffline } from '../../session/offline/offline';
import { useGroupOfDialog } from '../../session/selection/use-group-of-dialog';
import { seasonTitle } from '../../shared/season-words';
import { HeadToHead } from './head-to-head';
import { PlayerSheet } from './player-sheet';
import styles from './season.module.css';
import { SeasonRanking } from './season-ranking';
import { SettingsDialog } from './settings-dialog';
import { LOADING_SEASON, NO_ROUNDS, NO_SIGNAL, NOTHING_LOST, SEASON, SEASON_FAILED, SETTINGS, SHOWN_LATER, WHAT_COUNTS } from './texts';

/** The season of the selected group. */
export default function SeasonDialog() {
  const { group, close } = useGroupOfDialog();
  return group && <SeasonOf key={group.id} group={group} onClose={close} />;
}

function SeasonOf({ group, onClose }: { group: Group; onClose: () => void }) {
  const [picked, setPicked] = useState<string | null>(null);
  const [playerId, setPlayerId] = useState<string | null>(null);
  const [changesSettings, setChangesSettings] = useState(false);
  const present = seasonOf(new Date().toISOString(), group.seasonStart);
  const { data: seasons = [present] } = useQuery(seasonsQuery(group.id));
  const shown = seasons.find(({ id }) => id === picked) ?? present;
  return (
    <Dialog open onOpenChange={onClose} title={seasonTitle(shown.name)} description={group.name} size="wide">
      <Stack gap={24}>
        <div className={styles.choice}>
          <Select label={SEASON} options={seasons.map(({ id, name }) => ({ value: id, label: name }))} value={shown.id} onValueChange={setPicked} />
          <Button onClick={() => setChangesSettings(true)}>{SETTINGS}</Button>
        </div>
        <SeasonBody key={shown.id} group={group} seasonId={shown.id} onPlayer={setPlayerId} />
      </Stack>
      {playerId !== null && <PlayerSheet group={group} seasonId={shown.id} playerId={playerId} onClose={() => setPlayerId(null)} />}
      {changesSettings && <SettingsDialog group={group} onClose={() => setChangesSettings(false)} />}
    </Dialog>
  );
}

interface SeasonBodyProps {
  group: Group;
  seasonId: string;
  onPlayer: (playerId: string) => void;
}

function SeasonBody({ group, seasonId, onPlayer }: SeasonBodyProps) {
  const { online } = useOffline();
  const { data: table, isError, isFetching, refetch } = useQuery(seasonQuery(group.id, seasonId));
  if (!table && isError && online) return <ErrorState title={SEASON_FAILED} safe={NOTHING_LOST} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!table && !online) {
    return (
      <EmptyState icon={<WifiOffIcon aria-hidden />} title={NO_SIGNAL}>
        {SHOWN_LATER}
      </EmptyState>
    );
  }
  if (!table) return <SkeletonList label={LOADING_SEASON} rows={6} />;
  if (table.players.length === 0) {
    return (
      <EmptyState icon={<TrophyIcon aria-hidden />} title={NO_ROUNDS}>
        {WHAT_COUNTS}
      </EmptyState>
    );
  }
  return <SplitView ratio="even" list={<SeasonRanking table={table} me={group.me} onPlayer={onPlayer} />} detail={<HeadToHead table={table} me={group.me} />} />;
}
