import { Button, Share2Icon } from '@fairshare/ui';
import { type ComponentType, useState } from 'react';
import { useSelection } from '../../../session/selection/selection';
import { useFailureToast } from '../../../shared/failure-toast';
import { COULD_NOT_LOAD, LET_OTHERS_SCORE } from './button-texts';
import type { LinksDialogProps } from './links-dialog';

/** Opens the sheet of the round's scoring links, while it can be scored. Its code comes when it is asked for. */
export function LinksButton() {
  const { players, game } = useSelection();
  const { couldNot } = useFailureToast();
  const [sheet, setSheet] = useState<{ LinksDialog: ComponentType<LinksDialogProps> } | null>(null);
  if (!game || game.status === 'finished') return null;
  return (
    <>
      <Button fullWidth icon={<Share2Icon aria-hidden />} onClick={() => void import('./links-dialog').then(setSheet, (error: unknown) => couldNot(COULD_NOT_LOAD, error))}>
        {LET_OTHERS_SCORE}
      </Button>
      {sheet && <sheet.LinksDialog game={game} players={players} onClose={() => setSheet(null)} />}
    </>
  );
}
