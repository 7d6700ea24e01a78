import { Component, lazy, type ReactNode, Suspense } from 'react';
import { offeredGames } from '../choice/settleable-games';
import { type PhoneRound, playedRound } from '../money/phone-round';
import { settleOnPhone } from '../money/settle-on-phone';
import { MissingDialog } from './missing-dialog';
import type { Finishing } from './use-finish';

const Celebration = lazy(() => import('./celebration'));

/** The dialogs of finishing a round. */
export function FinishDialogs({ round, finishing }: { round: PhoneRound; finishing: Finishing }) {
  const { shown, show } = finishing;
  if (shown === 'missing') return <MissingDialog round={round} finishing={finishing} />;
  const settlement = shown === 'celebration' ? settleOnPhone(round, offeredGames(playedRound(round))) : null;
  if (!settlement) return null;
  return (
    <JoyBoundary>
      <Suspense>
        <Celebration round={round} settlement={settlement} onClose={() => show(null)} />
      </Suspense>
    </JoyBoundary>
  );
}

/** Without its code there is no moment of joy; the round is finished all the same. */
class JoyBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
