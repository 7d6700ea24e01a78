import { Share2Icon } from '@fairshare/ui';
import { useSelection } from '../../../session/selection/selection';
import { SheetButton } from '../sheet-button';
import { COULD_NOT_LOAD, LET_OTHERS_SCORE } from './button-texts';

/** Opens the sheet of the round's scoring links, while guests may score it. */
export function LinksButton() {
  if (useSelection().game?.status === 'finished') return null;
  return <SheetButton icon={<Share2Icon aria-hidden />} label={LET_OTHERS_SCORE} load={() => import('./links-dialog')} couldNot={COULD_NOT_LOAD} />;
}
