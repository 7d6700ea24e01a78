import { pointsPayoutsQuery } from '@fairshare/api-client';
import type { BbbGame, Player, PointsPayouts, StrokesGame } from '@fairshare/contracts';
import { dollarsToCents, type Payment, type PotName, type PotOutcome, settleRound } from '@fairshare/golf-rules';
import { useQuery } from '@tanstack/react-query';
import { useHasUnsent } from '../../../offline/offline';

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
export function useGamePayouts(game: StrokesGame | BbbGame, players: readonly Player[], mode: PayoutMode) {
  const hasUnsent = useHasUnsent(game.gameStateId);
  const atStake = stakeOf(game, mode) > 0;
  const { data, isFetching, error } = useQuery({ ...pointsPayoutsQuery(game.id, mode), enabled: atStake });
  if (!atStake) return { payouts: null, error: null };
  const answered = data && !isFetching && !error && !hasUnsent;
  return { payouts: answered ? fromAnswer(data) : workOut(game, players, mode), error: hasUnsent ? null : error };
}

/** The payouts of a game as the server computes them, from the scores given. */
export function workOut(game: StrokesGame | BbbGame, players: readonly Player[], mode: PayoutMode): GamePayouts {
  const { pointValue, fbtValue } = game.settings;
  const values = { pointValueCents: dollarsToCents(pointValue), fbtValueCents: dollarsToCents(fbtValue) };
  const round = { players: players.map(({ id }) => id) };
  const { nets, payments, breakdown } =
    game.gameType === 'points'
      ? settleRound({ ...round, points: { holes: game.holes, values } }, [mode])
      : settleRound({ ...round, bbb: { holes: game.holes, values } }, [`bbb-${mode}`]);
  return { nets, payments, pots: breakdown.games.flatMap((one) => (one.kind === 'fbt' ? one.pots : [])) };
}

function fromAnswer({ payouts, transactions, pots }: PointsPayouts): GamePayouts {
  return {
    nets: Object.fromEntries(Object.entries(payouts).map(([playerId, dollars]) => [playerId, dollarsToCents(dollars)])),
    payments: transactions.map(({ from, to, amount }) => ({ from, to, cents: dollarsToCents(amount) })),
    pots,
  };
}
