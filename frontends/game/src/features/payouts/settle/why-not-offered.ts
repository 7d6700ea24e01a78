import { type AnyGame, DEFINITIONS, isOn, type RoundInput, sideGamesOn } from '@fairshare/golf-rules';
import { isolated } from '@fairshare/ui';
import { NO_CARD_ASSIGNED, NO_GAME_YET, NO_HOLE_ENTERED, noReason, VALUE_IS_ZERO, VALUES_ARE_ZERO } from '../texts';
import { isForMoney } from '../../../shared/for-money';
import { isWorth, lackOf } from './settleable-games';

/** The reasons why games cannot be settled yet, one sentence for each that is not offered: "BBB: no hole is entered yet." */
export const whyNotOffered = (round: RoundInput): string[] => [
  ...DEFINITIONS.filter(({ kind }) => isOn(round, kind)).flatMap((game) => whyNot(round, game)),
  ...sideGamesOn(round)
    .filter((game) => !isForMoney(game))
    .map(({ name }) => noReason(isolated(name), VALUE_IS_ZERO)),
];

function whyNot(round: RoundInput, game: AnyGame): string[] {
  const lack = lackOf(round, game);
  if (lack === 'game') return [noReason(game.name, NO_GAME_YET)];
  if (lack === 'entries') return [noReason(game.name, game.inputs.cards ? NO_CARD_ASSIGNED : NO_HOLE_ENTERED)];
  const worthless = game.stakes.filter((stake) => !isWorth(round, game, stake));
  if (worthless.length > 1 && worthless.length === game.stakes.length) return [noReason(game.name, VALUES_ARE_ZERO)];
  return worthless.map(({ name }) => noReason(name, VALUE_IS_ZERO));
}
