import { inShownOrder, type Selection } from '@fairshare/golf-rules';

export { isWorth, lackOf, offeredGames } from '../../../shared/offered-games';

/**
 * The initial choice of the dialog: the earlier choice, as far as it is still offered; without one, all offered games. The specification fills in cards, points
 * and FBT; BBB that was played and has a value is added, so that no game is left unsettled by oversight.
 */
export function startingChoice(chosen: readonly Selection[], offered: readonly Selection[]): Selection[] {
  return offered.filter((selection) => chosen.length === 0 || chosen.includes(selection));
}

/** The choice with one game switched on or off, in the order of display. */
export function withToggled(choice: readonly Selection[], toggled: Selection): Selection[] {
  return [...inShownOrder(choice.includes(toggled) ? choice.filter((selection) => selection !== toggled) : [...choice, toggled])];
}
