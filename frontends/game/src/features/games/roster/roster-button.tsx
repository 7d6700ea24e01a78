import { Button, UsersIcon } from '@fairshare/ui';
import { useSelection } from '../../../session/selection/selection';
import { useSheet } from '../../../shared/use-sheet';
import { COULD_NOT_CHANGE, WHO_PLAYS } from './texts';

/** Opens the sheet that says who plays. Its code comes when it is asked for. */
export function RosterButton() {
  const { group, players, roster, game, pointsGame, bbbGame } = useSelection();
  const { sheet, open, close } = useSheet(() => import('./roster-dialog'), COULD_NOT_CHANGE);
  if (!group || !roster || !game) return null;
  return (
    <>
      <Button fullWidth icon={<UsersIcon aria-hidden />} onClick={open}>
        {WHO_PLAYS}
      </Button>
      {sheet && <sheet.RosterDialog group={group} round={{ players, game, pointsGame, bbbGame }} roster={roster} onClose={close} />}
    </>
  );
}
