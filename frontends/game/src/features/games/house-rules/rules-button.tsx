import { Button, BookOpenIcon } from '@fairshare/ui';
import { useSelection } from '../../../session/selection/selection';
import { COULD_NOT_SAVE_RULES, HOUSE_RULES } from '../../../shared/house-rules-name';
import { useSheet } from '../../../shared/use-sheet';

/** Opens the sheet of the round's house rules. Its code comes when it is asked for. */
export function RulesButton() {
  const { group, players, roster, game, pointsGame, bbbGame } = useSelection();
  const { sheet, open, close } = useSheet(() => import('./rules-dialog'), COULD_NOT_SAVE_RULES);
  if (!group || !roster || !game) return null;
  return (
    <>
      <Button fullWidth icon={<BookOpenIcon aria-hidden />} onClick={open}>
        {HOUSE_RULES}
      </Button>
      {sheet && <sheet.RulesDialog group={group} round={{ players, game, pointsGame, bbbGame, roster }} onClose={close} />}
    </>
  );
}
