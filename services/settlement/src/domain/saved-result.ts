import {
  GolfRulesError,
  overrideValues,
  settleRound,
  type ByPlayer,
  type Cents,
  type RoundInput,
  type RoundSettlement,
  type Selection,
} from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';

/** What somebody chose to settle; null values mean the games' own. */
export interface Choice {
  readonly selectedGames: readonly Selection[];
  readonly pointValueCents: Cents | null;
  readonly fbtValueCents: Cents | null;
}

/** A saved combined result. It belongs to its session, whose id it bears, and is never silently rewritten. */
export interface SavedResult {
  readonly id: string;
  readonly groupId: string;
  readonly choice: Choice;
  /** What the scores gave when it was saved. */
  readonly settlement: RoundSettlement;
  readonly savedAt: string;
  readonly savedBy: string;
  /** Whether today's scores were last seen to give other nets. */
  readonly stale: boolean;
}

/** Settles a choice of games of a round. @throws GameNotInRoundError, NoSelectionError */
export function settleChoice(round: RoundInput, choice: Choice): RoundSettlement {
  return settleRound(overrideValues(round, choice.selectedGames, choice), choice.selectedGames);
}

/** The nets of a choice today; null when its games are no longer there. */
export function netsToday(round: RoundInput, choice: Choice): ByPlayer<Cents> | null {
  try {
    return settleChoice(round, choice).nets;
  } catch (error) {
    if (error instanceof GolfRulesError) return null;
    throw error;
  }
}

/** Stale: today's inputs give other nets. */
export function isStale({ settlement: { nets } }: Pick<SavedResult, 'settlement'>, today: ByPlayer<Cents> | null): boolean {
  if (!today) return true;
  const players = new Set([...Object.keys(nets), ...Object.keys(today)]);
  return [...players].some((playerId) => nets[playerId] !== today[playerId]);
}

/** Notes whether a saved result is still today's; nothing to do while that has not changed. */
export function noteStaleness(saved: SavedResult, stale: boolean): Change<SavedResult> {
  if (saved.stale === stale) return 'unchanged';
  return {
    state: { ...saved, stale },
    changes: [{ name: stale ? 'result-went-stale' : 'result-is-current-again', facts: { groupId: saved.groupId } }],
  };
}
