import { NetworkError } from '@fairshare/api-client';
import type { CombinedSettlement, Player, SavedResult } from '@fairshare/contracts';
import { type ByPlayer, type Cents, dollarsToCents, type RoundSettlement, type Selection } from '@fairshare/golf-rules';
import { type PhoneRound, withPlayersOf } from '../money/phone-round';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import { netsInCents, settlementOfAnswer } from '../money/settlement-of-answer';
import { type NetChange, netChanges } from './net-changes';

/** The state of a session's combined settlement. */
export type Combined =
  | { readonly state: 'none' | 'calculating'; readonly chosen: readonly Selection[] }
  | {
      readonly state: 'saved';
      readonly chosen: readonly Selection[];
      readonly settlement: RoundSettlement;
      /** When it was saved, in epoch milliseconds. */
      readonly at: number;
      /** The net changes that recalculating would cause; null: one of the games was deleted. */
      readonly changes: readonly NetChange[] | null;
      /** The same games settled by the scores on this phone; null: nothing changes, or one of the games was deleted. */
      readonly now: RoundSettlement | null;
    }
  /** Saving failed; the settlement is computed by this phone, and null if the phone lacks one of the games. */
  | { readonly state: 'unsaved'; readonly reason: UnsavedReason; readonly chosen: readonly Selection[]; readonly settlement: RoundSettlement | null };

/** `no-signal`: the server could not be reached; it is saved when the phone is online. */
export type UnsavedReason = 'no-signal' | 'refused';

/** The last response of the server, and when it was received. */
export interface Received<What> {
  readonly what: What;
  readonly at: number;
}

/** The last time the user pressed Save on this phone, for this session. */
export interface SaveAttempt {
  readonly status: 'pending' | 'error' | 'success';
  readonly chosen: readonly Selection[];
  readonly answer: CombinedSettlement | undefined;
  readonly error: Error | null;
  readonly at: number;
}

interface CombinedInput {
  readonly round: PhoneRound;
  readonly saved: Received<SavedResult | null>;
  readonly attempt: SaveAttempt | null;
  /** When the phone last received scores. */
  readonly scoresReceivedAt: number;
}

/** The newest of the saved result, the pending save and the failed save. */
export function combinedOf({ round, saved, attempt, scoresReceivedAt }: CombinedInput): Combined {
  if (attempt?.status === 'pending') return { state: 'calculating', chosen: attempt.chosen };
  if (attempt?.status === 'error' && !wasSavedSince(saved.what, attempt)) {
    const reason = attempt.error instanceof NetworkError ? 'no-signal' : 'refused';
    return { state: 'unsaved', reason, chosen: attempt.chosen, settlement: settleOnPhone(round, attempt.chosen) };
  }
  if (attempt?.answer && attempt.at > saved.at) {
    const settlement = settlementOfAnswer(round.players, attempt.answer);
    return { state: 'saved', chosen: attempt.chosen, settlement, at: attempt.at, changes: [], now: null };
  }
  if (!saved.what) return { state: 'none', chosen: [] };
  const { selectedGames, calculationResult, savedAt } = saved.what;
  const settlement = settlementOfAnswer(round.players, calculationResult);
  const onPhone = settledOnPhone(round, saved.what);
  const today = scoresReceivedAt > saved.at ? (onPhone?.nets ?? null) : netsByAnswer(round.players, saved.what);
  const changes = today && netChanges(withPlayersOf(round, settlement).players, settlement.nets, today);
  return { state: 'saved', chosen: selectedGames, settlement, at: Date.parse(savedAt), changes, now: changes && changes.length > 0 ? onPhone : null };
}

/** After this phone's save failed, another golfer saved: that is the group's result. */
const wasSavedSince = (saved: SavedResult | null, attempt: SaveAttempt): boolean => saved !== null && Date.parse(saved.savedAt) > attempt.at;

function netsByAnswer(players: readonly Player[], { stale, currentPayouts, calculationResult }: SavedResult): ByPlayer<Cents> | null {
  if (!stale) return netsInCents(players, calculationResult.payouts);
  return currentPayouts && netsInCents(players, currentPayouts);
}

function settledOnPhone(round: PhoneRound, saved: SavedResult): RoundSettlement | null {
  const { selectedGames, overrides: { pointValue, fbtValue } = saved } = saved;
  const values = { pointValueCents: inCents(pointValue), fbtValueCents: inCents(fbtValue) };
  return settleOnPhone(round, selectedGames, values);
}

const inCents = (dollars: number | null): Cents | null => (dollars === null ? null : dollarsToCents(dollars));
