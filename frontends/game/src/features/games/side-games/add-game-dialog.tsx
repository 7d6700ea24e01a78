import { addSideGameMutation } from '@fairshare/api-client';
import type { AnySideGame } from '@fairshare/golf-rules';
import { Banner, Button, Dialog, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { ALL_VIEW } from '../../../session/selection/games-views';
import { useSelection } from '../../../session/selection/selection';
import { useSideKinds } from '../../../session/side-games/side-kinds';
import type { ShownPlayer } from '../../../shared/player-of';
import { KindRules } from '../../../shared/kind-rules';
import { HOW_IT_IS_PLAYED } from '../../../shared/side-texts';
import { useChange } from '../../../shared/use-change';
import type { SheetProps } from '../sheet-button';
import { ForecastNote } from './forecast-note';
import { type GameDraft, writtenOptions } from './game-draft';
import { GameFields } from './game-fields';
import { KindList } from './kind-list';
import { addGame, ADDING, COULD_NOT_ADD, NEEDS_SIGNAL, needsCourse } from './texts';
import { proposedFor, gameRequest } from './who-plays-it';

/** Lists the kinds that can be added to the selected round, then shows the picked one. */
export default function AddGameSheet({ onClose }: SheetProps) {
  const { game, players } = useSelection();
  const kinds = useSideKinds(true);
  const [picked, setPicked] = useState<AnySideGame | null>(null);
  if (!game || !kinds) return null;
  if (picked) return <PickedKind key={picked.kind} kind={picked} sessionId={game.id} hasCourse={game.course !== undefined} players={players} onClose={onClose} />;
  return <KindList kinds={kinds.SIDE_KINDS} hasCourse={game.course !== undefined} count={players.length} onPick={setPicked} onClose={onClose} />;
}

interface PickedKindProps {
  kind: AnySideGame;
  sessionId: string;
  hasCourse: boolean;
  players: readonly ShownPlayer[];
  onClose: () => void;
}

/** One kind: its options with defaults, its players and its rules. */
function PickedKind({ kind, sessionId, hasCourse, players, onClose }: PickedKindProps) {
  const { online } = useOffline();
  const { openTab } = useSelection();
  const roster = players.map(({ id }) => id);
  const [draft, setDraft] = useState<GameDraft>(() => {
    const proposed = proposedFor(kind, roster);
    return { name: kind.name, players: proposed, firstSide: proposed.slice(0, Math.floor(proposed.length / 2)), options: writtenOptions(kind, {}) };
  });
  const add = useChange(addSideGameMutation(), COULD_NOT_ADD, { titled: false });
  const lacksCourse = kind.needs.course && !hasCourse;
  const request = lacksCourse ? null : gameRequest(kind, draft);
  const submit = () => {
    if (!request) return;
    add.mutate(
      { sessionId, kind: kind.kind, ...request },
      {
        onSuccess: () => {
          openTab('games', ALL_VIEW);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={kind.name}
      description={kind.summary}
      footer={
        <>
          {request && <ForecastNote kind={kind} draft={draft} />}
          <Button variant="primary" disabled={!online || !request} busy={add.isPending} busyLabel={ADDING} onClick={submit}>
            {addGame(kind.name)}
          </Button>
        </>
      }
    >
      <Stack>
        {!online && <Banner tone="warning" title={NEEDS_SIGNAL} />}
        {lacksCourse && <Banner tone="warning" title={needsCourse} />}
        <GameFields kind={kind} draft={draft} players={players} hasCourse={hasCourse} disabled={!online} onChange={setDraft} />
        <KindRules kind={kind} summary={HOW_IT_IS_PLAYED} />
      </Stack>
    </Dialog>
  );
}
