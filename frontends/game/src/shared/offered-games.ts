import { type AnyGame, DEFINITIONS, hasValues, isOn, type RoundFacts, type RoundInput, type Selection, sideGamesOn, type StakeDefinition } from '@fairshare/golf-rules';
import { isForMoney } from './for-money';

/**
 * The selections that the Calculate Payouts dialog offers (specification, section 4): the stakes of the round's games that the house rules include, if the
 * stake's value is above 0 or it has none. Games that every round begins with need at least one entry. Then the included side games that are played for money.
 */
export const offeredGames = (round: RoundInput): Selection[] => [
  ...DEFINITIONS.flatMap((game) => (isOn(round, game.kind) && lackOf(round, game) === null ? game.stakes.filter((stake) => isWorth(round, game, stake)).map(({ id }) => id) : [])),
  ...sideGamesOn(round)
    .filter(isForMoney)
    .map(({ id }) => id),
];

/** What a game lacks before it can be settled; null: nothing. */
export function lackOf({ facts, games }: RoundInput, game: AnyGame): 'game' | 'entries' | null {
  const isThere = games.some(({ kind }) => kind === game.kind);
  if (game.begins === 'when-created') return isThere ? null : 'game';
  return isThere && isEntered(facts, game) ? null : 'entries';
}

/** Whether a stake has no value, or one above 0. */
export function isWorth({ games }: RoundInput, { kind }: AnyGame, { value }: StakeDefinition): boolean {
  const options = games.find((game) => game.kind === kind)?.options;
  return !value || (options !== undefined && hasValues(options) && options[value] > 0);
}

function isEntered({ strokes, marks, cards }: RoundFacts, { kind, inputs }: AnyGame): boolean {
  const hasStrokes = inputs.strokes && Object.values(strokes).some((ofHole) => Object.keys(ofHole).length > 0);
  const hasMarks = inputs.questions && Object.values(marks).some((ofHole) => Object.keys(ofHole).some((cell) => cell.startsWith(`${kind}.`)));
  const hasCards = inputs.cards && cards.transfers !== undefined && cards.transfers.length > 0;
  return Boolean(hasStrokes || hasMarks || hasCards);
}
