import { isRead, type RoundSettlement, type Selection } from '@fairshare/golf-rules';
import { offeredGames } from './settleable-games';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import { playedGames, playedSideGames } from '../why/played-games';
import type { Combined } from './combined';

/** The settlement that the Payouts tab shows first. */
export interface ShownSettlement {
  readonly chosen: readonly Selection[];
  /** Null: nothing was played for yet. */
  readonly settlement: RoundSettlement | null;
  /** Whether it changes with every score; otherwise it is the saved result. */
  readonly isLive: boolean;
}

/**
 * What everyone would pay if play stopped now, by the scores on this phone: over the games of the saved result, or over all that can be settled.
 * It is the saved result while no score has changed it, and for a finished round, whose saved result is on the tab.
 *
 * @param switched the games that the user has switched to as a preview; null: those of the group
 */
export function shownSettlement(round: PhoneRound, combined: Combined | null, switched: readonly Selection[] | null = null): ShownSettlement {
  const isFinished = round.game.status === 'finished';
  if (switched && !isFinished) return { chosen: switched, settlement: settleOnPhone(round, switched), isLive: true };
  switch (combined?.state) {
    case 'saved': {
      const now = isFinished ? null : combined.now;
      return { chosen: combined.chosen, settlement: now ?? combined.settlement, isLive: now !== null };
    }
    case 'unsaved':
      return { chosen: combined.chosen, settlement: combined.settlement, isLive: !isFinished };
    case 'calculating':
      return { chosen: combined.chosen, settlement: settleOnPhone(round, combined.chosen), isLive: !isFinished };
    default: {
      const chosen = offeredGames(roundInput(round));
      return { chosen, settlement: wasPlayed(round) ? settleOnPhone(round, chosen) : null, isLive: !isFinished };
    }
  }
}

const wasPlayed = (round: PhoneRound): boolean =>
  (isRead(roundInput(round), 'cards') && round.game.cardHistory.length > 0) || playedGames(round).length > 0 || playedSideGames(round).length > 0;
