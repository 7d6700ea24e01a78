import { PlusIcon } from '@fairshare/ui';
import { loadSideKinds } from '../../../session/side-games/side-kinds';
import { SheetButton } from '../sheet-button';
import { ADD_A_GAME, COULD_NOT_OPEN } from './texts';

/** Opens the list of games that can be added to the round. */
export const AddGameButton = () => <SheetButton icon={<PlusIcon aria-hidden />} label={ADD_A_GAME} load={loadSheet} couldNot={COULD_NOT_OPEN} />;

async function loadSheet() {
  const [sheet] = await Promise.all([import('./add-game-dialog'), loadSideKinds()]);
  return sheet;
}
