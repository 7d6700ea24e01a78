import { isSideGameId, type Selection, type SideGame, stakeOf } from '@fairshare/golf-rules';
import { Button, Dialog, Switch } from '@fairshare/ui';
import { useState } from 'react';
import { CALCULATE_PAYOUTS, CANCEL, CHOOSE_GAMES, NOTHING_TO_SETTLE, SAVE } from '../texts';
import styles from './choice.module.css';
import { startingChoice, withToggled } from './settleable-games';

interface CalculateDialogProps {
  offered: readonly Selection[];
  /** The side games of the round. */
  sideGames: readonly SideGame[];
  /** The reasons why other games are not offered, one sentence each. */
  notOffered: readonly string[];
  /** The current choice; it changes only on Save. */
  chosen: readonly Selection[];
  onCancel: () => void;
  onSave: (choice: readonly Selection[]) => void;
}

/** The choice of the games to settle together. */
export function CalculateDialog({ offered, sideGames, notOffered, chosen, onCancel, onSave }: CalculateDialogProps) {
  const [draft, setDraft] = useState(() => startingChoice(chosen, offered));
  // A game may stop being offered while the dialog is open, for example if another golfer sets its value to 0.
  const choice = offered.filter((selection) => draft.includes(selection));
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={CALCULATE_PAYOUTS}
      description={offered.length > 0 ? CHOOSE_GAMES : undefined}
      footer={
        <>
          <Button onClick={onCancel}>{CANCEL}</Button>
          <Button variant="primary" disabled={choice.length === 0} onClick={() => onSave(choice)}>
            {SAVE}
          </Button>
        </>
      }
    >
      {offered.length === 0 && <p>{NOTHING_TO_SETTLE}</p>}
      {offered.map((selection) => (
        <Switch key={selection} {...wordsOf(selection, sideGames)} checked={choice.includes(selection)} onCheckedChange={() => setDraft(withToggled(draft, selection))} />
      ))}
      {notOffered.length > 0 && (
        <ul role="list" className={styles.notOffered}>
          {notOffered.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** A game's name and a note about it. */
function wordsOf(selection: Selection, sideGames: readonly SideGame[]): { label: string; hint?: string | undefined } {
  if (!isSideGameId(selection)) return { label: stakeOf(selection).name, hint: stakeOf(selection).about };
  const game = sideGames.find(({ id }) => id === selection);
  return { label: game?.name ?? selection, hint: game?.definition.summary };
}
