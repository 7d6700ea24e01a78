import { pointsPayoutsQuery } from '@fairshare/api-client';
import type { BbbGame, Player, PointsGame, PointsPayouts, StrokesGame } from '@fairshare/contracts';
import { dollarsToCents, type HoleGame, type Payment, type PotName, type PotOutcome, type Roster, type RoundInput, type Selection, settleRound } from '@fairshare/golf-rules';
import { useQuery } from '@tanstack/react-query';
import { useHasUnsent } from '../../../session/offline/offline';
import { useGamesOfRound } from '../use-newest';

export type PayoutMode = 'points' | 'fbt';

/** A pot of FBT as the screen shows it. */
export interface ShownPot {
  readonly name: PotName;
  readonly outcome: PotOutcome;
  /** Not all its holes are entered in full. */
  readonly provisional: boolean;
  readonly winners: readonly string[];
}

export interface GamePayouts {
  /** Player id → integer cents; positive receives. */
  readonly nets: Readonly<Record<string, number>>;
  readonly payments: readonly Payment[];
  /** Front, back, total; empty for points. */
  readonly pots: readonly ShownPot[];
}

/** What is at stake in a mode, in dollars. */
export function stakeOf(game: StrokesGame | BbbGame, mode: PayoutMode): number {
  return mode === 'points' ? game.settings.pointValue : game.settings.fbtValue;
}

/**
 * Payouts of one game, null while its value is 0. The rules are the same on the phone and on the server, so what the phone works
 * out from the scores on its screen shows until the server has answered, and stays if it cannot.
 */
export function useGamePayouts(game: StrokesGame | BbbGame, players: readonly Player[], roster: Roster, mode: PayoutMode) {
  const games = useGamesOfRound(game);
  const hasUnsent = useHasUnsent(game.gameStateId);
  const atStake = stakeOf(game, mode) > 0;
  const { data, isFetching, isStale, error } = useQuery({ ...pointsPayoutsQuery(game.id, mode), enabled: atStake });
  if (!atStake) return { payouts: null, error: null };
  const answered = data && !isFetching && !isStale && !error && !hasUnsent;
  return { payouts: answered ? fromAnswer(data) : workOut([...games, game], players, SELECTIONS_OF[game.gameType][mode], roster), error: hasUnsent ? null : error };
}

const SELECTIONS_OF: Readonly<Record<PointsGame['gameType'], Readonly<Record<PayoutMode, Selection>>>> = {
  points: { points: 'points', fbt: 'fbt' },
  bbb: { points: 'bbb-points', fbt: 'bbb-fbt' },
};

/**
 * The payouts of a game as the server computes them. It takes the session's other game too: odd cents are spread over the pots of both.
 * @param games of one kind the last one counts
 * @param roster which holes each plays; null: everyone all 18
 */
export function workOut(games: readonly PointsGame[], players: readonly Player[], selection: Selection, roster: Roster | null = null): GamePayouts {
  const inputs = games.map(({ gameType, holes, settings: { pointValue, fbtValue } }) => {
    const values = { pointValueCents: dollarsToCents(pointValue), fbtValueCents: dollarsToCents(fbtValue) };
    return [gameType, { holes, values }];
  });
  const round: RoundInput = { players: players.map(({ id }) => id), roster, ...(Object.fromEntries(inputs) as Pick<RoundInput, HoleGame>) };
  const { nets, payments, breakdown } = settleRound(round, [selection]);
  return { nets, payments, pots: breakdown.games.flatMap((one) => (one.kind === 'fbt' ? one.pots : [])) };
}

function fromAnswer({ payouts, transactions, pots }: PointsPayouts): GamePayouts {
  return {
    nets: Object.fromEntries(Object.entries(payouts).map(([playerId, dollars]) => [playerId, dollarsToCents(dollars)])),
    payments: transactions.map(({ from, to, amount }) => ({ from, to, cents: dollarsToCents(amount) })),
    pots,
  };
}
