import { changeSideGameMutation, deleteSideGameMutation } from '@fairshare/api-client';
import type { EnteredSideGame } from '@fairshare/contracts';
import { formatDollars, type SideGame } from '@fairshare/golf-rules';
import { Banner, Button, ConfirmDialog, Dialog, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { everyoneOf } from '../../../session/selection/round-players';
import { useSelection } from '../../../session/selection/selection';
import { useSideKinds } from '../../../session/side-games/side-kinds';
import { KindRules } from '../../../shared/kind-rules';
import { HOW_IT_IS_PLAYED } from '../../../shared/side-texts';
import type { RoundOnPhone } from '../../../shared/round-input';
import { useChange } from '../../../shared/use-change';
import { ForecastNote } from './forecast-note';
import { type GameDraft, writtenOptions } from './game-draft';
import { GameFields } from './game-fields';
import { COULD_NOT_CHANGE, COULD_NOT_REMOVE, NEEDS_SIGNAL, REMOVE, REMOVE_HINT, removeTitle, SAVE_CHANGES, SAVING } from './texts';
import { centsChanged, changesBetween } from '../roster/roster-effects';
import styles from '../roster/roster.module.css';
import { MOVES_NOTHING, movesInAll } from '../roster/texts';
import { NetChangesSection } from '../roster/net-changes-section';
import { EveryRound } from './every-round';
import { gameRequest } from './who-plays-it';

interface GameSheetProps {
  game: SideGame;
  onClose: () => void;
}

/** A side game of the round: its rules, players and options, which can be changed, and a button that removes it. */
export default function GameSheet({ game, onClose }: GameSheetProps) {
  const { definition: kind } = game;
  const { game: session, group, players, roster, round } = useSelection();
  const { online } = useOffline();
  const kinds = useSideKinds(true);
  const before: GameDraft = { name: game.name, players: game.players, firstSide: game.sides?.[0] ?? [], options: writtenOptions(kind, game.options) };
  const [draft, setDraft] = useState(before);
  /** The values at the time the sheet opened, sent as the base of the change: other golfers may have changed them since. */
  const [base] = useState(
    () => kinds && { players: [...game.players], ...(game.sides && { sides: game.sides.map((side) => [...side]) }), options: kinds.optionsInDollars(kind, game.options) },
  );
  const [isRemoving, setIsRemoving] = useState(false);
  const change = useChange(changeSideGameMutation(), COULD_NOT_CHANGE, { titled: false });
  const remove = useChange(deleteSideGameMutation(), COULD_NOT_REMOVE, { titled: false });
  if (!session) return null;
  const request = gameRequest(kind, draft);
  const isSame = JSON.stringify(draft) === JSON.stringify(before);
  const changes = round && roster && request && !isSame ? changesBetween({ ...round, roster }, { ...withGame(round, game.id, request), roster }) : [];
  const save = () => request && change.mutate({ sessionId: session.id, gameId: game.id, ...request, ...(base && { base }) }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={game.name}
      description={kind.summary}
      footer={
        <>
          {!isSame && <p className={styles.inAll}>{changes.length > 0 ? movesInAll(formatDollars(centsChanged(changes))) : MOVES_NOTHING}</p>}
          <Button disabled={!online} onClick={() => setIsRemoving(true)}>
            {REMOVE}
          </Button>
          <Button variant="primary" disabled={!online || isSame || !request} busy={change.isPending} busyLabel={SAVING} onClick={save}>
            {SAVE_CHANGES}
          </Button>
        </>
      }
    >
      <Stack>
        {!online && <Banner tone="warning" title={NEEDS_SIGNAL} />}
        <EveryRound game={game} />
        <KindRules kind={kind} summary={HOW_IT_IS_PLAYED} />
        {request && <ForecastNote kind={kind} draft={draft} />}
        <GameFields kind={kind} draft={draft} players={players} hasCourse={session.course !== undefined} disabled={!online} onChange={setDraft} />
        {!isSame && group && <NetChangesSection everyone={everyoneOf(group)} changes={changes} />}
        <ConfirmDialog
          open={isRemoving}
          onOpenChange={setIsRemoving}
          title={removeTitle(game.name)}
          description={REMOVE_HINT}
          confirmLabel={REMOVE}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ sessionId: session.id, gameId: game.id }, { onSuccess: onClose })}
        />
      </Stack>
    </Dialog>
  );
}

/** The round with a changed side game. */
const withGame = (round: RoundOnPhone, gameId: string, changed: Partial<EnteredSideGame>): RoundOnPhone => ({
  ...round,
  entered: { ...round.entered, sideGames: round.entered.sideGames?.map((game) => (game.id === gameId ? { ...game, ...changed } : game)) },
});
