import { DEFAULT_HOUSE_RULES, type Selection, SELECTION_NAMES } from '@fairshare/golf-rules';
import { GAME_NAMES, NO_CARD_ASSIGNED, NO_GAME_YET, NO_HOLE_ENTERED, noReason, VALUE_IS_ZERO, VALUES_ARE_ZERO } from '../texts';
import { isAboveZero, isPlayed, type PlayedGame, type PlayedRound } from './settleable-games';

/** Why a game cannot be settled yet, one sentence for each that is not offered: "BBB: no hole is entered yet." */
export function whyNotOffered({ cardHistory, points, bbb, on = DEFAULT_HOUSE_RULES.games }: PlayedRound): string[] {
  return [
    ...(!on.cards || cardHistory.length > 0 ? [] : [noReason(SELECTION_NAMES.cards, NO_CARD_ASSIGNED)]),
    ...(on.points ? whyNoPoints(points) : []),
    ...(on.bbb ? whyNoBbb(bbb) : []),
  ];
}

const whyNoPoints = (points: PlayedGame | null) => (points === null ? [noReason(GAME_NAMES.points, NO_GAME_YET)] : worthNothing(GAME_NAMES.points, points, ['points', 'fbt']));

const whyNoBbb = (bbb: PlayedGame | null) => (isPlayed(bbb) ? worthNothing(GAME_NAMES.bbb, bbb, ['bbb-points', 'bbb-fbt']) : [noReason(GAME_NAMES.bbb, NO_HOLE_ENTERED)]);

function worthNothing(name: string, { pointValue, fbtValue }: PlayedGame, [points, fbt]: readonly [Selection, Selection]): string[] {
  if (!isAboveZero(pointValue) && !isAboveZero(fbtValue)) return [noReason(name, VALUES_ARE_ZERO)];
  return [
    ...(isAboveZero(pointValue) ? [] : [noReason(SELECTION_NAMES[points], VALUE_IS_ZERO)]),
    ...(isAboveZero(fbtValue) ? [] : [noReason(SELECTION_NAMES[fbt], VALUE_IS_ZERO)]),
  ];
}
