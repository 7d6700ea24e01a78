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
  /** It moves with every score; otherwise it is what was saved. */
  readonly isLive: boolean;
}

/**
 * What everybody would pay if play stopped now, by the scores this phone has: over the games that were saved together, or over all that can be settled.
 * It is what was saved while no score has changed that, and of a finished round, whose saved result is on the tab.
 *
 * @param switched the games the reader has switched to, to look; null: those of the group
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
