import type { CombinedGamesBody, SavedResult } from '@fairshare/contracts';
import { settleRound, type Selection } from '@fairshare/golf-rules';
import { type PhoneRound, roundInput } from '../../src/features/payouts/money/phone-round';
import { FakeApi, type Reply } from './fake-api';
import { aGroup } from './golf-data';
import { GOLFERS } from './payouts-round';
import { cardsAnswer, combinedAnswer, inDollars, pointsAnswer } from './settlement-answers';

export const CALCULATE = 'POST /api/calculate-combined-games';
export const SAVED = 'GET /api/combined-payout-results/g1';

/** Plays the server of one session: settles `round`, and stores the saved result. */
export class PayoutsTable {
  readonly api = new FakeApi();
  #saved: SavedResult | null = null;

  /** @param me the player that the reader has claimed */
  constructor(
    public round: PhoneRound,
    me: string | null = null,
  ) {
    this.api
      .on('GET /api/groups/g1', { body: aGroup('g1', 'Regulars', { players: GOLFERS, me }) })
      .on('GET /api/groups', { body: [] })
      .on('GET /api/game-state/s1', () => ({ body: this.round.game }))
      .on('GET /api/game-state/s1/holes', () => ({ body: this.round.entered }))
      .on('GET /api/game-state/s1/payouts', () => ({ body: cardsAnswer(GOLFERS, this.#settle(['cards'])) }))
      .on('GET /api/points-games/s1.points1/payouts', () => ({ body: pointsAnswer(GOLFERS, this.#settle(['points', 'fbt'])) }))
      .on('GET /api/points-games/s1.bbb1/payouts', () => ({ body: pointsAnswer(GOLFERS, this.#settle(['bbb-points', 'bbb-fbt'])) }))
      .on(SAVED, () => this.#savedReply())
      .on(CALCULATE, (body) => this.calculate(body as CombinedGamesBody))
      .install();
  }

  calculate({ selectedGames, saveResults }: CombinedGamesBody): Reply {
    const answer = combinedAnswer(GOLFERS, this.#settle(selectedGames));
    if (saveResults) this.save(selectedGames);
    return { body: answer };
  }

  /** Another golfer saves a result. */
  save(selectedGames: Selection[]): void {
    this.#saved = {
      selectedGames,
      pointValue: null,
      fbtValue: null,
      calculationResult: combinedAnswer(GOLFERS, this.#settle(selectedGames)),
      savedAt: new Date().toISOString(),
      stale: false,
      currentPayouts: null,
    };
  }

  #savedReply(): Reply {
    if (!this.#saved) return { status: 404, body: { message: 'No saved results found', code: 'NOT_FOUND' } };
    const today = inDollars(this.#settle(this.#saved.selectedGames).nets);
    const stale = JSON.stringify(today) !== JSON.stringify(this.#saved.calculationResult.payouts);
    return { body: { ...this.#saved, stale, currentPayouts: stale ? today : null } satisfies SavedResult };
  }

  #settle(selections: readonly Selection[]) {
    return settleRound(roundInput(this.round), selections);
  }
}
