import { type AnyGame, type ByPlayer, type Cents, formatSignedDollars, type RoundSettlement, type Selection } from '@fairshare/golf-rules';
import { isolated } from '@fairshare/ui';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import { shortNames } from '../../../shared/short-names';
import { isWorth } from '../settle/settleable-games';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { gameResult } from '../texts';

/** Settles one game alone by the scores on this phone; null: its values are 0, or it cannot be settled. */
export function settleAlone(round: PhoneRound, game: AnyGame): RoundSettlement | null {
  const input = roundInput(round);
  const selections: Selection[] = game.stakes.filter((stake) => isWorth(input, game, stake)).map(({ id }) => id);
  return selections.length === 0 ? null : settleOnPhone(round, selections);
}

/** The winners and their amounts, the highest first: "Ann +$72.66 · Ben +$23.00". */
export function resultWords({ players }: Pick<PhoneRound, 'players'>, nets: ByPlayer<Cents>): string {
  const names = shortNames(players);
  const winners = players.filter(({ id }) => (nets[id] ?? 0) > 0).sort((one, other) => (nets[other.id] ?? 0) - (nets[one.id] ?? 0));
  return gameResult(winners.map(({ id, name }) => `${isolated(names.get(id) ?? name)} ${formatSignedDollars(nets[id] ?? 0)}`));
}
