import { Button, BookOpenIcon } from '@fairshare/ui';
import { type ComponentType, useState } from 'react';
import { useSelection } from '../../../session/selection/selection';
import { useFailureToast } from '../../../shared/failure-toast';
import { COULD_NOT_SAVE_RULES, HOUSE_RULES } from '../../../shared/house-rules-name';
import type { RulesDialogProps } from './rules-dialog';

/** Opens the sheet of the round's house rules. Its code comes when it is asked for. */
export function RulesButton() {
  const { group, players, roster, game, pointsGame, bbbGame } = useSelection();
  const { couldNot } = useFailureToast();
  const [sheet, setSheet] = useState<{ RulesDialog: ComponentType<RulesDialogProps> } | null>(null);
  if (!group || !roster || !game) return null;
  return (
    <>
      <Button fullWidth icon={<BookOpenIcon aria-hidden />} onClick={() => void import('./rules-dialog').then(setSheet, (error: unknown) => couldNot(COULD_NOT_SAVE_RULES, error))}>
        {HOUSE_RULES}
      </Button>
      {sheet && <sheet.RulesDialog group={group} round={{ players, game, pointsGame, bbbGame, roster }} onClose={() => setSheet(null)} />}
    </>
  );
}
