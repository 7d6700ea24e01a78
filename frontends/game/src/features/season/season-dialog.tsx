import { seasonQuery, seasonsQuery } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { seasonOf } from '@fairshare/golf-rules';
import { Button, Dialog, EmptyState, Select, SplitView, Stack, TrophyIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGroupOfDialog } from '../../session/selection/use-group-of-dialog';
import { seasonTitle } from '../../shared/season-words';
import { HeadToHead } from './head-to-head';
import { NotRead } from './not-read';
import { PlayerSheet } from './player-sheet';
import styles from './season.module.css';
import { SeasonRanking } from './season-ranking';
import { SeasonStory } from './season-story';
import { SettingsDialog } from './settings-dialog';
import { NO_ROUNDS, SEASON, SETTINGS, WHAT_COUNTS } from './texts';

/** The season of the selected group. */
export default function SeasonDialog() {
  const { group, close } = useGroupOfDialog();
  return group && <SeasonOf key={group.id} group={group} onClose={close} />;
}

function SeasonOf({ group, onClose }: { group: Group; onClose: () => void }) {
  const [picked, setPicked] = useState<string | null>(null);
  const [playerId, setPlayerId] = useState<string | null>(null);
  const [changesSettings, setChangesSettings] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const present = seasonOf(now, group.seasonStart, group.timeZone);
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
  const { data: table, ...reading } = useQuery(seasonQuery(group.id, seasonId));
  if (!table) return <NotRead {...reading} />;
  if (table.players.length === 0) {
    return (
      <EmptyState icon={<TrophyIcon aria-hidden />} title={NO_ROUNDS}>
        {WHAT_COUNTS}
      </EmptyState>
    );
  }
  return (
    <SplitView
      ratio="even"
      list={<SeasonRanking table={table} me={group.me} onPlayer={onPlayer} />}
      detail={
        <>
          <SeasonStory group={group} table={table} />
          <HeadToHead table={table} me={group.me} />
        </>
      }
    />
  );
}
