import { lazy } from 'react';
import { OptionalPart } from '../../../shared/optional-part';
import { offeredGames } from './settleable-games';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import { MissingDialog } from './missing-dialog';
import type { Finishing } from './use-finish';

const Celebration = lazy(() => import('./celebration'));

/** The dialogs of finishing a round. If their code cannot be loaded, the round is finished without the celebration. */
export function FinishDialogs({ round, finishing }: { round: PhoneRound; finishing: Finishing }) {
  const { shown, show } = finishing;
  if (shown === 'missing') return <MissingDialog round={round} finishing={finishing} />;
  const settlement = shown === 'celebration' ? settleOnPhone(round, offeredGames(roundInput(round))) : null;
  if (!settlement) return null;
  return (
    <OptionalPart>
      <Celebration round={round} settlement={settlement} onClose={() => show(null)} />
    </OptionalPart>
  );
}
