import { Button, UsersIcon } from '@fairshare/ui';
import { type ComponentType, useState } from 'react';
import { useSelection } from '../../../session/selection/selection';
import { useFailureToast } from '../../../shared/failure-toast';
import type { RosterDialogProps } from './roster-dialog';
import { COULD_NOT_CHANGE, WHO_PLAYS } from './texts';

/** Opens the sheet that says who plays. Its code comes when it is asked for. */
export function RosterButton() {
  const { group, players, roster, game, pointsGame, bbbGame } = useSelection();
  const { couldNot } = useFailureToast();
  const [sheet, setSheet] = useState<{ RosterDialog: ComponentType<RosterDialogProps> } | null>(null);
  if (!group || !roster || !game) return null;
  return (
    <>
      <Button fullWidth icon={<UsersIcon aria-hidden />} onClick={() => void import('./roster-dialog').then(setSheet, (error: unknown) => couldNot(COULD_NOT_CHANGE, error))}>
        {WHO_PLAYS}
      </Button>
      {sheet && <sheet.RosterDialog group={group} round={{ players, game, pointsGame, bbbGame }} roster={roster} onClose={() => setSheet(null)} />}
    </>
  );
}
