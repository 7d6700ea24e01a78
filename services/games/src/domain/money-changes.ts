import type { ChangedRule, GameSettings, RuleChange } from '@fairshare/contracts';
import { type Cents, GolfRulesError, type HoleGame, playableSelections, settleRound } from '@fairshare/golf-rules';
import type { CardTable } from './cards';
import type { Authorship } from './cells';
import { hasEntries } from './house-rules';
import type { Players } from './roster';
import type { Round } from './round';
import { inputOf } from './round-input';
import { RULE_CHANGES_KEPT } from './round-limits';

/** The round after a change that affects money. It records the author of the change if it had entries before. */
export function withMoneyChange(before: Round, after: Round, rules: readonly ChangedRule[], movedCents: Cents, { by, at }: Authorship): Round {
  if (rules.length === 0 || !hasEntries(before)) return after;
  const change: RuleChange = { at, by, rules: [...rules], movedCents };
  return { ...after, moneyChanges: [...(after.moneyChanges ?? []), change].slice(-RULE_CHANGES_KEPT) };
}

/** The same for changes of side games. They have a list of their own, because the previous release does not read side games. */
export function withSideChange(before: Round, after: Round, rules: readonly ChangedRule[], movedCents: Cents, { by, at }: Authorship): Round {
  if (rules.length === 0 || !hasEntries(before)) return after;
  const change: RuleChange = { at, by, rules: [...rules], movedCents };
  return { ...after, sideChanges: [...(after.sideChanges ?? []), change].slice(-RULE_CHANGES_KEPT) };
}

/** The changed point and FBT values of a game, in cents. */
export function changedSettings(game: HoleGame, before: GameSettings, after: GameSettings): ChangedRule[] {
  const value = (rule: ChangedRule['rule'], was: Cents, is: Cents): ChangedRule[] => (was === is ? [] : [{ rule, before: was, after: is }]);
  return [...value(`${game}.pointValue`, before.pointValueCents, after.pointValueCents), ...value(`${game}.fbtValue`, before.fbtValueCents, after.fbtValueCents)];
}

/** How much money changes hands between two states of a round, in cents. `table`: absent where no cards are concerned. */
export function centsChanged(before: Round, after: Round, players: Players, table?: CardTable): Cents {
  const [was, is] = [netsOf(before, players, table), netsOf(after, players, table)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].reduce((sum, playerId) => sum + Math.max(0, (is[playerId] ?? 0) - (was[playerId] ?? 0)), 0);
}

/** How much money changes hands in the current state of the round, in cents. */
export const centsInPlay = (round: Round, players: Players, table: CardTable): Cents =>
  Object.values(netsOf(round, players, table)).reduce((sum, cents) => sum + Math.max(0, cents), 0);

function netsOf(round: Round, players: Players, table: CardTable | undefined): Readonly<Record<string, Cents>> {
  const input = inputOf(round, players, table);
  try {
    return settleRound(input, playableSelections(input)).nets;
  } catch (error) {
    if (error instanceof GolfRulesError) return {};
    throw error;
  }
}
