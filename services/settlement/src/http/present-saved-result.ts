import type { SavedResult as SavedResultResource } from '@fairshare/contracts';
import { centsToDollars, type Cents } from '@fairshare/golf-rules';
import type { SavedAndCurrent } from '../queries/saved-result';
import { inDollars, presentCombined } from './present-settlement';

const dollarsOrNull = (cents: Cents | null) => (cents === null ? null : centsToDollars(cents));

/** A saved result as it was settled; once it is stale, also the payouts of the same choice today. */
export function presentSavedResult({ round, saved, stale, today }: SavedAndCurrent): SavedResultResource {
  const { choice, settlement, values, savedAt } = saved.state;
  return {
    selectedGames: [...choice.selectedGames],
    pointValue: dollarsOrNull(values.pointValueCents),
    fbtValue: dollarsOrNull(values.fbtValueCents),
    overrides: { pointValue: dollarsOrNull(choice.pointValueCents), fbtValue: dollarsOrNull(choice.fbtValueCents) },
    calculationResult: { ...presentCombined(round, settlement), savedId: saved.id },
    savedAt,
    stale,
    currentPayouts: stale && today ? inDollars(today) : null,
  };
}
