import { FlagTriangleRightIcon } from '@fairshare/ui';
import { SheetButton } from '../sheet-button';
import { CARD, COULD_NOT_OPEN_CARD } from './button-texts';

/** Opens the scorecard of the round. */
export const CardButton = () => (
  <SheetButton icon={<FlagTriangleRightIcon aria-hidden />} label={CARD} load={() => import('../../../session/scorecard/round-scorecard')} couldNot={COULD_NOT_OPEN_CARD} />
);
